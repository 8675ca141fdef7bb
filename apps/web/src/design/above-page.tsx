/** What dialogs and drawers have in common: how they are read first, and how they are closed. */
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useShellText } from "../i18n/text.ts";
import { buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";

/** Without a tooltip, which would take the first Escape for itself. */
export function CloseButton() {
  const t = useShellText();
  return (
    <Radix.Close aria-label={t.action.close} className={cx(buttonClass("ghost", "sm"), "-mr-2")}>
      <X aria-hidden />
    </Radix.Close>
  );
}

/** The window itself is read first; a key pressed by habit answers nothing. */
export function focusSelf(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
