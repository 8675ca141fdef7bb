/**
 * Asks a model for what the rules left open in a résumé. A model is a witness that may lie: each of
 * its values must follow from words that stand in the text, no value that the rules found is touched,
 * and what is hidden in the document is never sent.
 */
import type { Models, TaskCtx } from "@bole/models";
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import { ResumeData } from "../../model/resume-data.ts";
import { missingPaths } from "../resume/draft.ts";
import { QuotableText } from "./find-quote.ts";
import { readResumeTask } from "./read-resume-task.ts";
import { fillGaps, isGap } from "./resume-gaps.ts";
import { type ProvenValue, proveResumeValue } from "./resume-values.ts";

/** Longer ones are cut: it costs, and what is missing stands at the beginning. */
const LONGEST = 40_000;

export async function fillResume(
  models: Pick<Models, "run">,
  document: Pick<ReadDocument, "text">,
  parsed: ParsedResume,
  ctx: TaskCtx,
): Promise<ParsedResume> {
  const { missing } = parsed;
  const text = document.text.slice(0, LONGEST);
  if (missing.length === 0 || text.trim() === "") return parsed;
  const { value: answer } = await models.run(readResumeTask, { text, wanted: missing }, ctx);
  const quotable = new QuotableText(text);
  const proven = new Map<string, ProvenValue>();
  for (const field of answer.fields) {
    if (proven.has(field.path) || !isGap(field.path, missing)) continue;
    const value = proveResumeValue(text, quotable, field);
    if (value !== undefined) proven.set(field.path, value);
  }
  const { data, sources } = fillGaps(parsed.data, missing, proven);
  const checked = ResumeData.safeParse(data);
  if (!checked.success || Object.keys(sources).length === 0) return parsed;
  return {
    ...parsed,
    data: checked.data,
    sources: { ...sources, ...parsed.sources },
    missing: missingPaths(checked.data),
  };
}
