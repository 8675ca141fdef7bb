/**
 * What two people made of the same thing, field by field. What only one of them changed needs no
 * question; it is shown all the same, because it is about to be saved. Pure.
 */
import { type Json, type JsonRecord, sameJson } from "../json/json.ts";

export interface Difference {
  readonly field: string;
  readonly mine: Json;
  readonly theirs: Json;
  readonly changed: "both" | "mine" | "theirs";
}

export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** Fields where mine and theirs are not the same now. */
export function differences<T extends JsonRecord>(base: T, mine: T, theirs: T): Difference[] {
  return Object.keys(mine).flatMap((field) => {
    const [before = null, my = null, their = null] = [base[field], mine[field], theirs[field]];
    if (sameJson(my, their)) return [];
    const [iDid, theyDid] = [!sameJson(before, my), !sameJson(before, their)];
    const changed = iDid && theyDid ? "both" : iDid ? "mine" : "theirs";
    return [{ field, mine: my, theirs: their, changed }];
  });
}

/** Mine stands where I changed something, theirs elsewhere. */
export function firstChoices(found: readonly Difference[]): Choices {
  return Object.fromEntries(
    found.map(({ field, changed }) => [field, changed === "theirs" ? "theirs" : "mine"]),
  );
}

export function mergeBy<T extends JsonRecord>(mine: T, theirs: T, choices: Choices): T {
  const kept = Object.entries(mine).filter(([field]) => choices[field] === "mine");
  return { ...theirs, ...Object.fromEntries(kept) };
}
