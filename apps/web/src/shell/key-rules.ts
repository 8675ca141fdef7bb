/** When single keys count: those of the shell, and those of a page. */

/** How long `g` waits for the next key. */
export const SEQUENCE_MS = 1_200;

/** Radio buttons and check boxes take no letters. */
const TYPED_INTO = "input:not([type=radio], [type=checkbox]), textarea, select, [role=combobox]";

/** Somebody types, or has to answer a dialog first. */
export function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));
  return typing || document.querySelector("[role=dialog]") !== null;
}
