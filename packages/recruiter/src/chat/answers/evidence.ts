/** How somebody meets a job's criteria, each with the whole lines of the résumé that say so. */
import type { Candidate, Verdict } from "@bole/talent";
import { quoteAt } from "../../drafting/quotes.ts";
import { type Asking, pick, reader } from "./asking.ts";
import { textOf } from "./person-facts.ts";

export const VERDICTS: Readonly<Record<"zh" | "en", Readonly<Record<Verdict, string>>>> = {
  zh: { meets: "符合", partly: "部分符合", no: "不符合", unknown: "未知" },
  en: { meets: "meets", partly: "partly", no: "no", unknown: "unknown" },
};

export async function evidence(candidate: Candidate, asking: Asking): Promise<string> {
  const { person: one, applications, resumes } = candidate;
  const { asked, parts } = asking;
  const job_id = asked.job_id ?? applications[0]?.application.job_id;
  if (job_id === undefined) {
    return pick(
      asking,
      `${one.name}不在任何职位里；说出职位，我按它的标准列出依据。`,
      `${one.name} is in no job's pipeline; name a job, and I list the evidence by its criteria.`,
    );
  }
  const job = await parts.talent.jobs.get(reader(asking), job_id);
  if (resumes.length === 0)
    return pick(
      asking,
      `没有${one.name}的简历，无从举证。`,
      `There is no résumé of ${one.name}, and so no evidence.`,
    );
  if (job.criteria.length === 0)
    return pick(asking, `“${job.title}”还没有评估标准。`, `"${job.title}" has no criteria.`);
  const { assessments } = await parts.talent.assessments.of(reader(asking), one.id, job.id);
  const text = await textOf(candidate, asking);
  const lines = job.criteria.map(({ id, text: criterion }) => {
    const found = assessments.find(({ criterion_id }) => criterion_id === id);
    const verdict = VERDICTS[asked.language][found?.verdict ?? "unknown"];
    const quotes = (found?.quotes ?? []).slice(0, 2).map(({ span }) => `“${quoteAt(text, span)}”`);
    const why = [...new Set(quotes)].join(pick(asking, "，", ", "));
    return `- ${criterion}${pick(asking, "：", ": ")}${verdict}${why === "" ? "" : pick(asking, `，${why}`, `, ${why}`)}`;
  });
  const head = pick(
    asking,
    `${one.name}对照“${job.title}”：`,
    `${one.name} by the criteria of "${job.title}":`,
  );
  return [head, ...lines].join("\n");
}
