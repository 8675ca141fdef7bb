/** How a run came to the plan it has: each plan, each evaluation, each change, in a line or two. */
import { ReplanDecision, type RunEvent, type Verdict } from "@bole/engine";
import { oneLine } from "../terminal/text-width.ts";
import { Evaluated, PlanCreated, PlanInvalid } from "./facts.ts";
import type { Words } from "./words.ts";

/** Empty for events that are about something else. */
export function planningLines({ type, data }: RunEvent, words: Words): string[] {
  switch (type) {
    case "plan_created": {
      const plan = PlanCreated.safeParse(data).data;
      if (plan === undefined) return [];
      return [`◆ ${words.plan(plan.revision, plan.steps, oneLine(plan.description ?? ""))}`];
    }
    case "plan_invalid": {
      const issues = PlanInvalid.safeParse(data).data?.issues ?? [];
      const told = issues.map(({ path, message }) => oneLine(`${path} ${message}`));
      return [`✗ ${words.planInvalid(told)}`];
    }
    case "evaluated":
      return evaluation(Evaluated.safeParse(data).data?.verdicts ?? [], words);
    case "replanned": {
      const decision = ReplanDecision.safeParse(data).data;
      return decision === undefined ? [] : [replanning(decision, words)];
    }
    default:
      return [];
  }
}

const SIGNS = { pass: "✓", fail: "✗", unknown: "?" } as const;

function evaluation(verdicts: readonly Verdict[], words: Words): string[] {
  const passed = verdicts.filter(({ verdict }) => verdict === "pass").length;
  const sign = passed === verdicts.length ? SIGNS.pass : SIGNS.fail;
  return [
    `${sign} ${words.criteria(passed, verdicts.length)}`,
    ...verdicts
      .filter(({ verdict }) => verdict !== "pass")
      .map(
        ({ verdict, criterion, evidence }) =>
          `  ${SIGNS[verdict]} ${oneLine(`${criterion}: ${evidence}`)}`,
      ),
  ];
}

function replanning(decision: ReplanDecision, words: Words): string {
  const { trigger, kept, changed, added, dropped } = decision;
  const parts = [
    [kept, words.kept] as const,
    [changed, words.changed] as const,
    [added, words.added] as const,
    [dropped, words.dropped] as const,
  ].flatMap(([steps, say]) => (steps.length === 0 ? [] : [say(steps.join(", "))]));
  return `↻ ${[words.replanned(words.triggers[trigger]), ...parts].join("; ")}`;
}
