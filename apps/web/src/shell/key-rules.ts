/** When single keys count: those of the shell, and those of a page. */

/** How long `g` waits for the next key. */
export const SEQUENCE_MS = 1_200;

/** Somebody types, or has to answer a dialog first. */
export function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=combobox]"));
  return typing || document.querySelector("[role=dialog]") !== null;
}
