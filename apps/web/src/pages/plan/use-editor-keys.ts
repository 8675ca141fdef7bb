/** The editor's keyboard: undo, redo and save, wherever the focus is, unless a dialog has it. */
import { useEffect } from "react";
import type { PlanDocument } from "./model/plan-document.ts";

export function useEditorKeys(document: PlanDocument, onSave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest("[role=dialog]") !== null) return;
      const key = event.key.toLowerCase();
      if (key === "z") document.dispatch({ type: event.shiftKey ? "redo" : "undo" });
      else if (key === "y") document.dispatch({ type: "redo" });
      else if (key === "s") onSave();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [document, onSave]);
}
