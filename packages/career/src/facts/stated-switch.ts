/**
 * "I want to move into accounting" names a goal, although it is a way that could be weighed: where it is the only way
 * that somebody names, wants for themselves and calls a change, there is nothing to weigh it against.
 */
import type { Meaning } from "../knowledge/meaning.ts";
import type { Language } from "../text/language.ts";
import { factOf } from "./apply-calls.ts";
import type { Fact } from "./fact.ts";
import { says } from "./situation.ts";

export async function withStatedSwitch(
  facts: readonly Fact[],
  before: readonly Fact[],
  meaning: Pick<Meaning, "ownership">,
  language: Language,
  signal?: AbortSignal,
): Promise<Fact[]> {
  const aims = facts.filter(({ kind }) => AIMS.has(kind));
  const [only] = aims;
  if (only === undefined || aims.length > 1 || only.kind !== "option" || before.includes(only))
    return [...facts];
  const target = { ...factOf("target", only.words, only.message), said: only.said };
  const isStated = only.sense === "switching" && says(only.words, "switching");
  const [id] = target.occupations;
  if (!isStated || id === undefined) return [...facts];
  const [owner] = await meaning.ownership([{ clause: only.words, name: id }], language, signal);
  return owner === "other" || owner === "offered"
    ? [...facts]
    : facts.map((fact) =>
        fact === only ? { ...target, sense: only.sense, near: only.near } : fact,
      );
}

const AIMS: ReadonlySet<Fact["kind"]> = new Set(["option", "choice", "target"]);
