/**
 * The person's own choices, in their words, side by side: what has to hold, what is not known yet, what it takes, what
 * may go wrong, and a test within a week. They come before anything that is suggested, also where no occupation is named.
 */
import { type Fact, nameOf } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { examsNamed } from "../knowledge/exams.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Way } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import { WAY_TEXTS, WayKind } from "./way-texts.ts";

/** More side by side is no comparison. */
const MOST = 5;
const ALIKE = 0.5;
/** Whoever has lost their work, or is about to, has nothing to stay in. */
const GONE = new Set(["unemployed", "notice"]);
const STANDS = 0.62;
const LIMITS = 2;

export async function ownWays(
  facts: readonly Fact[],
  meaning: Meaning,
  language: Language,
  book: SourceBook,
  signal?: AbortSignal,
): Promise<Way[]> {
  const weighed = weighedFacts(facts);
  const senses = await meaning.senses(
    "way",
    weighed.map(({ words }) => words),
    ALIKE,
    signal,
  );
  // What somebody weighs is a way, whatever else it is like.
  const named = weighed.map((fact, at) => ({
    fact,
    kind: kindOf(senses[at]?.find(({ sense }) => sense !== "none")?.sense),
  }));
  const { status } = situationOf(facts);
  const ways = named.map(({ fact, kind }) => wayOf(fact, kind, facts, language, book));
  const stays = named.some(({ kind }) => kind === "stay" || kind === "rise");
  // Whoever has a job can keep it: that is what the others are measured against.
  if (ways.length > 0 && !stays && status === "employed") {
    const stay = facts.find(({ kind }) => kind === "situation" || kind === "experience");
    const standing = facts.filter(({ kind }) => kind === "situation" || kind === "note");
    const standings = await meaning.senses(
      "situation",
      standing.map(({ words }) => words),
      STANDS,
      signal,
    );
    const isGone = standings.some(([first]) => first !== undefined && GONE.has(first.sense));
    if (stay !== undefined && !isGone)
      ways.push({
        ...wayOf(stay, "stay", facts, language, book),
        name: say(language, "先留在现在的位置", "Stay where you are for now"),
      });
  }
  return ways.slice(0, MOST);
}

/** What they weigh or have chosen; an examination is compared by itself, with its dates and papers. */
export function weighedFacts(facts: readonly Fact[]): Fact[] {
  const weighed = facts.filter(
    ({ kind, words }) =>
      (kind === "option" || kind === "choice" || kind === "target") &&
      examsNamed(words).length === 0,
  );
  const seen: Fact[] = [];
  for (const fact of weighed)
    if (!seen.some((one) => isPart(nameOf(one), nameOf(fact)) || isPart(nameOf(fact), nameOf(one))))
      seen.push(fact);
  return seen;
}

const isPart = (part: string, whole: string): boolean => whole.includes(part);

const kindOf = (sense: string | undefined): WayKind => {
  const kind = WayKind.safeParse(sense);
  return kind.success ? kind.data : "other";
};

/** A limit that says what work must not ask for: only that can be held against an offer. */
export const isCheckable = ({ kind, excludes, label }: Fact): boolean =>
  (kind === "limit" || kind === "hours") && (excludes.length > 0 || label !== null);

function wayOf(
  fact: Fact,
  kind: WayKind,
  facts: readonly Fact[],
  language: Language,
  book: SourceBook,
): Way {
  const source = book.message({ message: fact.message ?? 0, text: fact.words });
  const texts = WAY_TEXTS[kind];
  const held = facts
    .filter(isCheckable)
    .filter((one) => one.fact_id !== fact.fact_id)
    .toSorted((a, b) => Number(b.kind === "limit") - Number(a.kind === "limit"))
    .slice(0, LIMITS)
    .map(({ words }) => `“${words}”`);
  const wish = facts.find((one) => one.kind === "wish" || one.kind === "value")?.words;
  const holds =
    held.length === 0
      ? say(
          language,
          "先写下你绝不让步的一条，再看它守不守得住。",
          "Write down the one thing you will not give up, and see whether it holds here.",
        )
      : say(
          language,
          `要守住：${held.join("、")}——对方书面确认了才算。`,
          `Has to hold: ${held.join(" and ")} – it counts when they confirm it in writing.`,
        );
  const wanted =
    wish === undefined
      ? ""
      : say(language, `对照你想要的：“${wish}”。`, ` Measure it by what you want: “${wish}”.`);
  const all = (pair: { readonly zh: string; readonly en: string }) =>
    stated(say(language, pair.zh, pair.en), source);
  return {
    way_id: `way:${fact.fact_id}`,
    occupation_id: fact.occupations[0] ?? null,
    name: nameOf(fact),
    ...{ kind, suggested: false, pay: null },
    fit: stated(`${holds}${wanted}`, source),
    gap: all(texts.ask),
    time: all(texts.time),
    risk: all(texts.risk),
    test: all(texts.test),
  };
}
