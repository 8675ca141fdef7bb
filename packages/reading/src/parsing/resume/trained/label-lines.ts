/** What each line of a document is, and what its words are, as the network says. */
import { rangesOf } from "../entries/header-pieces.ts";
import type { Line } from "../text/line.ts";
import { trimPiece } from "../text/span.ts";
import { withWholeNames } from "./assembly/leftovers.ts";
import { decodeTags } from "./decode-tags.ts";
import { featuresOfLines, type LineFeatures } from "./features/features.ts";
import type { LabelledLine, Tagged } from "./labelled-line.ts";
import { type LineRole, ROLES, SECTIONS, TAGS } from "./labels.ts";
import type { Rows } from "./network/layers.ts";
import { runNetwork } from "./network/network.ts";
import { shippedWeights } from "./network/weights.ts";

/** More lines than this are no résumé; the rules read them. */
export const MOST_LINES = 1_500;

/** @param text the document's, folded */
export function labelLines(text: string, lines: readonly Line[]): LabelledLine[] {
  const features = featuresOfLines(text, lines);
  const outputs = runNetwork(shippedWeights(), features);
  const roles = features.map((_, index) => ROLES[most(outputs.roles, index)] ?? "body");
  const items = itemsAreEntries(lines, roles);
  return features.map((one, index) => {
    const section = SECTIONS[most(outputs.sections, index)] ?? "other";
    const said = roles[index] ?? "body";
    const item = one.line.bullet && !items && said !== "heading" && section !== "contact";
    const role = item ? "body" : said;
    const told = role === "body" && section !== "contact";
    const tags = told || role === "heading" ? [] : spansOf(text, one, outputs.tagsOf(index));
    const labelled: LabelledLine = { line: one.line, section, role, tags };
    return section === "contact" ? labelled : withWholeNames(text, labelled);
  });
}

/** Entries are list items in all of a document, or in none of it. */
function itemsAreEntries(lines: readonly Line[], roles: readonly LineRole[]): boolean {
  const dated = lines.filter(
    (line, index) => roles[index] === "start" && rangesOf(line).some(({ whole }) => whole),
  );
  return dated.filter(({ bullet }) => bullet).length * 2 > dated.length;
}

function most({ values, width }: Rows, row: number): number {
  let best = 0;
  for (let at = 1; at < width; at += 1) {
    if ((values[row * width + at] ?? 0) > (values[row * width + best] ?? 0)) best = at;
  }
  return best;
}

/** Words beside each other with the same tag are one. */
function spansOf(text: string, { words }: LineFeatures, outputs: Rows): Tagged[] {
  const found: Tagged[] = [];
  let open: Tagged | undefined;
  const decoded = decodeTags(words, outputs);
  for (const [index, { start, end, key }] of words.entries()) {
    const { tag: number = 0, sure = 0 } = decoded[index] ?? {};
    const tag = TAGS[number] ?? "none";
    if (open?.tag === tag && key !== "\t") open = { ...open, end, sure: Math.min(open.sure, sure) };
    else {
      if (open) found.push(open);
      open = { tag, start, end, sure };
    }
  }
  if (open) found.push(open);
  return found.flatMap((span) => {
    const piece = span.tag === "none" ? undefined : trimPiece(text, span.start, span.end);
    return piece ? [{ tag: span.tag, sure: span.sure, start: piece.start, end: piece.end }] : [];
  });
}
