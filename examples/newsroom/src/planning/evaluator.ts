import type { Evaluator } from "@bole/engine";
import { languageOf } from "../text/language.ts";
import { factsOf } from "./facts.ts";
import { judge } from "./judge.ts";

/** Criterion by criterion, with what was measured; the gap is what a new plan has to close. */
export const evaluator: Evaluator = {
  async evaluate(request) {
    const language = languageOf(request.goal);
    const facts = factsOf(request);
    const verdicts = request.rubric.map((criterion) => judge(criterion, facts, language));
    const failed = verdicts.filter(({ verdict }) => verdict === "fail");
    return {
      verdicts,
      need_replan: failed.length > 0,
      gap: failed.length === 0 ? null : failed.map(({ evidence }) => evidence).join(" "),
    };
  },
};
