/**
 * One tab stop for a list of links: Tab passes by, the arrow keys, Home and End move within it.
 * A link takes part by `data-stop`; the one that is shown now is where Tab stops.
 */
import { type FocusEvent, type KeyboardEvent, useState } from "react";

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function useRovingFocus(current: string) {
  const [focused, setFocused] = useState<string | null>(null);
  return {
    tabIndexOf: (id: string) => (id === (focused ?? current) ? 0 : -1),
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) setFocused(target.dataset.stop ?? null);
      },
      onBlur: () => setFocused(null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]")];
        const { activeElement } = document;
        const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
        stops[step(at, stops.length)]?.focus();
        event.preventDefault();
      },
    },
  };
}
