/** The seed's GuardrailWarning: what was held back or postponed, and why. */
import type { GuardrailWarning } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Info, ShieldAlert, ShieldX } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { assistantText } from "../text/assistant-text.ts";

const LOOKS = {
  info: { icon: Info, look: "bg-sunken text-ink-2" },
  warning: { icon: ShieldAlert, look: "bg-warning-soft text-warning-ink" },
  blocked: { icon: ShieldX, look: "bg-danger-soft text-danger-ink" },
} as const;

export function WarningBanner({
  warning: { severity, message, check_name },
}: {
  readonly warning: GuardrailWarning;
}) {
  const t = useText(assistantText);
  const { icon: Icon, look } = LOOKS[severity];
  return (
    <div
      role="alert"
      data-check={check_name}
      className={cx("flex items-start gap-2.5 rounded-md px-3.5 py-2.5 text-sm", look)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{t.severities[severity]}: </span>
        {message}
      </p>
      <Link to="/settings/guardrails" search={{ tab: "log" }} className="shrink-0 underline">
        {t.toGuardrails}
      </Link>
    </div>
  );
}
