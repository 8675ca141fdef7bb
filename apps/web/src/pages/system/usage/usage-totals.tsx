import type { UsageSum } from "@bole/server/contract";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { usageText } from "./usage-text.ts";

export function UsageTotals({ total }: { readonly total: UsageSum }) {
  const t = useText(usageText);
  const { number, cost } = useFormat();
  const figures = [
    [
      t.answers,
      number(total.answers + total.embedded),
      t.answersBy(number(total.answers), number(total.embedded)),
    ],
    [t.calls, number(total.calls), t.failed(number(total.failures))],
    [
      t.tokens,
      number(total.input_tokens + total.output_tokens),
      t.tokensOf(
        number(total.input_tokens),
        number(total.cached_tokens),
        number(total.output_tokens),
      ),
    ],
    [t.cost, cost(total.cost), total.unpriced > 0 ? t.unpriced(number(total.unpriced)) : ""],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([title, value, detail]) => (
        <Card key={title} className="px-5 py-4">
          <dt className="text-sm text-ink-3">{title}</dt>
          <dd className="mt-1 text-xl font-semibold tabular-nums">{value}</dd>
          <dd className="mt-1 text-sm text-ink-2">{detail}</dd>
        </Card>
      ))}
    </dl>
  );
}
