/** `review`: what is good about the résumé and what could be better, as far as facts tell it. */
import { z } from "zod";
import { figuresIn, gapsIn, gapWords, missingIn } from "../assessment.ts";
import type { Desk } from "../desk.ts";
import { entriesOf } from "../entries.ts";
import { busyMonths, spanWords } from "../time-spans.ts";
import { resumeTool, WORDS } from "./resume-tool.ts";

export const reviewTool = resumeTool({
  name: "review",
  label: { zh: "检查简历", en: "Review the résumé" },
  description: "Says what could be better.",
  input: z.object({ entry: WORDS, wish: WORDS }),
  risk: "read",
  words: ["entry", "wish"],
  run: (_, desk) => ({ said: reviewOf(desk) }),
});

/** Facts, and no promise: whether it is enough for a job, only those who read it decide. */
export function reviewOf({ resume, today, language }: Desk): string {
  const zh = language === "zh";
  const months = busyMonths(entriesOf(resume, "workExperience"), today);
  const { lines, figures } = figuresIn(resume);
  const gaps = gapsIn(resume, today).map((gap) => gapWords(gap, language));
  const missing = missingIn(resume, language);
  const jobs = resume.workExperience.length;
  const said = [
    months > 0 &&
      (zh
        ? `写了 ${jobs} 段工作，合计 ${spanWords(months, "zh")}。`
        : `It shows ${jobs} ${jobs === 1 ? "job" : "jobs"}, ${spanWords(months, "en")} in all.`),
    lines > 0 &&
      (zh
        ? `${lines} 条描述里有 ${figures} 条带数字；能用数字说明结果的，尽量写上。`
        : `${figures} of ${lines} lines give a figure; add figures where you have them.`),
    gaps.length > 0 && (zh ? `空档：${gaps.join("；")}。` : `Gaps: ${gaps.join("; ")}.`),
    missing.length > 0 &&
      (zh ? `还缺：${missing.join("、")}。` : `Missing: ${missing.join(", ")}.`),
    zh
      ? "够不够，要看岗位要求；我不能保证结果。没有做任何改动。"
      : "Whether that is enough depends on the job; I can't promise a result. Nothing was changed.",
  ];
  return said.filter(Boolean).join("\n");
}
