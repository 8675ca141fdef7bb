import type { ModelPrice } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { Card } from "../../../design/card.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { usageText } from "./usage-text.ts";

const NUMBER = "md:text-right tabular-nums";

export function PricesCard({ prices }: { readonly prices: readonly ModelPrice[] }) {
  const t = useText(usageText);
  const { cost } = useFormat();
  const columns: readonly Column<ModelPrice>[] = [
    {
      ...{ id: "model", title: t.priceModel, heading: true },
      cell: ({ model, own }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm break-all">{model}</code>
          {own && <Badge tone="accent">{t.own}</Badge>}
        </span>
      ),
    },
    { ...{ id: "input", title: t.input, className: NUMBER }, cell: ({ input }) => cost(input) },
    { ...{ id: "cached", title: t.cached, className: NUMBER }, cell: ({ cached }) => cost(cached) },
    { ...{ id: "output", title: t.output, className: NUMBER }, cell: ({ output }) => cost(output) },
    { ...{ id: "as_of", title: t.asOf, className: NUMBER }, cell: ({ as_of }) => as_of || "–" },
  ];
  return (
    <Card className="overflow-hidden">
      <header className="border-b border-line px-5 py-3.5">
        <h2 className="font-semibold">{t.prices}</h2>
        <p className="text-sm text-ink-3">{t.pricesAbout}</p>
      </header>
      <Table caption={t.prices} columns={columns} rows={prices} rowKey={({ model }) => model} />
    </Card>
  );
}
