/** What changed within a text, in pieces that people read: words, and single Chinese characters. */
import { type Difference, sequenceDiff } from "../../../values/sequence-diff.ts";

const PIECE = /\p{Script=Han}|[\p{L}\p{N}_.%+#@-]+|\s+|./gsu;

/** Texts that have next to nothing in common are easier to read one after the other. */
const LEAST_IN_COMMON = 0.3;

export function wordDiff(before: string, after: string): readonly Difference[] {
  const found = sequenceDiff(before.match(PIECE) ?? [], after.match(PIECE) ?? []);
  const kept = found.filter(({ kind, text }) => kind === "same" && text.trim() !== "");
  const length = kept.reduce((sum, { text }) => sum + text.length, 0);
  if (length < LEAST_IN_COMMON * Math.min(before.length, after.length)) {
    return joined([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  }
  return joined(found);
}

/** Neighbours of one kind are one piece; what is empty is none. */
function joined(found: readonly Difference[]): readonly Difference[] {
  const pieces: Difference[] = [];
  for (const { kind, text } of found) {
    const last = pieces.at(-1);
    if (text === "") continue;
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
    else pieces.push({ kind, text });
  }
  return pieces;
}
