/** Adds usage up by day, task, person and model. Pure. */
import { fromMillionths } from "@bole/guardrails";
import type { Usage, UsageGroup, UsageSum } from "../http/contract/usage.ts";
import { EMBEDDED, OK, type UsageRow } from "./usage-store.ts";

type Summary = Pick<
  Usage,
  "total" | "by_day" | "by_task" | "by_user" | "by_model" | "failures" | "embedded"
>;

export function summariseUsage(rows: readonly UsageRow[]): Summary {
  const groups = (key: (row: UsageRow) => string) => groupsOf(rows, key);
  return {
    total: sumOf(rows),
    by_day: groups(({ day }) => day).toSorted((a, b) => b.key.localeCompare(a.key)),
    by_task: byUse(groups(({ task }) => task)),
    by_user: byUse(groups(({ user_id }) => user_id)),
    by_model: byUse(groups(({ model }) => (model === EMBEDDED ? "embedded" : model))),
    failures: groupBy(rows.filter(isFailure), ({ model, outcome }) => `${outcome} ${model}`)
      .map(([[first], some]) => ({
        ...{ model: first.model, kind: first.outcome, calls: sum(some, "calls") },
      }))
      .toSorted((a, b) => b.calls - a.calls),
    embedded: groupBy(rows.filter(isEmbedded), ({ outcome }) => outcome)
      .map(([[first], some]) => ({ because: first.outcome, answers: sum(some, "answers") }))
      .toSorted((a, b) => b.answers - a.answers),
  };
}

const isEmbedded = ({ model }: UsageRow): boolean => model === EMBEDDED;
const isFailure = (row: UsageRow): boolean => !isEmbedded(row) && row.outcome !== OK;

function sumOf(rows: readonly UsageRow[]): UsageSum {
  const byModels = rows.filter((row) => !isEmbedded(row));
  return {
    answers: sum(byModels, "answers"),
    embedded: sum(rows.filter(isEmbedded), "answers"),
    calls: sum(rows, "calls"),
    failures: sum(rows.filter(isFailure), "calls"),
    input_tokens: sum(rows, "input_tokens"),
    output_tokens: sum(rows, "output_tokens"),
    cached_tokens: sum(rows, "cached_tokens"),
    cost: fromMillionths(sum(rows, "cost")),
    unpriced: sum(rows, "unpriced"),
    ms: sum(rows, "ms"),
  };
}

type Group = readonly [readonly [UsageRow], readonly UsageRow[]];

/** Each group, with its first row apart: there is one. */
function groupBy(rows: readonly UsageRow[], key: (row: UsageRow) => string): Group[] {
  const groups = Map.groupBy(rows, key);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    return first === undefined ? [] : [[[first], some] as const];
  });
}

const groupsOf = (rows: readonly UsageRow[], key: (row: UsageRow) => string): UsageGroup[] =>
  groupBy(rows, key).map(([[first], some]) => ({ key: key(first), ...sumOf(some) }));

const byUse = (groups: UsageGroup[]): UsageGroup[] =>
  groups.toSorted((a, b) => b.cost - a.cost || b.calls - a.calls || b.embedded - a.embedded);

const sum = (
  rows: readonly UsageRow[],
  column: Exclude<keyof UsageRow, "day" | "task" | "user_id" | "model" | "outcome">,
): number => rows.reduce((total, row) => total + row[column], 0);
