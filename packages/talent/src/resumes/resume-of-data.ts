/** What is made of a résumé's data wherever it is written: its skills, years, language and text. */

import { threadJob } from "@bole/base/threads";
import { writtenResume, yearsAtWork } from "@bole/reading";
import type { ResumeData } from "@bole/reading/text";
import type { Finding } from "../model/finding.ts";
import type { Resume } from "../model/resume.ts";
import { findConcepts, tagsOf } from "../skills/index.ts";
import type { ResumeFindings } from "./resume-rows.ts";

export interface MadeOfData extends ResumeFindings {
  readonly made: Pick<Resume, "data" | "sources" | "tags" | "years" | "language">;
}

/** @param before what was found in the text before; of that, only what still stands there is kept */
export function resumeOfData(
  data: ResumeData,
  today: Date,
  before: readonly Finding[] = [],
): MadeOfData {
  const { document, resume } = writtenResume(data);
  const concepts = findConcepts(document.text);
  return {
    made: {
      data,
      sources: resume.sources,
      tags: tagsOf(concepts),
      years: yearsAtWork(data, today),
      language: resume.language,
    },
    concepts,
    findings: before.flatMap((finding) => movedTo(finding, document.text)),
  };
}

export const resumeOfDataJob = threadJob<typeof resumeOfData>(
  new URL(import.meta.url),
  "resumeOfData",
);

/** What was hidden in the file stays known of it; it has no place in the text. */
function movedTo(finding: Finding, text: string): Finding[] {
  if (finding.start === null) return [finding];
  const start = text.indexOf(finding.text);
  return start < 0 ? [] : [{ ...finding, start, end: start + finding.text.length }];
}
