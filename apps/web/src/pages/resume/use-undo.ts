/** Back and forth, by buttons and keys; in a text one edits, the keys are the browser's own. */
import type { Change } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ApiProblem } from "../../api/problems.ts";
import { resumeKey, undoResume } from "../../api/resumes.ts";
import { describeError } from "../../design/describe-error.ts";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import type { ResumeSession } from "./session/resume-session.ts";
import { headText } from "./text/head-text.ts";

export function useUndo(
  resumeId: string,
  session: ResumeSession,
  onChanged: (changes: readonly Change[], kind: "undo" | "redo") => void,
) {
  const t = useText(headText);
  const shell = useShellText();
  const client = useQueryClient();
  const { mutate, isPending } = useAct({
    mutationFn: async (kind: "undo" | "redo") => {
      // What is not saved yet is what one means to take back.
      if (!(await session.flush())) return null;
      return undoResume(resumeId, kind);
    },
    onSuccess: (saved, kind) => {
      if (saved === null) return;
      session.adopt(saved.resume);
      void client.invalidateQueries({ queryKey: resumeKey(resumeId) });
      onChanged(saved.changes, kind);
    },
    failure: (error, kind) => {
      const isNothing = error instanceof ApiProblem && error.problem.code === `nothing-to-${kind}`;
      const nothing = kind === "undo" ? t.nothingToUndo : t.nothingToRedo;
      return isNothing ? nothing : describeError(error, shell).detail;
    },
  });
  const step = useEffectEvent((kind: "undo" | "redo") => {
    if (!isPending) mutate(kind);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const { target } = event;
      if (target instanceof Element && target.closest("[role=dialog], input, textarea")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      step(key === "y" || event.shiftKey ? "redo" : "undo");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return { undo: () => step("undo"), redo: () => step("redo"), isPending };
}
