/**
 * A verdict of the rules, made true to what the lines say: what has expired, was not completed, is known a little or is
 * done by others proves nothing or only a part; what no line names is not proven by a neighbour.
 */
import type { Claim } from "@bole/language/claims";
import { type Criterion, leavesChoice, type TextLanguage, type Verdict } from "@bole/talent";
import { type AskedThing, askedThings } from "./asked-things.ts";
import { doubtWords, namedThere, notThere } from "./doubt-words.ts";
import { lowerFigure } from "./lower-figure.ts";
import { bestClaim, claimAt, type Mention, type MentionedIn, mentionsOf } from "./mentions.ts";
import type { ResumeLine } from "./resume-lines.ts";

export interface Weighed {
  readonly verdict: Verdict;
  /** Empty where the rules' own reason stands. */
  readonly reason: string;
  /** Lines to show besides those of the rules. */
  readonly lines: readonly ResumeLine[];
}

interface Standing {
  readonly thing: AskedThing;
  readonly mentions: readonly Mention[];
  /** Null where the résumé does not name it. */
  readonly claim: Claim | null;
}

const PART: ReadonlySet<Claim | null> = new Set<Claim | null>(["basic", "pending"]);

export function weighClaims(
  criterion: Criterion,
  verdict: Verdict,
  resume: MentionedIn,
  language: TextLanguage,
): Weighed {
  const standings = askedThings(criterion.text).map((thing) =>
    standingOf(thing, criterion, resume),
  );
  if (verdict === "no" || standings.length === 0) return { verdict, reason: "", lines: [] };
  const held = standings.filter(({ claim }) => claim === "held");
  const isChoice = leavesChoice(criterion.text);
  const doubted = standings.filter(({ claim }) => claim !== "held" && claim !== null);
  const skills = standings.filter(({ thing }) => thing.concept !== null || thing.isName);
  const key = skills.length > 0 ? skills : standings;
  const isShown = isChoice ? held.length > 0 : key.every(({ claim }) => claim === "held");
  if (isShown && (isChoice || held.length * 2 >= standings.length)) {
    const figure = lowerFigure(criterion.text, namedIn(key), language);
    if (figure !== undefined && verdict === "meets") return { verdict: "partly", ...figure };
    const now = raised(verdict, standings, criterion);
    const reason = now === verdict ? "" : namedThere(now, language);
    return { verdict: now, reason, lines: linesOf(held) };
  }
  const missing = key.filter(({ claim }) => claim === null).map(({ thing }) => thing.word);
  const reason = [
    ...doubted.map(({ thing, claim }) => doubtWords(thing.word, claim, language)),
    ...(missing.length > 0 && skills.length > 0 ? [notThere(missing, language)] : []),
  ].join(language === "zh" ? "" : " ");
  const isPart = key.some(({ claim }) => claim === "held" || PART.has(claim));
  const lines = [...linesOf(doubted), ...linesOf(held)];
  const now = isPart ? "partly" : "unknown";
  const told = reason === "" && now !== verdict ? namedThere(now, language) : reason;
  return { verdict: now, reason: told, lines: isPart ? lines : linesOf(doubted) };
}

/** A grade that the requirement itself asks for is enough: "basic SQL", 三个月实习. */
function standingOf(thing: AskedThing, { text }: Criterion, told: MentionedIn): Standing {
  const mentions = mentionsOf(thing, told);
  const claim = bestClaim(mentions);
  const isAsked = PART.has(claim) && claimAt(text, thing.place, told.today) === claim;
  return { thing, mentions, claim: isAsked ? "held" : claim };
}

/** What one line says in the requirement's own words is proven, where nothing else was asked for. */
function raised(
  verdict: Verdict,
  standings: readonly Standing[],
  { min_years }: Criterion,
): Verdict {
  if (verdict === "meets" || min_years !== null) return verdict;
  const [first] = standings;
  const isWord =
    standings.length === 1 && first?.thing.isName === false && first.thing.concept === null;
  const inOne = first?.mentions.some(({ line }) =>
    standings.every(({ mentions }) =>
      mentions.some((one) => one.line === line && one.claim === "held"),
    ),
  );
  return inOne === true && !isWord ? "meets" : "partly";
}

const linesOf = (standings: readonly Standing[]): ResumeLine[] =>
  standings.flatMap(({ mentions, claim }) =>
    mentions
      .filter((one) => one.claim === claim || claim === "held")
      .slice(0, 2)
      .map(({ line }) => line),
  );

const namedIn = (standings: readonly Standing[]): ResumeLine[] => [
  ...new Set(standings.flatMap(({ mentions }) => mentions.map(({ line }) => line))),
];
