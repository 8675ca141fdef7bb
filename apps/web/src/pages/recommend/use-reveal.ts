/** Brings an answer into view and focus once it is there, but only after somebody asked for it. */
import { type RefObject, useEffect, useRef, useState } from "react";

interface Reveal {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly ask: () => void;
}

export function useReveal(isReady: boolean): Reveal {
  const target = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const shown = useRef(0);
  useEffect(() => {
    if (asked === shown.current || !isReady) return;
    shown.current = asked;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "start" });
  }, [asked, isReady]);
  return { target, ask: () => setAsked((count) => count + 1) };
}
