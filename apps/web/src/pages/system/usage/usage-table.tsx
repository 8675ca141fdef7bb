import type { UsageGroup } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useTaskName } from "../task-names.ts";
import type { Grouping } from "./grouping.ts";
import { usageText } from "./usage-text.ts";

const NUMBER = "md:text-right tabular-nums";

export function UsageTable({
  grouping,
  groups,
}: {
  readonly grouping: Grouping;
  readonly groups: readonly UsageGroup[];
}) {
  const t = useText(usageText);
  return (
    <Table
      caption={`${t.title}: ${t.groups[grouping]}`}
      columns={useColumns(grouping)}
      rows={groups}
      rowKey={({ key }) => key}
    />
  );
}

function useColumns(grouping: Grouping): readonly Column<UsageGroup>[] {
  const t = useText(usageText);
  const { number, cost, duration } = useFormat();
  const taskName = useTaskName();
  const nameOf = (key: string) => {
    if (grouping === "by_task") return taskName(key);
    if (grouping === "by_model" && key === "embedded") return t.embedded;
    return grouping === "by_user" && key === "system" ? t.system : key;
  };
  return [
    {
      id: "key",
      title: t.groups[grouping],
      heading: true,
      cell: ({ key }) => <span className="break-words">{nameOf(key)}</span>,
    },
    {
      ...{ id: "model", title: t.model, className: NUMBER },
      cell: ({ answers }) => number(answers),
    },
    {
      ...{ id: "embedded", title: t.builtIn, className: NUMBER },
      cell: ({ embedded }) => number(embedded),
    },
    { ...{ id: "calls", title: t.calls, className: NUMBER }, cell: ({ calls }) => number(calls) },
    {
      ...{ id: "failures", title: t.failures, className: NUMBER },
      cell: ({ failures }) =>
        failures === 0 ? number(0) : <Badge tone="warning">{number(failures)}</Badge>,
    },
    {
      ...{ id: "tokens", title: t.tokens, className: NUMBER },
      cell: ({ input_tokens, output_tokens }) => number(input_tokens + output_tokens),
    },
    {
      ...{ id: "cost", title: t.cost, className: NUMBER },
      cell: (sum) => (
        <span title={sum.unpriced > 0 ? t.unpriced(number(sum.unpriced)) : undefined}>
          {cost(sum.cost)}
          {sum.unpriced > 0 && " + ?"}
        </span>
      ),
    },
    { ...{ id: "time", title: t.time, className: NUMBER }, cell: ({ ms }) => duration(ms) },
  ];
}
