/** Why a requirement is proven, in part or not at all, in the words of the advertisement's language. */
import type { TextLanguage, Verdict } from "@bole/talent";
import { doubtWords, notThere } from "../doubt-words.ts";
import type { Evidence } from "./gather-evidence.ts";
import { onlyIn, type PartEvidence } from "./part-evidence.ts";

/** More is not read. */
const MOST_WORDS = 4;
/** How likely a line speaks against what it names, to say so. */
const DOUBTFUL = 0.4;

export function reasonOf(evidence: Evidence, verdict: Verdict, language: TextLanguage): string {
  const { parts, details, welcome, figure, degree } = evidence;
  const things = parts.flatMap((part) => part.things);
  const missing = parts.flatMap(missingIn);
  const doubts = things
    .filter(({ claim }) => claim !== null && claim !== "held")
    .map(({ thing, claim }) => doubtWords(thing.word, claim, language));
  const open = details.filter(({ inAll }) => inAll === 0).map(({ text }) => text);
  const extra = welcome.filter(({ inLine }) => inLine < 0.5).map(({ text }) => text);
  const unmet = [
    ...doubts,
    ...(figure === undefined ? [] : [figure.reason]),
    ...(missing.length > 0 ? [notThere(missing.slice(0, MOST_WORDS), language)] : []),
    ...(open.length > 0 && missing.length === 0 ? [notThere(open, language)] : []),
    ...placeWords(evidence, language),
  ];
  const words = WORDS[language];
  const untold = parts.length > 1 ? parts.filter(({ inAll }) => inAll === 0) : [];
  const named = [
    ...untold.map(({ text }) => text),
    ...parts
      .filter((part) => !untold.includes(part))
      .flatMap((part) =>
        missingIn({
          ...part,
          things: part.things.filter(
            ({ thing }) => thing.isName || (thing.concept !== null && part.inAll > 0),
          ),
        }),
      ),
  ];
  const isDoubted = hasDoubt(evidence);
  // Nothing speaks against it, and something for it: the person knows.
  if (verdict === "partly" && !isDoubted && degree === undefined && evidence.years.length === 0)
    return [
      (evidence.readings[0]?.against ?? 0) >= DOUBTFUL ? words.doubtful : words.check,
      ...(named.length > 0 ? [notThere(named.slice(0, MOST_WORDS), language)] : []),
      ...placeWords(evidence, language),
    ].join(language === "zh" ? "" : " ");
  const said = [
    ...yearWords(evidence, language),
    ...(degree === undefined ? [] : [degree.reason]),
    ...(verdict === "meets" ? [] : unmet),
    ...(verdict === "meets" && extra.length > 0 ? [words.welcome(extra)] : []),
  ];
  return said.length === 0 ? words[verdict] : [...new Set(said)].join(language === "zh" ? "" : " ");
}

/** Fewer years in all than are asked for. */
const isShort = ({ years }: Evidence): boolean => years.some(({ wanted, all }) => all < wanted);

/** Something is told that is not enough; what only has to be checked is no doubt. */
export const hasDoubt = (evidence: Evidence): boolean =>
  isShort(evidence) ||
  evidence.figure !== undefined ||
  evidence.parts.some(({ things }) =>
    things.some(({ claim }) => claim !== null && claim !== "held"),
  );

/** What a part asks for and nothing tells of; words that stand together are one phrase. */
function missingIn({ text, things }: PartEvidence): string[] {
  const places = things
    .filter(({ claim, traces }) => claim === null && traces.length === 0)
    .map(({ thing }) => thing.place);
  const phrases: [number, number][] = [];
  for (const [start, end] of places) {
    const last = phrases.at(-1);
    if (last !== undefined && BETWEEN.test(text.slice(last[1], start))) last[1] = end;
    else phrases.push([start, end]);
  }
  return phrases.map(([start, end]) => text.slice(start, end));
}

const BETWEEN = /^[\s/-]*(?:(?:of|the|a|in|and|for|to)\s)*$/iu;

function yearWords({ years }: Evidence, language: TextLanguage): string[] {
  const words = WORDS[language];
  return years.map(({ wanted, had, alike, all }) => {
    const best = had === null || (had < wanted && (alike ?? 0) > had) ? alike : had;
    if ((best ?? 0) < wanted && all >= wanted)
      return words.countYears(rounded(best ?? 0), rounded(all), wanted);
    return best === null ? words.noYears(wanted) : words.years(rounded(best), wanted);
  });
}

const rounded = (years: number): number => Math.round(years * 10) / 10;

function placeWords({ parts }: Evidence, language: TextLanguage): string[] {
  const words = WORDS[language];
  if (onlyIn(parts, (path) => path.startsWith("projects"))) return [words.project];
  return onlyIn(parts, (path) => path === "skillContent") ? [words.listed] : [];
}

const WORDS = {
  zh: {
    meets: "简历里写明了。",
    partly: "简历只写到其中一部分。",
    unknown: "简历没有提到。",
    no: "简历写明不符合。",
    years: (had: number, wanted: number) => `相符岗位 ${had} 年，要求 ${wanted} 年。`,
    countYears: (had: number, all: number, wanted: number) =>
      `要求 ${wanted} 年；明确相符的岗位 ${had} 年，工作共 ${all} 年，请核对哪几段经历算。`,
    check: "这一行可能已经满足，请核对。",
    doubtful: "这一行可能不够，请核对有效期、级别，以及是否由你完成。",
    noYears: (wanted: number) => `要求 ${wanted} 年，没有一段经历写明是这方面的工作。`,
    project: "只在项目里出现，工作经历没有写到。",
    listed: "只列在技能里，没有一行经历能说明。",
    welcome: (texts: readonly string[]) => `加分项未提到：${texts.join("、")}。`,
  },
  en: {
    meets: "Your résumé shows it.",
    partly: "Your résumé shows part of it.",
    unknown: "Your résumé doesn’t mention it.",
    no: "Your résumé says otherwise.",
    years: (had: number, wanted: number) => `${had} years in jobs that fit; ${wanted} asked for.`,
    countYears: (had: number, all: number, wanted: number) =>
      `${wanted} years asked for; ${had} in jobs that clearly fit, ${all} at work in all. Check which of your jobs count.`,
    check: "May be met by this line: check.",
    doubtful: "This line may not be enough: check its date, its level and whether it was you.",
    noYears: (wanted: number) => `${wanted} years asked for; no job says that it was this work.`,
    project: "Only in a project, not in a job.",
    listed: "Listed as a skill; no line shows it in use.",
    welcome: (texts: readonly string[]) => `Welcome, but not in your résumé: ${texts.join(", ")}.`,
  },
} as const;
