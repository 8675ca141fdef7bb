/** What somebody said of each way that they weigh, what stands against it, and which of their wishes it is nearest to. */
import { folded } from "@bole/language/text";
import type { Fact } from "../facts/fact.ts";
import type { Meaning } from "../knowledge/meaning.ts";

export interface WayDetails {
  readonly fact: Fact;
  /** What they said of it in the same sentence. */
  readonly said: readonly Fact[];
  /** A limit, and the words of the way that touch it. */
  readonly clash: { readonly limit: Fact; readonly words: string } | null;
  /** A refusal that is about this way: it is not compared. */
  readonly refused: Fact | null;
  readonly wish: Fact | null;
  /** Limits that have to be asked about, the nearest first. */
  readonly limits: readonly Fact[];
}

/** Words about the same thing; measured on pairs out of told stories. */
const CLASH = 0.62;
const REFUSED = 0.66;
/** Less will do where they name the same thing. */
const ALIKE = 0.4;
const LIMITING: ReadonlySet<Fact["kind"]> = new Set(["limit", "health", "hours", "dislike"]);
const WISHING: ReadonlySet<Fact["kind"]> = new Set(["wish", "value", "interest"]);
const OPTIONS: ReadonlySet<Fact["kind"]> = new Set(["option", "choice", "target"]);

export async function wayDetails(
  weighed: readonly Fact[],
  facts: readonly Fact[],
  meaning: Pick<Meaning, "likeness">,
  signal?: AbortSignal,
): Promise<WayDetails[]> {
  const limits = facts.filter(({ kind }) => LIMITING.has(kind));
  const refusals = facts.filter(({ kind }) => kind === "refusal" || kind === "dislike");
  const wishes = facts.filter(({ kind }) => WISHING.has(kind));
  const found: WayDetails[] = [];
  for (const fact of weighed) {
    const said = saidOf(fact, facts);
    const words = [fact.words, ...said.map((one) => one.words)];
    const near = async (others: readonly Fact[]) =>
      ranked(
        words,
        others,
        await meaning.likeness(
          words,
          others.map((one) => one.words),
          signal,
        ),
      );
    const [clashing, refusing, wishing] = [
      await near(limits.filter((one) => !said.includes(one))),
      await near(refusals.filter((one) => !said.includes(one))),
      await near(wishes),
    ];
    const [clash] = clashing;
    const refused = refusing.find(
      ({ fact: one, likeness }) =>
        likeness >= REFUSED ||
        sharesWork(one, fact) ||
        (likeness >= ALIKE && sharesWord(one.words, fact.words)),
    );
    found.push({
      ...{ fact, said },
      clash:
        clash !== undefined && clash.likeness >= CLASH
          ? { limit: clash.fact, words: clash.words }
          : null,
      // "…, which I don't want" stands right behind it.
      refused: said.find(({ kind }) => kind === "refusal") ?? refused?.fact ?? null,
      wish: wishing[0]?.fact ?? null,
      limits: clashing.map((one) => one.fact),
    });
  }
  return found;
}

const sharesWork = (a: Fact, b: Fact): boolean =>
  a.kind === "refusal" && a.occupations.some((id) => b.occupations.includes(id));

/** A word of some length, or two Han characters, that stand in both. */
function sharesWord(a: string, b: string): boolean {
  const words = folded(a).match(/\p{Script=Latin}{5,}/gu) ?? [];
  const han = [...a.matchAll(/(?=(\p{Script=Han}{2}))/gu)].flatMap(([, pair]) => pair ?? []);
  return [...words, ...han].some((one) => folded(b).includes(one));
}

/** What stands between it and the next way in its sentence. */
function saidOf(fact: Fact, facts: readonly Fact[]): Fact[] {
  const { said } = fact;
  if (said === null) return [];
  const at = (one: Fact) => said.indexOf(one.words);
  const own = at(fact);
  const beside = facts.filter((one) => one !== fact && one.said === said && at(one) > own);
  const next = Math.min(
    ...beside.filter(({ kind }) => OPTIONS.has(kind)).map(at),
    Number.POSITIVE_INFINITY,
  );
  return beside.filter(
    (one) => !OPTIONS.has(one.kind) && at(one) < next && at(one) >= own + fact.words.length,
  );
}

function ranked(
  words: readonly string[],
  facts: readonly Fact[],
  likeness: readonly (readonly number[])[],
): { readonly fact: Fact; readonly likeness: number; readonly words: string }[] {
  return facts
    .map((fact, nth) => {
      const by = words.map((one, at) => ({ words: one, likeness: likeness[at]?.[nth] ?? 0 }));
      const [best = { words: "", likeness: 0 }] = by.toSorted((a, b) => b.likeness - a.likeness);
      return { fact, ...best };
    })
    .toSorted((a, b) => b.likeness - a.likeness);
}
