/** Takes back a part of what the last turns have changed, and leaves the rest as it is. */
import type { Item, Words } from "@bole/language";
import { z } from "zod";
import type { Desk } from "./desk.ts";
import { entryOf } from "./entries.ts";
import { isListName, type ListName } from "./places.ts";
import type { EditedTurn, RecentEdit } from "./recent-edits.ts";
import { sharedPieces } from "./shared-pieces.ts";
import { skillsOf } from "./skills.ts";
import { aboutEntry } from "./tools/resume-tool.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

/** The edits that words speak of: by what was lost or written, by the entry, the section or the field. */
export function editsNamed(words: readonly Words[], { edited }: Desk): RecentEdit[] {
  const text = words.map((one) => one.text).join(" ");
  const scored = edited.map((turn) => turn.map((edit) => ({ edit, score: scoreOf(text, edit) })));
  const most = Math.max(0, ...scored.flat().map(({ score }) => score));
  if (most === 0) return [];
  const best = scored.map((turn) => turn.filter(({ score }) => score === most));
  return (best.findLast((turn) => turn.length > 0) ?? []).map(({ edit }) => edit);
}

function scoreOf(text: string, edit: RecentEdit): number {
  const { before, after, entry_label, field } = edit;
  const [was, is] = [partsOf(before), partsOf(after)];
  const differing = [
    ...was.filter((part) => !is.includes(part)),
    ...is.filter((part) => !was.includes(part)),
  ];
  const fields =
    VOCABULARY.fields.find(([name]) => FIELDS[name] === field || name === field)?.[1] ?? [];
  return (
    2 * sharedPieces(text, differing.join(" ")) +
    sharedPieces(text, entry_label) +
    (says(text, fields) ? 2 : 0) +
    (says(text, nounsFor(edit)) ? 1 : 0) +
    (says(text, VOCABULARY.removed) && is.every((part) => was.includes(part)) ? 1 : 0)
  );
}

/** What the section's entries are called. */
const nounsFor = ({ section }: RecentEdit): readonly string[] =>
  section === "skillContent"
    ? VOCABULARY.skills
    : (VOCABULARY.lists.find(([list]) => list === section)?.[1] ?? []);

const FIELDS: Readonly<Record<string, string>> = { start: "startDate", end: "endDate" };

/** Items of lists and lines of texts: what stands in both was not changed. */
const partsOf = (value: unknown): string[] =>
  skillsOf(typeof value === "string" ? value : JSON.stringify(value ?? "")).map(({ text }) => text);

export const isLastTurn = (edits: readonly RecentEdit[], last: EditedTurn | undefined): boolean =>
  last !== undefined && last.length === edits.length && last.every((edit) => edits.includes(edit));

/** The entry that was changed, where it stands again. */
export function aboutEdit(edits: readonly RecentEdit[], desk: Desk): Item[] {
  const entries = edits.flatMap(
    ({ section, entry_id }) =>
      entryOf(desk.resume, { kind: "entry", id: `${section}/${entry_id}`, label: "" }) ?? [],
  );
  return entries.slice(0, 1).flatMap((entry) => aboutEntry(entry, desk));
}

/** False if what was changed has been changed again. */
export function restore(
  { section, entry_id, field, before, after, place }: RecentEdit,
  desk: Desk,
): boolean {
  if (section === "skillContent" || section === "basic")
    return restoreText(field === null ? section : `basic.${field}`, before, after, desk);
  if (!isListName(section) || entry_id === null) return false;
  const ids = desk.resume[section].map(({ id }) => id);
  const at = ids.indexOf(entry_id);
  if (field !== null)
    return at >= 0 && restoreText(`${section}[${at}].${field}`, before, after, desk);
  if (at >= 0 && typeof before === "number")
    desk.reorder(section, ids.toSpliced(at, 1).toSpliced(before, 0, entry_id));
  else if (before === null && at >= 0) desk.delete(`${section}[${at}]`);
  else if (after === null && at < 0) putBack(section, before, place ?? 0, desk);
  else return false;
  return true;
}

function putBack(list: ListName, entry: unknown, place: number, desk: Desk): void {
  const all = [...desk.resume[list]].toSpliced(place, 0, Object(entry));
  desk.update(list, z.array(z.record(z.string(), z.json())).parse(all));
}

function restoreText(path: string, before: unknown, after: unknown, desk: Desk): boolean {
  const now = desk.at(path);
  const [was, is] = [before ?? "", after ?? ""];
  if (typeof was !== "string" || typeof is !== "string" || typeof now !== "string") return false;
  const text = now === is ? was : (mergedLines(was, is, now) ?? mergedWords(was, is, now));
  if (text === undefined) return false;
  if (text === "") desk.delete(path);
  else desk.update(path, text);
  return true;
}

/** What was changed later stays: the lines that went come back where they stood, and those that came go. */
function mergedLines(was: string, is: string, now: string): string | undefined {
  const [old, made, lines] = [was, is, now].map((text) => text.split("\n"));
  if (!old || !made || !lines) return undefined;
  const came = made.filter((line) => !old.includes(line));
  if (came.some((line) => !lines.includes(line))) return undefined;
  const merged = lines.filter((line) => !came.includes(line));
  for (const [at, line] of old.entries())
    if (!made.includes(line) && !merged.includes(line))
      merged.splice(Math.min(at, merged.length), 0, line);
  return merged.join("\n");
}

/** So much around a change tells it from others like it. */
const AROUND = 8;

/** The same inside of a line: the words that were exchanged, where they stand once. */
function mergedWords(was: string, is: string, now: string): string | undefined {
  const least = Math.min(was.length, is.length);
  let from = 0;
  while (from < least && was[from] === is[from]) from += 1;
  let end = 0;
  while (end < least - from && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [lost, made] = [was, is].map((text) => text.slice(from, text.length - end));
  const [before, after] = [is.slice(Math.max(0, from - AROUND), from), is.slice(is.length - end)];
  for (const [head, tail] of [
    [before, after.slice(0, AROUND)],
    [before, ""],
    ["", after.slice(0, AROUND)],
  ] as const) {
    const pieces = now.split(`${head}${made}${tail}`);
    if (pieces.length === 2) return pieces.join(`${head}${lost}${tail}`);
  }
  return undefined;
}
