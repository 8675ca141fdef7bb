/** A letter without a model: who somebody is, what they did last and what they can, in their résumé's words. Pure. */
import { z } from "zod";

export const LetterFacts = z.object({
  language: z.enum(["zh", "en"]),
  name: z.string(),
  title: z.string(),
  /** The newest first. */
  work: z.array(
    z.object({ company: z.string(), position: z.string(), lines: z.array(z.string()) }),
  ),
  skills: z.string(),
  /** The advertisement, or what the job is called; may be empty. */
  job: z.string(),
  job_title: z.string(),
  /** The employer; may be empty. */
  organisation: z.string(),
  /** Lines of the résumé that the advertisement asks for, the most wanted first. */
  wanted: z.array(z.string()),
  wish: z.string(),
  /** The résumé as a model may see it. */
  resume: z.record(z.string(), z.unknown()),
});
export type LetterFacts = z.infer<typeof LetterFacts>;

const MOST_LINES = 3;

export function solveLetter(facts: LetterFacts): string {
  const { language, name, title, work, skills, job_title, organisation, wanted } = facts;
  const zh = language === "zh";
  const [last] = work;
  const done = [...new Set([...wanted, ...work.flatMap(({ lines }) => lines)])].slice(
    0,
    MOST_LINES,
  );
  const forJob = zh
    ? `我想应聘${organisation || "贵公司"}的${job_title === "" ? "职位" : `“${job_title}”`}。`
    : `I am applying for ${job_title === "" ? "a position" : `“${job_title}”`} ${organisation === "" ? "with you" : `at ${organisation}`}.`;
  const now =
    last === undefined
      ? title
      : zh
        ? `我最近在${last.company}担任${last.position || title}。`
        : `Most recently I have been ${last.position || title} at ${last.company}.`;
  const doings = done.length === 0 ? [] : [zh ? "与这个职位相关的经历：" : "What I bring to it:"];
  const able = skills === "" ? [] : [zh ? `我掌握：${skills}。` : `What I work with: ${skills}.`];
  return [
    zh ? "您好：" : "Dear hiring team,",
    [forJob, now].filter(Boolean).join(zh ? "" : " "),
    [...doings, ...done.map((line) => `- ${line}`)].join("\n"),
    ...able,
    zh ? "期待与您进一步沟通。" : "I would be glad to tell you more.",
    name,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
