/** A plan in the making. Never changed in place: a branch of the search that fails leaves no trace. */
import type { CatalogueEntry, JsonSchema, JsonValue } from "@bole/engine";

export interface DraftStep {
  readonly id: string;
  readonly agent: CatalogueEntry;
  readonly args: Readonly<Record<string, JsonValue>>;
  /** The list that it is run over. */
  readonly each: string | undefined;
  readonly depends_on: readonly string[];
}

export type Draft = readonly DraftStep[];

/** What a step's result is, as a whole. */
export function resultOf({ agent, each }: DraftStep): JsonSchema {
  return each === undefined ? agent.output : ({ type: "array", items: agent.output } as JsonSchema);
}

/** What stands in the way of an agent. */
export interface Gap {
  readonly agent: string;
  readonly field: string;
  readonly schema: JsonSchema;
}

/** Where the value of a field comes from. */
export interface Source {
  readonly value: JsonValue;
  readonly each?: string;
  readonly step?: string;
  /** With the steps that had to be added for it. */
  readonly draft: Draft;
}
