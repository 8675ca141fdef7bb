/** How a server did when it was tried, with what to change. */
import type { MailTried } from "@bole/server/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { mailSettingsText } from "./mail-settings-text.ts";

export function TrialNote({ tried, works }: { readonly tried: MailTried; readonly works: string }) {
  const t = useText(mailSettingsText);
  const { culprit, said } = tried;
  const Icon = culprit === null ? CircleCheck : CircleX;
  return (
    <div role="status" className="flex items-start gap-2 text-sm">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${culprit === null ? "text-ok-ink" : "text-danger-ink"}`}
      />
      <div className="min-w-0">
        <p>{culprit === null ? works : t.culprits[culprit]}</p>
        {said !== "" && <p className="break-words text-ink-3">{t.said(said)}</p>}
      </div>
    </div>
  );
}
