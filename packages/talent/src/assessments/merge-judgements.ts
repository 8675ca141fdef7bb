/**
 * Puts a model's judgements beside those of the rules. It may decide what they could not, and only with words that stand
 * in the résumé: what rules have found met, or denied, stays. Pure.
 */
import type { Quote } from "../model/assessment.ts";
import type { CriterionJudgement } from "./assess.ts";
import type { Judged } from "./assess-task.ts";

/** What a model may be asked about. */
export const isOpen = ({ verdict }: Pick<CriterionJudgement, "verdict">): boolean =>
  verdict === "unknown" || verdict === "partly";

export function mergeJudgements<Ruled extends CriterionJudgement>(
  ruled: readonly Ruled[],
  judged: readonly Judged[],
  text: string,
): Ruled[] {
  return ruled.map((rule) => {
    const said = judged.find(({ criterion_id }) => criterion_id === rule.criterion_id);
    if (said === undefined || said.verdict === "unknown" || !isOpen(rule)) return rule;
    const quotes = said.quotes.flatMap((quote) => placeOf(quote, text));
    if (quotes.length === 0) return rule;
    return { ...rule, verdict: said.verdict, reason: said.reason.trim(), quotes };
  });
}

function placeOf(words: string, text: string): Quote[] {
  const quote = words.trim();
  const start = quote === "" ? -1 : text.indexOf(quote);
  return start < 0 ? [] : [{ text: quote, span: { start, end: start + quote.length } }];
}
