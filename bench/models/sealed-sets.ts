/** The newest sealed conversations and edits. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ResumeData } from "@bole/talent";
import { z } from "zod";
import { RecruiterTurn, ResumeCase } from "./score-answers.ts";

const SEALED = path.resolve(import.meta.dirname, "../sealed");

const newest = (kind: string): string => {
  const folder = globSync(`*/${kind}`, { cwd: SEALED }).toSorted().at(-1);
  if (folder === undefined) throw new Error(`There is no sealed set of ${kind}.`);
  return path.join(SEALED, folder);
};

/** Of each language: conversations, each with its turns. */
export function recruiterConversations(): { language: string; turns: RecruiterTurn[] }[] {
  const folder = newest("recruiter-conversations");
  return globSync("*.jsonl", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(path.join(folder, file), "utf8").trimEnd().split("\n");
      const turns = lines.map((line) => RecruiterTurn.parse(JSON.parse(line)));
      const all = Map.groupBy(turns, ({ conversation }) => conversation).values();
      return [...all].map((some) => ({ language: file.slice(0, 2), turns: some }));
    });
}

const Edits = z.object({
  people: z.array(z.object({ resume: z.unknown(), cases: z.array(ResumeCase) })),
});

export function resumeEdits(): { language: string; resume: ResumeData; cases: ResumeCase[] }[] {
  const folder = newest("resume-edits");
  return globSync("*.json", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return Edits.parse(JSON.parse(text)).people.map(({ resume, cases }) => ({
        ...{ language: file.slice(0, 2), resume: ResumeData.parse(resume), cases },
      }));
    });
}
