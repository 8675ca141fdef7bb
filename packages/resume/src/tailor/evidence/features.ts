/** Evidence as numbers for a linear model (`weigh-evidence.ts`). */
import type { Requirement } from "../tailoring.ts";
import type { Evidence } from "./gather-evidence.ts";
import { onlyIn, type PartEvidence, type ThingEvidence } from "./part-evidence.ts";

export const FEATURES = [
  "bias",
  "line_least",
  "line_mean",
  "line_whole",
  "entry_least",
  "all_least",
  "all_mean",
  "name_missing",
  "skill_missing",
  "word_missing",
  "no_words",
  "doubt_lapsed",
  "doubt_basic",
  "doubt_denied",
  "close_known",
  "close_whole",
  "close_least",
  "close_line",
  "years_asked",
  "years_met",
  "years_alike",
  "years_short",
  "degree_met",
  "degree_open",
  "figure_low",
  "figure_met",
  "details_missing",
  "details_met",
  "level",
  "level_listed",
  "several",
  "duty",
  "in_project",
  "in_skills",
] as const;
export type Feature = (typeof FEATURES)[number];

export function evidenceFeatures(evidence: Evidence, need: Requirement["need"]): number[] {
  const { parts, details, years, degree, figure, closeness } = evidence;
  const things = parts.flatMap((part) => part.things);
  const least = (value: (part: PartEvidence) => number) => Math.min(1, ...parts.map(value));
  const mean = (value: (part: PartEvidence) => number) =>
    parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + value(part), 0) / parts.length;
  const missing = things.filter(({ claim }) => claim === null);
  const doubted = (...claims: readonly ThingEvidence["claim"][]) =>
    Number(things.some(({ claim }) => claims.includes(claim)));
  const whole = closeness?.whole ?? 0;
  const closest = Math.min(1, ...(closeness?.parts ?? []));
  const isMet = years.every(({ wanted, had }) => had !== null && had >= wanted);
  const isAlike = years.every(({ wanted, had, alike }) => Math.max(had ?? 0, alike ?? 0) >= wanted);
  const isListed = Number(onlyIn(parts, (path) => path === "skillContent"));
  const hasNoWords = parts.length === 0;
  const value: Readonly<Record<Feature, number>> = {
    bias: 1,
    line_least: hasNoWords ? 0 : least(({ inLine }) => inLine),
    line_mean: mean(({ inLine }) => inLine),
    line_whole: Number(!hasNoWords && parts.every(({ inLine }) => inLine > 0.99)),
    entry_least: hasNoWords ? 0 : least(({ inEntry }) => inEntry),
    all_least: hasNoWords ? 0 : least(({ inAll }) => inAll),
    all_mean: mean(({ inAll }) => inAll),
    name_missing: Number(missing.some(({ thing }) => thing.isName)),
    skill_missing: Number(missing.some(({ thing }) => thing.concept !== null)),
    word_missing: Math.min(
      1,
      missing.filter(({ thing }) => !thing.isName && thing.concept === null).length / 3,
    ),
    no_words: Number(hasNoWords),
    doubt_lapsed: doubted("lapsed"),
    doubt_basic: doubted("basic", "pending"),
    doubt_denied: doubted("denied", "others"),
    close_known: Number(closeness !== undefined),
    close_whole: whole,
    close_least: closeness === undefined ? 0 : closest,
    close_line: closeness === undefined ? 0 : whole * least(({ inLine }) => inLine),
    years_asked: Number(years.length > 0),
    years_met: Number(years.length > 0 && isMet),
    years_alike: Number(years.length > 0 && !isMet && isAlike),
    years_short: Number(years.length > 0 && !isAlike && years.every(({ had }) => had !== null)),
    degree_met: Number(degree?.verdict === "meets"),
    degree_open: Number(degree !== undefined && degree.verdict !== "meets"),
    figure_low: Number(figure !== undefined),
    figure_met: Number(evidence.reachesFigure && figure === undefined),
    details_missing:
      details.length === 0 ? 0 : 1 - Math.min(1, ...details.map(({ inAll }) => inAll)),
    details_met: Math.max(0, ...details.map(({ inAll }) => inAll)),
    level: Number(LEVEL.test(evidence.text)),
    level_listed: Number(LEVEL.test(evidence.text)) * isListed,
    several: Number(parts.length > 1),
    duty: Number(need === "duty"),
    in_project: Number(onlyIn(parts, (path) => path.startsWith("projects"))),
    in_skills: isListed,
  };
  return FEATURES.map((name) => value[name]);
}

/** A grade is asked for that a mention alone does not show. */
const LEVEL =
  /\b(?:strong|deep|advanced|expert|fluent|excellent|thorough|proficien\w+|native|business-level|production|lead|own)\b|精通|熟练|流利|独立|主持|工作语言|扎实/iu;
