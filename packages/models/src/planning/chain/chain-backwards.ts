/**
 * From an agent back to what is there: each input that it needs is looked for in the steps so far,
 * in the run's input, in the goal, and at last in the output of another agent, whose own needs are
 * met in the same way.
 */
import type { CatalogueEntry, JsonSchema } from "@bole/engine";
import type { Draft, Gap, Source } from "./draft.ts";
import { sameName } from "./names.ts";
import { fieldsOf, fits, itemsOf, requiredOf } from "./schema-fit.ts";
import {
  type Known,
  type Need,
  namedSources,
  onlySource,
  spokenSources,
  wholeSources,
} from "./sources.ts";

export interface World {
  readonly known: Known;
  readonly catalogue: readonly CatalogueEntry[];
}

export type Reached =
  | { readonly draft: Draft; readonly id: string }
  | { readonly gaps: readonly Gap[] };

/** Deeper chains than this are found by nobody who reads the plan either. */
const MAX_DEPTH = 6;

/** @param above the agents whose needs are being met: none may need itself */
export function reach(
  world: World,
  agent: CatalogueEntry,
  before: Draft,
  above: readonly string[] = [],
): Reached {
  const done = before.find((step) => step.agent.name === agent.name);
  if (done !== undefined) return { draft: before, id: done.id };
  const fields = fieldsOf(agent.input);
  const required = new Set(requiredOf(agent.input));
  let draft = before;
  const args: Record<string, Source> = {};
  const gaps: Gap[] = [];
  for (const [field, schema] of Object.entries(fields)) {
    const need: Need = { field, schema, siblings: Object.keys(fields) };
    const source = required.has(field)
      ? findSource(world, need, draft, [...above, agent.name])
      : namedSources(need, draft, world.known).find(({ each }) => each === undefined);
    if (source === undefined) {
      if (required.has(field)) gaps.push({ agent: agent.name, field, schema });
    } else if ("gaps" in source) {
      gaps.push(...source.gaps);
    } else {
      args[field] = source;
      draft = source.draft;
    }
  }
  const lists = Object.values(args).flatMap(({ each }) => (each === undefined ? [] : [each]));
  // A step can go over one list only.
  if (new Set(lists).size > 1) gaps.push({ agent: agent.name, field: "each", schema: {} });
  if (gaps.length > 0) return { gaps };
  const id = String(draft.length + 1);
  const sources = Object.entries(args);
  const step = {
    id,
    agent,
    args: Object.fromEntries(sources.map(([field, { value }]) => [field, value])),
    each: lists[0],
    depends_on: [...new Set(sources.flatMap(([, source]) => source.step ?? []))],
  };
  return { draft: [...draft, step], id };
}

function findSource(
  world: World,
  need: Need,
  draft: Draft,
  above: readonly string[],
): Source | { readonly gaps: readonly Gap[] } | undefined {
  const [near] = [...namedSources(need, draft, world.known), ...wholeSources(need, draft)];
  if (near !== undefined) return near;
  const made = makeSource(world, need, draft, above);
  if (made !== undefined && !("gaps" in made)) return made;
  const [said] = [
    ...spokenSources(need, draft, world.known),
    ...onlySource(need, draft, world.known),
  ];
  return said ?? made;
}

/** The agent that gives it with the fewest further steps; else what the nearest one lacks. */
function makeSource(world: World, need: Need, draft: Draft, above: readonly string[]) {
  if (above.length >= MAX_DEPTH) return undefined;
  const tries = world.catalogue
    // Nothing may touch the world only because another agent could use what it gives.
    .filter(({ name, effects }) => !above.includes(name) && effects.length === 0)
    .filter(({ output }) => gives(output, need))
    .map((agent) => reach(world, agent, draft, above));
  const reached = tries.flatMap((attempt) => ("draft" in attempt ? [attempt.draft] : []));
  const [shortest] = reached.toSorted((a, b) => a.length - b.length);
  if (shortest === undefined) return tries.find((attempt) => "gaps" in attempt);
  return [...namedSources(need, shortest, world.known), ...wholeSources(need, shortest)][0];
}

function gives(output: CatalogueEntry["output"], { field, schema }: Need): boolean {
  const named = Object.entries(fieldsOf(output)).some(
    ([name, given]) => sameName(name, field) && (fits(given, schema) || hasItems(given, schema)),
  );
  return named || (requiredOf(schema).length > 0 && fits(output, schema));
}

function hasItems(list: JsonSchema, wanted: JsonSchema): boolean {
  const items = itemsOf(list);
  return items !== undefined && fits(items, wanted);
}
