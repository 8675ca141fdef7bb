/** Single keys for a page, beside those of the shell: not while one types, not in a dialog, not after `g`. */
import { useEffect, useRef } from "react";
import { singleKeys } from "../preferences/single-keys.ts";
import { isBusy, SEQUENCE_MS } from "./key-rules.ts";

export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let goSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
      if (singleKeys.get() === "off" || isBusy(event.target)) return;
      const isSequence = event.timeStamp - goSince < SEQUENCE_MS;
      goSince = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const act = latest.current[event.key];
      if (act === undefined || isSequence) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
