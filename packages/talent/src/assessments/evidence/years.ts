/** How long somebody did what a criterion asks for, from the dates of their work. */

import { yearsAtWork } from "@bole/reading";
import { type Criterion, findYears, type TextSpan } from "@bole/reading/text";
import { type Evidence, type Judgement, type Look, quotesAt } from "../judgement.ts";
import { conceptsAsked } from "./skills.ts";

/** Dates are of months, and often rounded: this much less may still be enough. */
const ROUNDING = 0.5;

export const lookForYears: Look = (criterion, evidence, language) => {
  const wanted = yearsAsked(criterion);
  if (wanted === 0) return undefined;
  const isChosen = evidence.roles !== undefined;
  const years = isChosen ? yearsInRoles(evidence) : evidence.resume.years;
  const concepts = conceptsAsked(criterion);
  const used = concepts.length === 0 ? null : yearsWith(concepts, evidence);
  const quotes = quotesAt(evidence.text, dateSpans(evidence));
  const judged = (verdict: Judgement["verdict"], reason: string) => ({ verdict, reason, quotes });
  if (years === null) {
    const reason = language === "zh" ? "工作年限不明。" : "The dates do not say how many years.";
    return { verdict: "unknown", reason, quotes: [] };
  }
  if (evidence.roles?.length === 0) {
    const reason =
      language === "zh"
        ? "没有一段经历写明是这方面的工作。"
        : "No job in the résumé says that it was this work.";
    return { verdict: "unknown", reason, quotes: [] };
  }
  const say = isChosen ? toldOfRoles : told;
  if (years + ROUNDING < wanted) return judged("no", say(language, years, wanted));
  if (years < wanted) return judged("partly", say(language, years, wanted));
  if (used === null || used >= wanted) return judged("meets", say(language, used ?? years, wanted));
  return judged("partly", toldOfUse(language, years, used, wanted));
};

/** A criterion that somebody has typed says them in its words. */
export const yearsAsked = ({ min_years, text }: Criterion): number =>
  min_years ?? findYears(text.normalize("NFKC").toLowerCase())[0]?.min ?? 0;

/** In the jobs whose description names one of the concepts; null if none does. */
function yearsWith(
  ids: readonly string[],
  { resume, concepts, today, roles }: Evidence,
): number | null {
  const spans = concepts.filter(({ id }) => ids.includes(id)).flatMap((concept) => concept.spans);
  const work = resume.data.workExperience.filter((_, index) => {
    if (roles?.includes(index) === false) return false;
    const entry = extentOf(resume.sources, `workExperience[${index}].`);
    return (
      entry !== undefined &&
      spans.some(({ start, end }) => entry.start <= start && end <= entry.end)
    );
  });
  if (work.length === 0) return null;
  return yearsAtWork({ ...resume.data, workExperience: work }, today);
}

function yearsInRoles({ resume, roles, today }: Evidence): number | null {
  if (resume.years === null) return null;
  const work = resume.data.workExperience.filter((_, index) => roles?.includes(index));
  return yearsAtWork({ ...resume.data, workExperience: work }, today) ?? 0;
}

/** From the first to the last place that says anything of an entry. */
function extentOf(sources: Evidence["resume"]["sources"], path: string): TextSpan | undefined {
  const spans = Object.entries(sources)
    .filter(([field]) => field.startsWith(path))
    .flatMap(([, places]) => places);
  if (spans.length === 0) return undefined;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** When the jobs that count began and ended. */
export function dateSpans({ resume, roles }: Pick<Evidence, "resume" | "roles">): TextSpan[] {
  return resume.data.workExperience.flatMap((_, index) => {
    if (roles?.includes(index) === false) return [];
    const [from] = resume.sources[`workExperience[${index}].startDate`] ?? [];
    const [to] = resume.sources[`workExperience[${index}].endDate`] ?? [];
    if (from === undefined) return [];
    return [{ start: from.start, end: to === undefined ? from.end : Math.max(from.end, to.end) }];
  });
}

function told(language: "zh" | "en", years: number, wanted: number): string {
  return language === "zh"
    ? `工作 ${years} 年，要求 ${wanted} 年。`
    : `${years} years at work; ${wanted} are asked for.`;
}

function toldOfRoles(language: "zh" | "en", years: number, wanted: number): string {
  return language === "zh"
    ? `相符岗位上 ${years} 年，要求 ${wanted} 年。`
    : `${years} years in roles that fit; ${wanted} are asked for.`;
}

function toldOfUse(language: "zh" | "en", years: number, used: number, wanted: number): string {
  return language === "zh"
    ? `工作 ${years} 年，其中写明用到它的 ${used} 年，要求 ${wanted} 年。`
    : `${years} years at work, ${used} of them say that it was used; ${wanted} are asked for.`;
}
