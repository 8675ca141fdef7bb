/** What somebody tells of their work, line by line; a paragraph without bullets sentence by sentence. */
import { findConcepts, type ResumeData } from "@bole/talent";
import { entriesOf, linesOf, textOf, textPath } from "../reading/entries.ts";
import { sentencesIn } from "../reading/segments.ts";
import type { Proof } from "./tailoring.ts";

export function toldLines(data: ResumeData): Proof[] {
  const told = [...entriesOf(data, "workExperience"), ...entriesOf(data, "projects")];
  return [
    ...sentencesOf("basic.summary", data.basic.summary),
    ...told.flatMap((entry) => {
      const path = textPath(entry);
      const lines = linesOf(entry);
      return lines.length > 1
        ? lines.map(({ text }) => ({ path, line: text }))
        : sentencesOf(path, textOf(entry));
    }),
  ];
}

const sentencesOf = (path: string, text: string): Proof[] =>
  sentencesIn({ path, field: "description", text }).map(({ words }) => ({ path, line: words }));

/** The lines that have a skill of the advertisement in the very same words. */
export function linesNaming(told: readonly Proof[], asked: string): Proof[] {
  const words = findConcepts(asked).flatMap(({ spans }) =>
    spans.map(({ start, end }) => asked.slice(start, end)),
  );
  return told.filter(({ line }) => words.some((word) => wordIn(line, word) !== undefined));
}

/** A word as a line writes it; in Latin letters only where it is a whole one. */
export function wordIn(line: string, word: string): string | undefined {
  const at = line.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return undefined;
  const around = line.charAt(at - 1) + line.charAt(at + word.length);
  const isPart = /\p{Script=Latin}/u.test(word) && /\p{Script=Latin}/u.test(around);
  return isPart ? undefined : line.slice(at, at + word.length);
}
