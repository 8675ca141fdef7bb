/** A form that only some roles may use: the others see it as it is, and why they cannot change it. */
import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { type Permission, useMay } from "./use-session.ts";

export function Editable({
  to,
  children,
}: {
  readonly to: Permission;
  readonly children: ReactNode;
}) {
  const t = useText(accountText);
  if (useMay()(to)) return children;
  return (
    <>
      <p
        role="note"
        className="mb-4 rounded-lg border border-line bg-sunken px-4 py-2.5 text-ink-2"
      >
        {t.readOnly}
      </p>
      <fieldset disabled className="min-w-0">
        {children}
      </fieldset>
    </>
  );
}
