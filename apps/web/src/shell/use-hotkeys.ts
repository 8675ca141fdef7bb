/**
 * The shell's keyboard: the command key with K always, single keys (`?`, `g` and then an area's key)
 * unless one is typing, a dialog is open, or they are turned off.
 */
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { AREAS } from "../areas/index.ts";
import { singleKeys } from "../preferences/single-keys.ts";
import { isBusy, SEQUENCE_MS } from "./key-rules.ts";

export function useHotkeys(actions: {
  readonly togglePalette: () => void;
  readonly showShortcuts: () => void;
}): void {
  const navigate = useNavigate();
  const { togglePalette, showShortcuts } = actions;
  useEffect(() => {
    let waitingSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        togglePalette();
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
      if (singleKeys.get() === "off" || isBusy(event.target)) return;
      const area = AREAS.find(({ key }) => key === event.key);
      if (area !== undefined && event.timeStamp - waitingSince < SEQUENCE_MS) {
        event.preventDefault();
        void navigate({ to: area.path });
      }
      waitingSince = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === "?") {
        event.preventDefault();
        showShortcuts();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate, togglePalette, showShortcuts]);
}
