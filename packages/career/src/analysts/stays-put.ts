/** Whether somebody wants to stay where they are: then no other occupation is suggested. */
import type { Fact } from "../facts/fact.ts";
import type { Meaning } from "../knowledge/meaning.ts";

const LIKE = 0.75;
const SAYING: ReadonlySet<Fact["kind"]> = new Set([
  ...(["refusal", "dislike", "wish", "limit", "note"] as const),
]);

export async function staysPut(
  facts: readonly Fact[],
  meaning: Pick<Meaning, "senses">,
  signal?: AbortSignal,
): Promise<boolean> {
  const said = facts.filter(({ kind }) => SAYING.has(kind)).map(({ words }) => words);
  const stances = await meaning.senses("stance", said, LIKE, signal);
  return stances.some(([nearest]) => nearest?.sense === "stays");
}
