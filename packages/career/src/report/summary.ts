/** The summary without a model: the few sentences that matter, each with its sources. */
import type { Match } from "../analysts/results.ts";
import { stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { skillName } from "../occupations/skills-of.ts";
import { lowered } from "../text/article.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { IntegratedReport } from "./integrated-report.ts";

type Parts = Pick<
  IntegratedReport,
  | "personal_analysis"
  | "industry_opportunities"
  | "career_matching"
  | "focus_sections"
  | "missing_parts"
> & {
  readonly language: Language;
  readonly short: boolean;
  readonly runway: Statement | null;
  /** What a coach says of such a situation. */
  readonly judgement: readonly Statement[];
  /** What decides between the ways that they weigh. */
  readonly deciding: readonly Statement[];
};

const NAMED = 3;
const DECIDING = 4;

export function summarise(parts: Parts): Statement[] {
  const {
    language,
    career_matching,
    industry_opportunities,
    personal_analysis,
    focus_sections,
    short,
    runway,
    deciding,
    judgement,
  } = parts;
  const named = new Set(career_matching.ways.map(({ occupation_id }) => occupation_id));
  const [best, ...others] = career_matching.matches.filter(
    ({ occupation_id }) => !named.has(occupation_id),
  );
  const sentences: Statement[] = judgement.slice(0, short ? 2 : judgement.length);
  const own = [
    ...career_matching.ways.filter(({ suggested }) => !suggested),
    ...career_matching.exams,
  ];
  if (own.length > 0) sentences.push(ownChoices(own, language));
  const [known] = [...personal_analysis.strengths, ...personal_analysis.situation];
  if (own.length === 0 && deciding.length === 0 && judgement.length === 0 && known)
    sentences.push(
      stated(
        say(
          language,
          "你还没有说在比较哪几条路，所以这里没有替你选目标；说出两三条，就能放在一起比。",
          "You have not said which ways you weigh, so no goal was chosen for you; name two or three, and they are compared.",
        ),
        ...known.sources,
      ),
    );
  sentences.push(...deciding.slice(0, short ? 1 : DECIDING));
  if (runway) sentences.push(runway);
  const strength = personal_analysis.strengths[0];
  if (strength && !short && own.length === 0) sentences.push(strength);
  if (best) {
    const have = listed(
      language,
      best.have.slice(0, NAMED).map((skill) => skillName(skill, language)),
    );
    const missing = listed(
      language,
      best.missing_core.slice(0, NAMED).map((skill) => skillName(skill, language)),
    );
    const has = best.have.length > 0 ? say(language, `，已有${have}`, `; you bring ${have}`) : "";
    const lacks =
      best.missing_core.length > 0
        ? say(language, `，还缺${missing}`, `; still missing: ${missing}`)
        : "";
    const way = best.transition
      ? say(
          language,
          `，从${occupationById(best.transition.from).zh}过去有现成的路`,
          `; people do change to it from ${lowered(occupationById(best.transition.from).en)}`,
        )
      : "";
    const from = best.statements[0]?.sources ?? [`occupation:${best.occupation_id}`];
    sentences.push(
      stated(
        say(
          language,
          `${own.length > 0 ? "除此之外可以看看" : "最值得先看的是"}${best.name}${fitOf(best, "zh")}${has}${lacks}${way}。`,
          `${own.length > 0 ? "Beside them, worth a look" : "The first to look at"}: ${lowered(best.name)}${fitOf(best, "en")}${has}${lacks}${way}.`,
        ),
        ...from,
      ),
    );
  }
  if (others.length > 0 && !short && own.length === 0) {
    const names = listed(
      language,
      others
        .slice(0, NAMED)
        .map((one) => `${say(language, one.name, lowered(one.name))}${fitOf(one, language)}`),
    );
    sentences.push(
      stated(
        say(language, `其次是${names}。`, `Next: ${names}.`),
        ...others.slice(0, NAMED).map(({ occupation_id }) => `occupation:${occupation_id}`),
      ),
    );
  }
  const market =
    industry_opportunities.occupations.find(({ openings }) => openings > 0) ??
    industry_opportunities.occupations[0];
  if (market?.market[0]) sentences.push(market.market[0]);
  for (const { statements } of focus_sections.slice(-1))
    if (statements[0]) sentences.push(statements[0]);
  return sentences;
}

function ownChoices(
  own: readonly { readonly name: string; readonly fit: Statement }[],
  language: Language,
): Statement {
  const names = listed(
    language,
    own.map(({ name }) => `“${name}”`),
  );
  return stated(
    say(
      language,
      `你在考虑的是${names}，先把这${own.length > 1 ? "几条放在一起比" : "一条看清楚"}。`,
      `You weigh ${names}; ${own.length > 1 ? "they are compared first" : "it comes first"}.`,
    ),
    ...own.flatMap(({ fit }) => fit.sources),
  );
}

/** A share of nothing says nothing. */
const fitOf = ({ score, have }: Pick<Match, "score" | "have">, language: Language): string =>
  have.length === 0 ? "" : say(language, `（匹配 ${score}%）`, ` (a match of ${score} %)`);
