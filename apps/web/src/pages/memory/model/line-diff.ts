/** What changed between two texts, line by line: the fewest lines that explain it. */
import { type Difference, sequenceDiff } from "../../../values/sequence-diff.ts";

export interface DiffLine {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
  /** Line numbers, from 1, in the old and the new text; null where it is not. */
  readonly before: number | null;
  readonly after: number | null;
}

export function diffLines(before: string, after: string): readonly DiffLine[] {
  return numbered(sequenceDiff(before.split("\n"), after.split("\n")));
}

function numbered(lines: readonly Difference[]): readonly DiffLine[] {
  let [before, after] = [0, 0];
  return lines.map(({ kind, text }) => {
    if (kind !== "added") before++;
    if (kind !== "removed") after++;
    return {
      kind,
      text,
      before: kind === "added" ? null : before,
      after: kind === "removed" ? null : after,
    };
  });
}

export type DiffPart =
  | { readonly type: "lines"; readonly lines: readonly DiffLine[] }
  | { readonly type: "folded"; readonly lines: readonly DiffLine[] };

/** Long stretches of what stayed the same, put aside except for a few lines around each change. */
export function foldDiff(lines: readonly DiffLine[], context = 3): readonly DiffPart[] {
  const near = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - context), index + context + 1)
      .some((one) => one.kind !== "same"),
  );
  const parts: { type: DiffPart["type"]; lines: DiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const type = near[index] ? "lines" : "folded";
    const last = parts.at(-1);
    if (last?.type === type) last.lines.push(line);
    else parts.push({ type, lines: [line] });
  }
  return parts;
}
