/** A résumé written down, line by line, with the field that each line stands in. */
import { writtenResume } from "@bole/reading";
import type { ResumeData, Sources } from "@bole/talent";

export interface ResumeLine {
  readonly path: string;
  /** Without its bullet. */
  readonly text: string;
  /** Where the text begins in the whole. */
  readonly start: number;
}

export interface WrittenLines {
  readonly text: string;
  readonly sources: Sources;
  readonly lines: readonly ResumeLine[];
}

export function writtenLines(data: ResumeData): WrittenLines {
  const { document, resume } = writtenResume(data);
  const { sources } = resume;
  const lines: ResumeLine[] = [];
  let at = 0;
  for (const line of document.text.split("\n")) {
    const bullet = /^\s*[-•*]?\s*/u.exec(line)?.[0].length ?? 0;
    const start = at + bullet;
    const path = pathAt(sources, start);
    if (path !== "" && !NO_PROOF.test(path) && line.length > bullet)
      lines.push({ path, text: line.slice(bullet).trimEnd(), start });
    at += line.length + 1;
  }
  return { text: document.text, sources, lines };
}

/** Names of sections, and how somebody is reached. */
const NO_PROOF = /^other\[\d+\]\.title$|^basic\.(?!title|summary)/u;

/** The field that says what stands there; empty for headings. */
export function pathAt(sources: Sources, at: number): string {
  const found = Object.entries(sources).find(([, spans]) =>
    spans.some(({ start, end }) => start <= at && at < end),
  );
  return found?.[0] ?? "";
}
