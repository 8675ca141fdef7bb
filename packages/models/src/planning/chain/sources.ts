/** The places where a value may be that an agent needs, the best first. */
import type { JsonRecord, JsonSchema, JsonValue } from "@bole/engine";
import { type Draft, resultOf, type Source } from "./draft.ts";
import { asksForCount, asksForWords, sameName } from "./names.ts";
import { fieldsOf, fits, itemsOf, requiredOf, schemaOf } from "./schema-fit.ts";

export interface Need {
  readonly field: string;
  readonly schema: JsonSchema;
  /** All the fields of the agent that needs it. */
  readonly siblings: readonly string[];
}

export interface Known {
  readonly input: JsonRecord;
  readonly context: JsonRecord;
  /** The part of the goal that is being planned for. */
  readonly clause: string;
}

/** A field of the same name: of a step so far, of the run's input, of what is known. */
export function namedSources(need: Need, draft: Draft, { input, context }: Known): Source[] {
  const { field, schema } = need;
  const ofSteps = draft.toReversed().flatMap((step) => {
    if (step.each !== undefined) return [];
    return Object.entries(fieldsOf(step.agent.output)).flatMap(([name, type]) =>
      from(`$${step.id}.${name}`, type, { name, need, draft, step: step.id }),
    );
  });
  const ofInput = Object.entries(input).flatMap(([name, value]) =>
    from(`$input.${name}`, schemaOf(value), { name, need, draft }),
  );
  const ofContext = Object.entries(context).flatMap(([name, value]) =>
    sameName(name, field) && fits(schemaOf(value), schema)
      ? [{ value: literal(value), draft }]
      : [],
  );
  return [...ofSteps, ...ofInput, ...ofContext];
}

interface Candidate {
  readonly name: string;
  readonly need: Need;
  readonly draft: Draft;
  readonly step?: string;
}

/** The value itself, or each entry of a list of such values. */
function from(place: string, given: JsonSchema, { name, need, draft, step }: Candidate): Source[] {
  if (!sameName(name, need.field)) return [];
  const origin = { draft, ...(step !== undefined && { step }) };
  if (fits(given, need.schema)) return [{ value: place, ...origin }];
  const items = itemsOf(given);
  if (items === undefined || !fits(items, need.schema)) return [];
  return [{ value: "$item", each: place, ...origin }];
}

/** The whole result of a step, where that is what is wanted, or a list of that. */
export function wholeSources({ schema }: Need, draft: Draft): Source[] {
  const wantsRecord = requiredOf(schema).length > 0 || requiredOf(itemsOf(schema) ?? {}).length > 0;
  if (!wantsRecord) return [];
  return draft
    .toReversed()
    .filter((step) => fits(resultOf(step), schema))
    .map((step) => ({ value: `$${step.id}`, step: step.id, draft }));
}

/** What the goal itself says: its words, or a number in it. */
export function spokenSources({ field, schema }: Need, draft: Draft, { clause }: Known): Source[] {
  if (asksForWords(field) && fits({ type: "string" }, schema)) {
    return [{ value: literal(clause), draft }];
  }
  const [number] = /\d+/.exec(clause.normalize("NFKC")) ?? [];
  if (number === undefined || !asksForCount(field)) return spokenOption(schema, draft, clause);
  const value = Number(number);
  return fits(schemaOf(value), schema) ? [{ value, draft }] : [];
}

/** One of a few words that a field allows, if the goal has it. */
function spokenOption(schema: JsonSchema, draft: Draft, clause: string): Source[] {
  if (typeof schema !== "object") return [];
  if (typeof schema.const === "string") return [{ value: schema.const, draft }];
  const said = (schema.enum ?? []).find(
    (option) => typeof option === "string" && clause.toLowerCase().includes(option.toLowerCase()),
  );
  return typeof said === "string" ? [{ value: said, draft }] : [];
}

/** The only value of the input that could be meant, and that is meant for nothing else. */
export function onlySource({ schema, siblings }: Need, draft: Draft, { input }: Known): Source[] {
  const [only, ...others] = Object.entries(input)
    .filter(([name]) => !siblings.some((sibling) => sameName(name, sibling)))
    .filter(([, value]) => fits(schemaOf(value), schema));
  return only === undefined || others.length > 0 ? [] : [{ value: `$input.${only[0]}`, draft }];
}

/** A dollar begins a placeholder, in a text that means one it is doubled. */
function literal(value: JsonValue): JsonValue {
  return typeof value === "string" ? value.replaceAll("$", "$$$$") : value;
}
