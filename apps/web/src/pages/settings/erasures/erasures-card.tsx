/** Receipts of people who were erased, newest first. */
import type { Erasure } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useActorName } from "../../../account/use-actor-name.ts";
import { useMay } from "../../../account/use-session.ts";
import { erasuresQuery } from "../../../api/privacy.ts";
import { Card } from "../../../design/card.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { erasuresText } from "./erasures-text.ts";

export function ErasuresCard() {
  const t = useText(erasuresText);
  const may = useMay();
  const isOpen = may("audit.read");
  const { data } = useQuery({ ...erasuresQuery, enabled: isOpen });
  if (!isOpen || data === undefined) return null;
  return (
    <Card className="mb-8 px-5 py-4">
      <h2 className="font-medium">{t.title}</h2>
      <p className="mt-1 text-sm text-ink-2">{t.about}</p>
      {data.erasures.length === 0 && <p className="mt-3 text-sm text-ink-3">{t.none}</p>}
      <ul className="mt-3 flex max-h-96 flex-col divide-y divide-line overflow-y-auto">
        {data.erasures.map((erasure) => (
          <Receipt key={erasure.id} erasure={erasure} />
        ))}
      </ul>
    </Card>
  );
}

function Receipt({ erasure }: { readonly erasure: Erasure }) {
  const t = useText(erasuresText);
  const nameOf = useActorName();
  const { moment } = useFormat();
  const { erased_at, actor, records, traces, receipt_hash } = erasure;
  return (
    <li className="py-3 text-sm">
      <p>
        <time dateTime={erased_at} className="font-medium">
          {moment(erased_at)}
        </time>{" "}
        {t.by(nameOf(actor))}
      </p>
      <p className="text-ink-2">
        {t.records(sum(records))} · {t.traces(sum(traces))}
      </p>
      {receipt_hash === null ? (
        <p className="text-ink-3">{t.pending}</p>
      ) : (
        <p className="flex min-w-0 items-center gap-1">
          <code className="truncate font-mono text-xs" title={receipt_hash}>
            {receipt_hash}
          </code>
          <CopyButton text={receipt_hash} name={t.hash} />
        </p>
      )}
    </li>
  );
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
