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
  "proves",
  "proves_next",
  "proves_third",
  "tells",
  "tells_next",
  "tells_third",
  "against",
  "against_told",
  "against_most",
  "told_proves",
  "best_work",
  "best_skills",
  "best_section",
  "best_head",
  "best_study",
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
    ...lineValues(evidence),
  };
  return FEATURES.map((name) => value[name]);
}

type LineValue = Extract<
  Feature,
  `proves${string}` | `tells${string}` | `against${string}` | `best_${string}` | "told_proves"
>;

/** Of the line that most likely proves it, of the one that tells most of it, and of the next ones. */
function lineValues({ readings }: Evidence): Record<LineValue, number> {
  const [best, next, third] = readings;
  const told = readings.toSorted((a, b) => b.tells - a.tells);
  const path = best?.line.path ?? "";
  const isHead = path.endsWith(".startDate");
  return {
    proves: best?.proves ?? 0,
    proves_next: next?.proves ?? 0,
    proves_third: third?.proves ?? 0,
    tells: told[0]?.tells ?? 0,
    tells_next: told[1]?.tells ?? 0,
    tells_third: told[2]?.tells ?? 0,
    against: best?.against ?? 0,
    against_told: told[0]?.against ?? 0,
    against_most: Math.max(0, ...readings.map(({ against }) => against)),
    told_proves: told[0]?.proves ?? 0,
    best_work: Number(path.startsWith("workExperience") && !isHead),
    best_skills: Number(path === "skillContent"),
    best_section: Number(path.startsWith("other")),
    best_head: Number(isHead),
    best_study: Number(path.startsWith("education")),
  };
}

/** A grade is asked for that a mention alone does not show. */
const LEVEL =
  /\b(?:strong|deep|advanced|expert|fluent|excellent|thorough|proficien\w+|native|business-level|production|lead|own)\b|精通|熟练|流利|独立|主持|工作语言|扎实/iu;
