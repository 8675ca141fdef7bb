/** Which calls failed, and why the embedded solver had to answer. */
import type { Usage } from "@bole/server/contract";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { usageText } from "./usage-text.ts";

export function ReasonsCard({ usage }: { readonly usage: Usage }) {
  const t = useText(usageText);
  const failed = usage.failures.map(({ model, kind, calls }) => ({
    ...{ id: `${kind} ${model}`, what: `${t.kinds[kind] ?? kind} · ${model}`, count: calls },
  }));
  const embedded = usage.embedded.map(({ because, answers }) => ({
    ...{ id: because, what: t.because[because] ?? because, count: answers },
  }));
  return (
    <Card className="flex flex-col gap-4 p-5">
      <Reasons title={t.whyFailed} lines={failed} />
      <Reasons title={t.whyEmbedded} lines={embedded} />
    </Card>
  );
}

function Reasons({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly what: string; readonly count: number }[];
}) {
  const { number } = useFormat();
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {lines.length === 0 && <p className="text-sm text-ink-3">–</p>}
      <ul>
        {lines.map(({ id, what, count }) => (
          <li key={id} className="flex justify-between gap-3 py-1 text-sm">
            <span className="min-w-0 break-words">{what}</span>
            <span className="tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
