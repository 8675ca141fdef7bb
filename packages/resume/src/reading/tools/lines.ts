/** Lines of a text: one said anew, `split` in two, or two made one (`join`). */
import type { Words } from "@bole/language";
import { z } from "zod";
import { cutLine } from "../cut-line.ts";
import type { Desk } from "../desk.ts";
import {
  allEntries,
  bulletOf,
  type Entry,
  type Line,
  lineOf,
  linesOf,
  textOf,
  textPath,
} from "../entries.ts";
import { type Found, findEntries } from "../find-entries.ts";
import { findLines } from "../find-lines.ts";
import { listNamed } from "../places.ts";
import { clean } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { aboutEntry, asks, asksWhich, type Done, resumeTool, WORDS } from "./resume-tool.ts";
import { whereOf } from "./where.ts";

const Input = z.object({ entry: WORDS, line: WORDS });

export const splitTool = resumeTool({
  name: "split",
  label: { zh: "拆分一条", en: "Split a line" },
  description: "Makes two lines of one line of a description.",
  input: Input,
  risk: "change",
  words: ["entry", "line"],
  headline: null,
  run(input, desk) {
    const { found, names } = lineToSplit(input, desk);
    if ("unclear" in found) return asksWhich(desk, "line", found);
    const [line] = found.found;
    const cut = line && cutLine(line.text, names, `${desk.context} ${wordsIn(input.line)}`);
    if (line === undefined || cut === undefined)
      return {
        said:
          desk.language === "zh"
            ? "这一条没有可以拆开的地方。"
            : "There is no place to split this line.",
      };
    if (!cut.isWhole) desk.reasons.add("odd");
    putLines(line.entry, line.at, 1, cut.pieces, desk);
    return { about: aboutEntry(line.entry, desk, "line") };
  },
});

const wordsIn = (words: readonly Words[]): string => words.map(({ text }) => text).join(" ");

/** The first words that mean a line are what is split; the others say into what. */
function lineToSplit(
  input: z.output<typeof Input>,
  desk: Desk,
): { readonly found: Found<Line>; readonly names: string[] } {
  const words: readonly Words[] =
    input.line.length > 0 ? input.line : [{ text: "", ref: "pronoun" }];
  let first: Found<Line> | undefined;
  for (const [at, one] of words.entries()) {
    const found = linesFor({ entry: input.entry, line: [one] }, desk);
    first ??= found;
    if ("found" in found && found.found.length === 1)
      return { found, names: words.toSpliced(at, 1).map(({ text }) => clean(text)) };
  }
  // "Split the certificates": a section that has one line.
  const named = findEntries([...words, ...input.entry], whereOf(desk));
  const only = "found" in named ? named.found.flatMap(linesOf) : [];
  if (only.length === 1) return { found: { found: only }, names: [] };
  const focused = desk.focus.line && lineOf(desk.resume, desk.focus.line);
  if (focused) return { found: { found: [focused] }, names: words.map(({ text }) => clean(text)) };
  return { found: first ?? { unclear: [], words: "" }, names: [] };
}

export const joinTool = resumeTool({
  name: "join",
  label: { zh: "合并两条", en: "Join lines" },
  description: "Makes one line of two or more lines of a description.",
  input: Input,
  risk: "change",
  words: ["entry", "line"],
  headline: null,
  run(input, desk) {
    const found = linesFor(input, desk);
    if ("unclear" in found) return asksWhich(desk, "line", found);
    const [first, ...others] = withPartner(found.found, desk).toSorted((a, b) => a.at - b.at);
    const own = others.filter(({ entry }) => entry.path === first?.entry.path);
    if (first === undefined || own.length === 0)
      return asks(desk, "line", {
        zh: "要合并的两条是哪两条？",
        en: "Which two lines should become one?",
      });
    // Whoever names no line does not mean all of them.
    if (input.line.length === 0 && own.length > 1) desk.reasons.add("odd");
    const joined = [first, ...own]
      .map(({ text }) => text.replace(/[;；。.]$/u, ""))
      .join(/\p{Script=Han}/u.test(first.text) ? "；" : "; ");
    for (const { at } of own.toReversed()) putLines(fresh(first.entry, desk), at, 1, [], desk);
    putLines(fresh(first.entry, desk), first.at, 1, [joined], desk);
    return { about: aboutEntry(first.entry, desk, "line") };
  },
});

/** A line alone is joined with the one that was just spoken of, or with the only other one. */
function withPartner(lines: readonly Line[], { focus, resume }: Desk): readonly Line[] {
  const [only, ...more] = lines;
  if (only === undefined || more.length > 0) return lines;
  const last = focus.line && lineOf(resume, focus.line);
  if (last && last.entry.path === only.entry.path && last.at !== only.at) return [only, last];
  const all = linesOf(only.entry);
  return all.length === 2 ? all : lines;
}

/**
 * 第二项 of an entry that was just shown is a line of it, and so is "the second bullet", whatever they were read as.
 */
export function withLines<Given extends { readonly entry: Words[]; readonly line: Words[] }>(
  input: Given,
  desk: Desk,
): Given {
  const isLine = ({ ref, text }: Words) =>
    ref === "ordinal" &&
    listNamed(text) === undefined &&
    (says(text, VOCABULARY.lines) || desk.isShown("other"));
  const lines = input.entry.filter(isLine);
  if (lines.length === 0 || input.line.length > 0) return input;
  return { ...input, line: lines, entry: input.entry.filter((one) => !isLine(one)) };
}

/** After the calls so far. */
const fresh = (entry: Entry, { resume }: Desk): Entry =>
  allEntries(resume).find(({ list, id }) => list === entry.list && id === entry.id) ?? entry;

/** The lines that a call is about: those of the entry that it names, of the one in focus, or of all. */
export function linesFor(
  { entry, line }: { readonly entry: readonly Words[]; readonly line: readonly Words[] },
  desk: Desk,
): Found<Line> {
  const where = whereOf(desk);
  const named = entry.length > 0 ? findEntries(entry, where) : undefined;
  if (named && "unclear" in named) return named;
  const focused = findEntries([{ text: "", ref: "pronoun" }], where);
  const inFocus = "found" in focused ? focused.found : [];
  const near = named?.found ?? inFocus;
  if (line.length === 0) {
    const all = near.flatMap(linesOf);
    return all.length > 0 ? { found: all } : { unclear: [], words: "" };
  }
  const found = near.length > 0 ? findLines(line, near, desk.resume, desk.focus.line) : undefined;
  if (found && "found" in found) return found;
  // Nobody counts the lines of a whole résumé.
  if (near.length === 0 && line.some(({ ref, items }) => ref === "ordinal" && !items))
    return { unclear: [], words: line[0]?.text ?? "" };
  const anywhere = findLines(line, allEntries(desk.resume), desk.resume, desk.focus.line);
  return "found" in anywhere ? anywhere : (found ?? anywhere);
}

/** Other lines in the place of some of an entry's text, with the bullets that the others have. */
export function putLines(
  entry: Entry,
  at: number,
  count: number,
  lines: readonly string[],
  desk: Desk,
): void {
  const before = textOf(entry).split("\n");
  const bullet = bulletOf(before[at] ?? "");
  const after = before.toSpliced(at, count, ...lines.map((line) => `${bullet}${line}`));
  const text = after.join("\n").trim();
  if (text === "") desk.delete(textPath(entry));
  else desk.update(textPath(entry), text);
}

/** "Change the third bullet to …". */
export function setLine(entry: Entry, words: readonly Words[], value: string, desk: Desk): Done {
  const found = findLines(
    words.length > 0 ? words : [{ text: "", ref: "pronoun" }],
    [entry],
    desk.resume,
  );
  if ("unclear" in found) return asksWhich(desk, "line", found);
  const [line] = found.found;
  if (line === undefined) return asksWhich(desk, "line", { unclear: [], words: "" });
  putLines(entry, line.at, 1, [value], desk);
  return { about: aboutEntry(entry, desk, "line") };
}
