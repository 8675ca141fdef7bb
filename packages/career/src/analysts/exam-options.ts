/** Examinations that somebody weighs, as options beside occupations: what they take, lead to and risk, and a first test. */

import type { Fact } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { examById } from "../knowledge/exams.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { ExamOption } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";

const AS_OF = "2026-11";

export function examOptions(
  facts: readonly Fact[],
  language: Language,
  book: SourceBook,
): ExamOption[] {
  return situationOf(facts).exams.flatMap((id) => {
    const exam = examById(id);
    if (exam === undefined) return [];
    const [first = ""] = exam.papers[language];
    const quote = `${exam.when[language]}; ${exam.takes[language]}`;
    const source = book.statistics({
      ...{ id: `exam:${id}`, title: exam.held_by, href: exam.site, date: AS_OF, quote },
    });
    const leads = exam.leads_to === null ? null : occupationById(exam.leads_to)[language];
    const papers = listed(language, [...exam.papers[language]]);
    return [
      {
        exam_id: id,
        name: exam.name[language],
        fit: stated(
          say(
            language,
            leads === null
              ? "你在考虑的一条路；之后能做什么取决于专业。"
              : `你在考虑的一条路，通向${leads}。`,
            leads === null
              ? "A way that you weigh; where it leads depends on the subject."
              : `A way that you weigh; it leads to work as: ${leads}.`,
          ),
          source,
        ),
        gap: stated(say(language, `要考：${papers}。`, `What is tested: ${papers}.`), source),
        time: stated(
          say(
            language,
            `${exam.takes.zh}；往年${exam.when.zh}，以新公告为准。`,
            `${exam.takes.en}; usually ${exam.when.en}. The newest notice decides.`,
          ),
          source,
        ),
        risk: stated(
          say(
            language,
            "可能考不上：先定好几月看什么分数、到不了转哪条路。",
            "It may fail: settle by when which score has to be there, and what comes instead.",
          ),
          source,
        ),
        test: stated(
          say(
            language,
            `一周内限时做一套${first}真题，看离往年分数线差多少。`,
            `Within a week, one past paper of ${first} against the clock: how far from last year's mark?`,
          ),
          source,
        ),
      },
    ];
  });
}
