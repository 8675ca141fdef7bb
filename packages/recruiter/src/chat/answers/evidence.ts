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
      `${one.name}还不是任何职位的候选人。告诉我职位名称，我就按它的标准逐条对照。`,
      `${one.name} isn’t up for any job yet. Name one, and I’ll check them against its criteria.`,
    );
  }
  const job = await parts.talent.jobs.get(reader(asking), job_id);
  if (resumes.length === 0)
    return pick(
      asking,
      `没有${one.name}的简历，没有可对照的内容。`,
      `There is no résumé for ${one.name}, so there is nothing to check.`,
    );
  if (job.criteria.length === 0)
    return pick(asking, `“${job.title}”还没有评估标准。`, `“${job.title}” has no criteria yet.`);
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
    `${one.name} against the criteria of “${job.title}”:`,
  );
  return [head, ...lines].join("\n");
}
