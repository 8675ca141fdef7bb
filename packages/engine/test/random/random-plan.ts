import type { Condition, JsonValue, PlanDraft } from "../../src/index.ts";
import { chance, type Dice, pick } from "../../src/planning/testing/dice.ts";
import { givesNumber } from "./world.ts";

type StepDraft = PlanDraft["steps"][number];

/** A step that a later one may use, and the shape of its result. */
interface Source {
  readonly id: string;
  readonly shape: "number" | "items" | "numbers" | "lists";
}

/** A plan over the random agents; nearly all of them validate. */
export function randomPlan(size: number, dice: Dice): PlanDraft {
  const sources: Source[] = [];
  const steps = Array.from({ length: size }, (_, index) => {
    const id = `s${index}`;
    const before = sources.filter(() => chance(dice, 35)).slice(-3);
    const step = randomStep(id, before, dice);
    sources.push({ id, shape: shapeOf(step) });
    return step;
  });
  return { steps };
}

function shapeOf({ action, each }: StepDraft): Source["shape"] {
  if (each === undefined) return givesNumber(action) ? "number" : "items";
  return givesNumber(action) ? "numbers" : "lists";
}

function randomStep(id: string, before: readonly Source[], dice: Dice): StepDraft {
  const action = pick(dice, ["up", "up", "half", "half", "spread", "pair", "soft", "deep"]);
  const list = randomList(before, dice);
  const repeats = !isComposite(action) && chance(dice, 15);
  const n = list?.item ?? (repeats && chance(dice, 50) ? "$iteration" : randomNumber(before, dice));
  return {
    id,
    action,
    depends_on: before.map((source) => source.id),
    args: { n },
    on_error: pick(dice, ["fail", "continue", "continue"] as const),
    ...(list && { each: list.each, ...(chance(dice, 40) && { concurrency: 1 + dice.below(2) }) }),
    ...(chance(dice, 25) && { when: randomCondition(before, dice) }),
    ...(repeats && { repeat: { until: randomEnd(id, action, dice), max: 1 + dice.below(3) } }),
    ...(chance(dice, 30) && { approval: pick(dice, ["before", "after"] as const) }),
    ...(chance(dice, 12) && { wait: randomWait(id, list !== null, dice) }),
    ...(!isComposite(action) && chance(dice, 15) && { retry: { attempts: 2, backoff_ms: 0 } }),
  };
}

const isComposite = (action: string) => ["pair", "soft", "deep"].includes(action);

function randomList(
  before: readonly Source[],
  dice: Dice,
): { each: StepDraft["each"]; item: string } | null {
  if (!chance(dice, 35)) return null;
  const lists = before.filter(({ shape }) => shape !== "number");
  if (lists.length === 0 || chance(dice, 20)) {
    return { each: Array.from({ length: dice.below(5) }, () => dice.below(7)), item: "$item" };
  }
  const { id, shape } = pick(dice, lists);
  if (shape === "items") return { each: `$${id}.items`, item: "$item" };
  return { each: `$${id}`, item: shape === "numbers" ? "$item.n" : "$item.items[0]" };
}

function randomNumber(before: readonly Source[], dice: Dice): JsonValue {
  if (before.length === 0 || chance(dice, 30)) return dice.below(7);
  const { id, shape } = pick(dice, before);
  switch (shape) {
    case "number":
      return pick(dice, [`$${id}.n`, `$${id}.n`, `$${id}.input.n`]);
    case "items":
      return `$${id}.items[${pick(dice, [0, -1])}]`;
    case "numbers":
      return `$${id}.succeeded[0].n`;
    case "lists":
      return `$${id}.succeeded[0].items[0]`;
  }
}

function randomCondition(before: readonly Source[], dice: Dice): Condition {
  if (before.length === 0) return chance(dice, 70);
  const { id, shape } = pick(dice, before);
  const status = pick(dice, [{ completed: id }, { failed: id }, { skipped: id }] as const);
  const value = shape === "number" ? `$${id}.n` : `$${id}`;
  return pick<Condition>(dice, [
    status,
    { not: status },
    value,
    shape === "number" ? { gt: [value, 2] } : { exists: value },
    { any: [status, value] },
  ]);
}

function randomEnd(id: string, action: string, dice: Dice): Condition {
  if (!givesNumber(action) || chance(dice, 30)) return { gte: ["$iteration", dice.below(3)] };
  return { gte: [pick(dice, [`$${id}.n`, "$last.n"]), dice.below(6)] };
}

function randomWait(id: string, fanOut: boolean, dice: Dice): NonNullable<StepDraft["wait"]> {
  if (chance(dice, 40)) return { for_ms: 5 };
  return { event: `go-${id}`, ...(fanOut && { match: { index: "$index" } }) };
}
