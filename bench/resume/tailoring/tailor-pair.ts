/** What tailoring makes of a pair: the variant with every proposal taken, and what the guard of facts says of it. */

import type { Embedder } from "@bole/models";
import { closestLines, type Tailoring } from "@bole/resume";
import { parseJob, type ResumeData } from "@bole/talent";
import { writeMarkdown } from "../../../packages/resume/src/export/markdown.ts";
import type { Fact } from "../../../packages/resume/src/polish/facts/fact.ts";
import { keepsFacts } from "../../../packages/resume/src/polish/keeps-facts.ts";
import { tailor } from "../../../packages/resume/src/tailor/tailor.ts";
import type { ReadPair } from "./pairs.ts";

export interface TailoredPair {
  readonly pair: ReadPair;
  readonly tailoring: Tailoring;
  readonly variant: ResumeData;
  /** Both as Markdown. */
  readonly before: string;
  readonly after: string;
  readonly added: readonly Fact[];
  readonly lost: readonly Fact[];
  /** Lines that only one side has: what reorders adds and drops none. */
  readonly newLines: readonly string[];
  readonly lostLines: readonly string[];
}

export async function tailorPair(
  pair: ReadPair,
  embedder: Embedder,
  today: Date,
): Promise<TailoredPair> {
  const { data } = pair;
  const { draft: job, language } = parseJob(pair.ad);
  const closeness = await closestLines(embedder, data, job);
  const tailoring = tailor({ data, job, language, others: [], today, closeness });
  const variant = tailoring.proposals.reduce(withProposal, pair.data);
  const [before, after] = [pair.data, variant].map((data) => writeMarkdown(data, pair.language));
  const { added, missing } = keepsFacts(before ?? "", after ?? "");
  return {
    ...{ pair, tailoring, variant, lost: missing },
    // What is said twice is no new fact.
    added: added.filter(({ text }) => !(before ?? "").includes(text)),
    ...{ before: before ?? "", after: after ?? "" },
    newLines: beyond(linesOf(variant), linesOf(pair.data)),
    lostLines: beyond(linesOf(pair.data), linesOf(variant)),
  };
}

function withProposal(
  data: ResumeData,
  { kind, section, entry_id, field, before, after }: Tailoring["proposals"][number],
): ResumeData {
  // What is added goes to what stands there by then.
  if (kind === "add_skills")
    return { ...data, skillContent: data.skillContent + after.slice(before.length) };
  if (kind === "lead_summary")
    return {
      ...data,
      basic: { ...data.basic, summary: [after, data.basic.summary].filter(Boolean).join("\n") },
    };
  if (kind === "same_word" && section === "skillContent")
    return { ...data, skillContent: data.skillContent.replace(before, after) };
  if (kind === "set_title") return { ...data, basic: { ...data.basic, title: after } };
  if (section === "skillContent") return { ...data, skillContent: after };
  const list: unknown = Reflect.get(data, section);
  if (!Array.isArray(list)) throw new Error(`A proposal is about "${section}", which is no list.`);
  const entries = list.map((entry) =>
    entry.id === entry_id
      ? { ...entry, [field]: kind === "same_word" ? entry[field].replace(before, after) : after }
      : entry,
  );
  return { ...data, [section]: entries };
}

/** Skills one by one, all else line by line. */
function linesOf(data: ResumeData): string[] {
  const texts = [...data.workExperience, ...data.projects].map(({ description }) => description);
  const skills = data.skillContent
    .split("\n")
    .flatMap((line) => line.replace(/^.*?[:：]\s*/u, "").split(/[,，、;；]\s*(?![^(（]*[)）])/u));
  return [...texts.flatMap((text) => text.split("\n")), ...skills]
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function beyond(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
