/** What each line of a document is, and what its words are, as the network says. */
import type { Line } from "../text/line.ts";
import { trimPiece } from "../text/span.ts";
import { placeAtEnd, regionAtStart } from "../words/places.ts";
import { withWholeNames } from "./assembly/leftovers.ts";
import { withDatedStarts } from "./dated-starts.ts";
import { decodeSections } from "./decode-sections.ts";
import { featuresOfLines, type LineFeatures } from "./features/features.ts";
import type { LabelledLine, Tagged } from "./labelled-line.ts";
import { ROLES, TAGS } from "./labels.ts";
import type { Rows } from "./network/layers.ts";
import { runNetwork } from "./network/network.ts";
import { shippedWeights } from "./network/weights.ts";
import { type TaggedWord, tagHeads } from "./tag-heads.ts";

/** More lines than this are no résumé: the rest is kept as it is. */
export const MOST_LINES = 1_500;

/** What may begin with a heading: a few words and a tab, wide blanks or a colon. */
const HEADED = /^.{2,32}?(?:\t|\s{3}|[:：])/;

/** @param text the document's, folded */
export function labelLines(text: string, all: readonly Line[]): LabelledLine[] {
  const lines = all.slice(0, MOST_LINES);
  const features = featuresOfLines(text, lines);
  const outputs = runNetwork(shippedWeights(), features);
  const said = lines.map((_, index) => ROLES[most(outputs.roles, index)] ?? "body");
  const sections = decodeSections(lines, said, outputs.sections);
  const roles = withDatedStarts(lines, sections, said);
  const labels = features.map((one, index) => ({
    index,
    features: one,
    section: sections[index] ?? "other",
    role: roles[index] ?? "body",
  }));
  const told = labels.filter(
    ({ section, role }) => role !== "heading" && (role !== "body" || section === "contact"),
  );
  const tags = tagHeads(told, outputs.tagsOf);
  const labelled = labels.flatMap(({ index, features: one, section, role }) => {
    const own =
      role === "body" && section !== "contact" && HEADED.test(one.line.text) && !one.line.bullet
        ? spansOf(text, one, headingsOf(outputs.tagsOf(index)))
        : spansOf(text, one, tags.get(index) ?? []);
    const line: LabelledLine = { line: one.line, section, role, tags: own };
    return withoutHeading(text, section === "contact" ? line : withWholeNames(text, line));
  });
  const rest = all
    .slice(MOST_LINES)
    .map((line): LabelledLine => ({ line, section: "other", role: "body", tags: [] }));
  return [...labelled, ...rest];
}

/** A heading on the line of what it is above becomes a line of its own. */
function withoutHeading(text: string, labelled: LabelledLine): LabelledLine[] {
  const { line, section, tags } = labelled;
  const [first, ...others] = tags;
  if (first?.tag !== "heading" || first.start > line.start + 1) return [labelled];
  const cut = (start: number, end: number): Line[] => {
    const piece = trimPiece(text, start, end);
    return piece ? [{ ...line, ...piece }] : [];
  };
  return [
    ...cut(line.start, first.end).map(
      (own): LabelledLine => ({ line: own, section, role: "heading", tags: [] }),
    ),
    ...cut(first.end, line.end).map((own) => ({ ...labelled, line: own, tags: others })),
  ];
}

/** Only the heading that stands on the line of what it is above. */
function headingsOf(outputs: Rows): TaggedWord[] {
  const heading = TAGS.indexOf("heading");
  return Array.from({ length: outputs.count }, (_, row): TaggedWord => {
    const tag = most(outputs, row) === heading ? "heading" : "none";
    return { tag, sure: 1 };
  });
}

function most({ values, width }: Rows, row: number): number {
  let best = 0;
  for (let at = 1; at < width; at += 1) {
    if ((values[row * width + at] ?? 0) > (values[row * width + best] ?? 0)) best = at;
  }
  return best;
}

/** A name ends where a sentence does: "Owner. Two new boats …", "Coach Driver and Mechanic." */
function withoutTail(text: string, { start, end, tag }: Tagged): number {
  if (tag === "date") return end;
  // "Acme Ltd  Period: …": the last word is the label of what follows.
  const label = /^\s*[:：]/.test(text.slice(end, end + 3))
    ? /\s+\S+$/.exec(text.slice(start, end))
    : null;
  if (label) return start + label.index;
  const stop = /(?:\p{L}{5}|[)）])([.。])(?:\s+\p{Lu}.*)?$/su.exec(text.slice(start, end));
  return stop ? start + stop.index + stop[0].indexOf(stop[1] ?? ".") : end;
}

const JOINS: Partial<Readonly<Record<Tagged["tag"], RegExp>>> = {
  company: /^(?:就职于|任职于|任職於|在|于|於)(?=\p{Script=Han}{2})/u,
  position: /^(?:担任|擔任|先是|从事|做)(?=\p{Script=Han}{2})/u,
};

/** Chinese joins the parts of a sentence without a blank: "在…做会计". */
function withoutJoin(text: string, { start, end, tag }: Tagged): number {
  return start + (JOINS[tag]?.exec(text.slice(start, end))?.[0].length ?? 0);
}

/** Words beside each other with the same tag are one. */
function spansOf(text: string, { words }: LineFeatures, tags: readonly TaggedWord[]): Tagged[] {
  const found: Tagged[] = [];
  let open: Tagged | undefined;
  for (const [index, { start, end, key }] of words.entries()) {
    const { tag = "none", sure = 0 } = tags[index] ?? {};
    if (open?.tag === tag && key !== "\t") open = { ...open, end, sure: Math.min(open.sure, sure) };
    else {
      if (open) found.push(open);
      open = { tag, start, end, sure };
    }
  }
  if (open) found.push(open);
  const trimmed = found.flatMap((span) => {
    const piece =
      span.tag === "none"
        ? undefined
        : trimPiece(text, withoutJoin(text, span), withoutTail(text, span));
    if (piece === undefined) return [];
    const open = /\([^()]*$/.test(piece.text) && text.charAt(piece.end) === ")";
    const end = piece.end + (open ? 1 : 0);
    return [{ tag: span.tag, sure: span.sure, start: piece.start, end }];
  });
  return withWholeTowns(text, withWholePlaces(text, withRegions(text, trimmed)));
}

/** "Acme, Mountain View, CA": the town belongs to the region behind it. */
function withWholeTowns(text: string, spans: readonly Tagged[]): Tagged[] {
  return spans.map((span, index) => {
    const [before, behind] = [spans[index - 1], spans[index + 1]];
    const cut = (one: Tagged | undefined, place: Tagged | undefined) =>
      one?.tag === "company" && place?.tag === "place"
        ? placeAtEnd(text.slice(one.start, place.end))
        : -1;
    const town = cut(before, span);
    if (before && town > 0 && before.start + town < before.end)
      return { ...span, start: before.start + town };
    const own = cut(span, behind);
    if (own <= 0 || span.start + own >= span.end) return span;
    const piece = trimPiece(text, span.start, span.start + own);
    return piece ? { ...span, end: piece.end } : span;
  });
}

/** "London, United Kingdom – Actuary": the region behind a town is no part of what follows. */
function withRegions(text: string, spans: readonly Tagged[]): Tagged[] {
  const isTown = (one: Tagged | undefined, behind: Tagged) =>
    one?.tag === "place" && /^, ?$/.test(text.slice(one.end, behind.start));
  return spans.flatMap((span, index) => {
    if (span.tag === "place" || !isTown(spans[index - 1], span)) return [span];
    const length = regionAtStart(text.slice(span.start, span.end));
    if (length === 0) return [span];
    const sign = /^[\s–—-]+/.exec(text.slice(span.start + length, span.end))?.[0].length ?? 0;
    const rest = trimPiece(text, span.start + length + sign, span.end);
    const region: Tagged = { ...span, tag: "place", end: span.start + length };
    return rest ? [region, { ...span, start: rest.start, end: rest.end }] : [region];
  });
}

/** "Leeds, United Kingdom" is one place. */
function withWholePlaces(text: string, spans: readonly Tagged[]): Tagged[] {
  const whole: Tagged[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const joined =
      last?.tag === "place" &&
      span.tag === "place" &&
      /^, ?$/.test(text.slice(last.end, span.start));
    if (last && joined) whole[whole.length - 1] = { ...last, end: span.end };
    else whole.push(span);
  }
  return whole;
}
