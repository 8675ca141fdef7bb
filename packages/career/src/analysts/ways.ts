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
/** From here on words mean a choice that the reader did not hear as one; less is enough where they weigh something. */
const MEANT = 0.68;
const MEANT_BESIDE = 0.65;
/** What somebody longs for sounds like a way sooner than it is one. */
const MEANT_BY_WISH = 0.72;
const WISHED: ReadonlySet<Fact["kind"]> = new Set(["wish", "value", "interest", "deadline"]);
/** Nobody weighs what they cannot do, have ruled out or are. */
const NEVER: ReadonlySet<Fact["kind"]> = new Set([
  ...(["refusal", "dislike", "limit", "health", "age", "money", "pay_floor", "skill"] as const),
]);
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
  const others = facts.filter(
    (fact) => !NEVER.has(fact.kind) && !weighed.includes(fact) && isApart(fact, weighed),
  );
  const senses = await meaning.senses(
    "way",
    [...weighed, ...others].map(({ words }) => words),
    ALIKE,
    signal,
  );
  const senseAt = (at: number) => senses[at]?.[0];
  // What somebody weighs is a way, whatever else it is like.
  const said = weighed.map((fact, at) => ({
    fact,
    kind: kindOf(senses[at]?.find(({ sense }) => sense !== "none")?.sense),
  }));
  const least = said.length > 0 ? MEANT_BESIDE : MEANT;
  const meant = others.flatMap((fact, at) => {
    const { sense, likeness } = senseAt(weighed.length + at) ?? { sense: "none", likeness: 0 };
    const kind = WayKind.safeParse(sense);
    const enough = WISHED.has(fact.kind) ? MEANT_BY_WISH : least;
    return likeness >= enough && kind.success ? [{ fact, kind: kind.data }] : [];
  });
  const { status } = situationOf(facts);
  // A lone likeness is no choice: there is something to compare with, if only the job that they have.
  const compares = said.length + meant.length > 1 || status === "employed";
  const named = compares ? [...said, ...meant] : said;
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

/** Not a part of what is weighed already. */
const isApart = ({ words }: Fact, weighed: readonly Fact[]): boolean =>
  !weighed.some((one) => one.words.includes(words) || words.includes(one.words));

/** What they weigh or have chosen; an examination is compared by itself, with its dates and papers. */
export function weighedFacts(facts: readonly Fact[]): Fact[] {
  const weighed = facts.filter(
    ({ kind, words }) =>
      (kind === "option" || kind === "choice" || kind === "target") &&
      examsNamed(words).length === 0,
  );
  const seen: Fact[] = [];
  for (const fact of weighed)
    if (!seen.some(({ words }) => words.includes(fact.words) || fact.words.includes(words)))
      seen.push(fact);
  return seen;
}

const kindOf = (sense: string | undefined): WayKind => {
  const kind = WayKind.safeParse(sense);
  return kind.success ? kind.data : "other";
};

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
    .filter((one) => one.kind === "limit" || one.kind === "health" || one.kind === "hours")
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
