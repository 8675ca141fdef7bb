/**
 * The person's own choices, in their words, side by side: what has to hold, what is not known yet, what it takes, what
 * may go wrong, and a test within a week. They come before anything that is suggested, also where no occupation is named.
 */
import { numbersIn } from "@bole/language/text";
import { type Fact, nameOf } from "../facts/fact.ts";
import { type Ledger, monthly, totalOf } from "../facts/money-ledger.ts";
import { situationOf } from "../facts/situation.ts";
import { examsNamed } from "../knowledge/exams.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { grouped } from "../text/grouped.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Way } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import { type WayDetails, wayDetails } from "./way-details.ts";
import { WAY_TEXTS, WayKind } from "./way-texts.ts";

/** More side by side is no comparison. */
const MOST = 5;
const ALIKE = 0.6;
/** Whoever has lost their work, or is about to, has nothing to stay in. */
const GONE = new Set(["unemployed", "notice"]);
const STANDS = 0.62;
const LIMITS = 2;

export interface OwnWays {
  readonly ways: readonly Way[];
  readonly details: readonly WayDetails[];
}

export async function ownWays(
  facts: readonly Fact[],
  ledger: Ledger,
  meaning: Meaning,
  language: Language,
  book: SourceBook,
  signal?: AbortSignal,
): Promise<OwnWays> {
  const details = await wayDetails(weighedFacts(facts), facts, meaning, signal);
  const open = details.filter(({ refused }) => refused === null);
  const senses = await meaning.senses(
    "way",
    open.map(({ fact }) => fact.words),
    ALIKE,
    signal,
  );
  // What somebody weighs is a way, whatever else it is like.
  const named = open.map((one, at) => ({
    one,
    kind: kindOf(senses[at]?.find(({ sense }) => sense !== "none")?.sense),
  }));
  const { status } = situationOf(facts);
  const ways = named.map(({ one, kind }) => wayOf(one, kind, ledger, language, book));
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
    if (stay !== undefined && !isGone) {
      const [kept] = await wayDetails([stay], facts, meaning, signal);
      if (kept !== undefined)
        ways.push({
          ...wayOf({ ...kept, said: [], clash: null }, "stay", ledger, language, book),
          name: say(language, "先留在现在的位置", "Stay where you are for now"),
        });
    }
  }
  return { ways: ways.slice(0, MOST), details };
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
  { fact, said, clash, wish, limits }: WayDetails,
  kind: WayKind,
  ledger: Ledger,
  language: Language,
  book: SourceBook,
): Way {
  const cite = (one: Fact) => book.message({ message: one.message ?? 0, text: one.words });
  const source = cite(fact);
  const texts = WAY_TEXTS[kind];
  const quoted = (list: readonly Fact[]) =>
    list.map(({ words }) => `“${words}”`).join(say(language, "、", ", "));
  const asked = limits.filter((one) => one !== clash?.limit).slice(0, LIMITS);
  const fit = [
    said.length === 0
      ? ""
      : say(language, `你说过：${quoted(said)}。`, `You said of it: ${quoted(said)}.`),
    clash === null
      ? ""
      : say(
          language,
          `先过这一关：“${clash.words}”碰到你的“${clash.limit.words}”。对方不能书面保证，这条就划掉。`,
          `First hurdle: “${clash.words}” meets your “${clash.limit.words}”. Unless they settle that in writing, this way falls out.`,
        ),
    asked.length === 0
      ? ""
      : say(
          language,
          `还要当面问清：${quoted(asked)}守不守得住。`,
          `Ask before you agree whether this holds: ${quoted(asked)}.`,
        ),
    wish === null
      ? ""
      : say(
          language,
          `拿你想要的来量：“${wish.words}”。`,
          `Measure it by what you want: “${wish.words}”.`,
        ),
  ].filter((text) => text !== "");
  const all = (pair: { readonly zh: string; readonly en: string }) =>
    stated(say(language, pair.zh, pair.en), source);
  const open = say(
    language,
    "你还没说它的条件，也没说什么是底线：先写下绝不让步的一条。",
    "You have not said its conditions nor what you will not give up: write that down first.",
  );
  return {
    way_id: `way:${fact.fact_id}`,
    occupation_id: fact.occupations[0] ?? null,
    name: nameOf(fact),
    ...{ kind, suggested: false },
    pay: payText(said, fact, ledger, language, source),
    fit: stated(fit.length === 0 ? open : fit.join(say(language, "", " ")), source),
    gap: all(texts.ask),
    time: all(texts.time),
    risk: all(texts.risk),
    test: all(texts.test),
  };
}

const LEAST_PAY = 1_000;

/** The pay that was named with it, against what goes out each month and the lowest that they accept. */
function payText(
  said: readonly Fact[],
  fact: Fact,
  { cost, floor, pay }: Ledger,
  language: Language,
  source: string,
): Statement | null {
  const named = numbersIn(fact.words).filter((one) => one.value >= LEAST_PAY);
  const own =
    named.length === 1 && named[0]
      ? { value: named[0].value, fact }
      : pay.find((sum) => said.includes(sum.fact));
  if (own === undefined) return null;
  const out = totalOf(cost);
  const { value, yearly } = monthly(own.value, out);
  const [least] = floor;
  const read = yearly
    ? say(
        language,
        `（当作一年：${grouped(own.value)} ÷ 12 = 每月 ${grouped(value)}，税前）`,
        ` (read as a year's pay: ${grouped(own.value)} ÷ 12 = ${grouped(value)} a month before tax)`,
      )
    : "";
  const left =
    out === 0 || value < out / 2
      ? ""
      : say(
          language,
          `；减去每月的 ${grouped(out)}，剩 ${grouped(value - out)}`,
          `; less the ${grouped(out)} that go out, ${grouped(value - out)} are left`,
        );
  const bound =
    least === undefined
      ? ""
      : say(language, `；你的底线是“${least.fact.words}”`, `; your floor is “${least.fact.words}”`);
  return stated(
    say(
      language,
      `你说的是“${own.fact.words}”${read}${left}${bound}。`,
      `You named “${own.fact.words}”${read}${left}${bound}.`,
    ),
    source,
  );
}
