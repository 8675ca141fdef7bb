/** Lines of a text: one said anew, `split` in two, or two made one (`join`). */
import type { Words } from "@bole/language";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import {
  allEntries,
  bulletOf,
  type Entry,
  type Line,
  linesOf,
  textOf,
  textPath,
} from "../entries.ts";
import { type Found, findEntries } from "../find-entries.ts";
import { findLines } from "../find-lines.ts";
import { listNamed } from "../places.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { aboutEntry, asksWhich, type Done, resumeTool, WORDS } from "./resume-tool.ts";
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
    const found = linesFor(input, desk);
    if ("unclear" in found) return asksWhich(desk, "line", found);
    const [line] = found.found;
    const pieces = line === undefined ? [] : piecesOf(line.text);
    if (line === undefined || pieces.length < 2)
      return {
        said:
          desk.language === "zh"
            ? "这一条没有可以拆开的地方。"
            : "There is no place to split this line.",
      };
    putLines(line.entry, line.at, 1, pieces, desk);
    return { about: aboutEntry(line.entry, desk, "line") };
  },
});

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
    const [first, ...others] = found.found.toSorted((a, b) => a.at - b.at);
    const own = others.filter(({ entry }) => entry.path === first?.entry.path);
    if (first === undefined || own.length === 0)
      return {
        said:
          desk.language === "zh" ? "要合并的两条是哪两条？" : "Which two lines should become one?",
      };
    const joined = [first, ...own]
      .map(({ text }) => text.replace(/[;；。.]$/u, ""))
      .join(/\p{Script=Han}/u.test(first.text) ? "；" : "; ");
    for (const { at } of own.toReversed()) putLines(fresh(first.entry, desk), at, 1, [], desk);
    putLines(fresh(first.entry, desk), first.at, 1, [joined], desk);
    return { about: aboutEntry(first.entry, desk, "line") };
  },
});

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

/** At the end of a sentence, or where a new thought begins. */
function piecesOf(text: string): string[] {
  const strong = text.split(/(?<=[。；;])\s*|(?<=[.!?])\s+(?=[A-Z\p{Script=Han}])/u);
  const pieces =
    strong.length > 1 ? strong : text.split(/[，,]\s*(?:and\s+)?|\s+and\s+|\s*(?:并且?|同时)\s*/u);
  if (pieces.length === 1) return pieces;
  const [first = "", ...rest] = pieces.map((piece) => piece.trim()).filter(Boolean);
  const second =
    strong.length > 1 ? rest.join(" ") : rest.join(/\p{Script=Han}/u.test(text) ? "，" : ", ");
  return [first.replace(/[；;]$/u, ""), upper(second)].filter(Boolean);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
