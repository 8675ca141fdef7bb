/** How reading the mailbox goes. */
import type { MailFetching } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { mailSettingsText } from "./mail-settings-text.ts";

export function FetchState({ fetching }: { readonly fetching: MailFetching | null }) {
  const t = useText(mailSettingsText);
  const { number, since } = useFormat();
  if (fetching === null || (fetching.fetched_at === null && fetching.fault === null))
    return <p className="text-sm text-ink-3">{t.notYet}</p>;
  const { fetched_at, fault, said, kept, left_alone } = fetching;
  return (
    <section aria-label={t.state} className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={fault === null ? "ok" : "danger"}>
          {fault === null ? t.isFine : t.isFaulty}
        </Badge>
        {fetched_at !== null && (
          <span className="text-ink-3">{t.fetched(since(fetched_at, Date.now()))}</span>
        )}
        <span className="text-ink-3">{t.counts(number(kept), number(left_alone))}</span>
      </p>
      {fault !== null && <p>{t.culprits[fault]}</p>}
      {said !== "" && <p className="break-words text-ink-3">{t.said(said)}</p>}
    </section>
  );
}
