import { type Agent, defineAgent } from "../../contracts/agent.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { PlanDraft } from "../../contracts/plan.ts";
import { chance, type Dice, pick } from "./dice.ts";
import { randomObject, randomSpec, type Spec, sampleOf, zodOf } from "./random-schema.ts";

/** An agent that answers anything its contract allows. */
export interface RandomAgent {
  readonly agent: Agent;
  readonly input: Spec & { kind: "object" };
  readonly output: Spec;
}

export function randomAgents(dice: Dice): RandomAgent[] {
  return Array.from({ length: 2 + dice.below(3) }, (_, index) => {
    const input = randomObject(dice, 1);
    const output = chance(dice, 85) ? randomObject(dice, 2) : randomSpec(dice, 2);
    const agent = defineAgent({
      name: `agent-${index}`,
      description: "Answers anything that its contract allows.",
      kind: "generation",
      input: zodOf(input),
      output: zodOf(output),
      run: () => sampleOf(output, dice),
    });
    return { agent, input, output };
  });
}

/** A place that a step can refer to, and what its author believes to find there. */
interface Source {
  readonly text: string;
  readonly spec: Spec;
}

type StepDraft = PlanDraft["steps"][number] & {
  readonly args: Readonly<Record<string, JsonValue>>;
};

/** A plan whose author mostly knows what they do: about half of what they write is right. */
export function randomPlan(agents: readonly RandomAgent[], dice: Dice): { steps: StepDraft[] } {
  const sources: Source[] = [];
  const steps = Array.from({ length: 2 + dice.below(4) }, (_, index) => {
    const id = String(index + 1);
    const { agent, input, output } = pick(dice, agents);
    const depends_on = Array.from({ length: index }, (_, i) => String(i + 1)).filter(() =>
      chance(dice, 92),
    );
    const lists = sources.filter(({ spec }) => spec.kind === "array");
    const list = lists.length > 0 && chance(dice, 50) ? pick(dice, lists) : null;
    const literal = list === null && chance(dice, 8);
    const each = list?.text ?? ["a", 1];
    const item: Source[] =
      list?.spec.kind === "array" ? reachable("$item", list.spec.inner, dice) : [];
    const args = randomArgs(input, [...sources, ...item, ...item], dice);
    const when = chance(dice, 30) ? randomCondition(sources, args, dice) : undefined;
    const repeat = chance(dice, 8) ? { until: { exists: "$last" }, max: 2 } : undefined;
    sources.push(...resultOf(id, output, list !== null || literal, dice));
    return {
      id,
      action: agent.name,
      depends_on,
      args,
      on_error: pick(dice, ["fail", "continue"] as const),
      ...((list !== null || literal) && { each }),
      ...(when !== undefined && { when }),
      ...(repeat !== undefined && { repeat }),
    };
  });
  return { steps };
}

function resultOf(id: string, output: Spec, fanOut: boolean, dice: Dice): Source[] {
  if (!fanOut) return reachable(`$${id}`, output, dice);
  const spec: Spec = { kind: "array", inner: output };
  const careless = chance(dice, 30) ? reachable(`$${id}`, spec, dice) : [{ text: `$${id}`, spec }];
  return [...careless, ...reachable(`$${id}.succeeded`, spec, dice)];
}

/** Everything under a placeholder that its schema shows, and now and then something it does not. */
function reachable(text: string, spec: Spec, dice: Dice): Source[] {
  const here = [{ text, spec }];
  if (chance(dice, 4)) here.push({ text: `${text}.nowhere`, spec });
  switch (spec.kind) {
    case "nullable":
      return [...here, ...reachable(text, spec.inner, dice)];
    case "union":
      return [...here, ...reachable(text, pick(dice, spec.options), dice)];
    case "array":
      return [...here, ...reachable(`${text}[${pick(dice, [0, -1])}]`, spec.inner, dice)];
    case "object": {
      const via = /^\$\d+$/.test(text) && chance(dice, 50) ? `${text}.result` : text;
      return here.concat(
        spec.fields.flatMap(({ key, spec: inner }) => reachable(`${via}.${key}`, inner, dice)),
      );
    }
    default:
      return here;
  }
}

function randomArgs(input: Spec & { kind: "object" }, sources: readonly Source[], dice: Dice) {
  const entries = input.fields
    .filter(({ optional }) => chance(dice, optional ? 60 : 98))
    .map(({ key, spec }): [string, JsonValue] => [key, randomTree(spec, sources, dice)]);
  if (chance(dice, 2)) entries.push(["extra", 1]);
  return Object.fromEntries(entries);
}

/** Leaves of one kind are one and the same, wherever they grew; an enum's words are a string. */
function isLeafOf(source: Spec, target: Spec): boolean {
  if (target.kind === "string") return source.kind === "string" || source.kind === "enum";
  if (target.kind === "number") return source.kind === "number" || source.kind === "integer";
  return source.kind === target.kind && (target.kind === "integer" || target.kind === "boolean");
}

function familyOf({ kind }: Spec): string {
  if (kind === "integer") return "number";
  return kind === "enum" ? "string" : kind;
}

/** Something for an argument of this schema: a literal, a placeholder, or a mixture. */
function randomTree(spec: Spec, sources: readonly Source[], dice: Dice): JsonValue {
  if (sources.length > 0 && chance(dice, 45)) {
    const same = sources.filter((source) => source.spec === spec || isLeafOf(source.spec, spec));
    if (same.length > 0 && chance(dice, 80)) return pick(dice, same).text;
    const alike = sources.filter((source) => familyOf(source.spec) === familyOf(spec));
    if (alike.length > 0 && chance(dice, 30)) return pick(dice, alike).text;
    if (chance(dice, 4)) return pick(dice, sources).text;
  }
  switch (spec.kind) {
    case "string":
      if (sources.length === 0 || chance(dice, 60)) return sampleOf(spec, dice);
      return `see ${pick(dice, sources).text}, for $$5`;
    case "object":
      return Object.fromEntries(
        spec.fields
          .filter(({ optional }) => !optional || chance(dice, 50))
          .map((field) => [field.key, randomTree(field.spec, sources, dice)]),
      );
    case "array":
      return Array.from({ length: dice.below(3) }, () => randomTree(spec.inner, sources, dice));
    case "nullable":
      return chance(dice, 30) ? null : randomTree(spec.inner, sources, dice);
    case "union":
      return randomTree(pick(dice, spec.options), sources, dice);
    default:
      return chance(dice, 98) ? sampleOf(spec, dice) : { wrong: true };
  }
}

/** Often a guard for something the arguments use, sometimes just any question. */
function randomCondition(
  sources: readonly Source[],
  args: Readonly<Record<string, JsonValue>>,
  dice: Dice,
) {
  const used = Object.values(args).filter(
    (value): value is string => typeof value === "string" && /^\$\d/.test(value),
  );
  if (used.length > 0 && chance(dice, 80)) {
    const all = used.map((exists) => ({ exists }));
    return chance(dice, 50) ? { all } : (used[0] ?? true);
  }
  if (sources.length === 0) return chance(dice, 90);
  const { text } = pick(dice, sources);
  return pick(dice, [{ not: { exists: text } }, { eq: [text, "a"] as [string, string] }, text]);
}
