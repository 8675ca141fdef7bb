/** Takes back a part of what the last turns have changed, and leaves the rest as it is. */
import type { Words } from "@bole/language";
import { z } from "zod";
import type { Desk } from "./desk.ts";
import { isListName, type ListName } from "./places.ts";
import type { EditedTurn, RecentEdit } from "./recent-edits.ts";
import { sharedPieces } from "./shared-pieces.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

/** The edits that words speak of: by what was lost or written, by the entry, or by the field. */
export function editsNamed(words: readonly Words[], { edited }: Desk): RecentEdit[] {
  const text = words.map((one) => one.text).join(" ");
  const scored = edited.flat().map((edit) => ({ edit, score: scoreOf(text, edit) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ edit }) => edit);
}

function scoreOf(text: string, { before, after, entry_label, field }: RecentEdit): number {
  const [was, is] = [linesOf(before), linesOf(after)];
  const differing = [
    ...was.filter((line) => !is.includes(line)),
    ...is.filter((line) => !was.includes(line)),
  ];
  const names =
    VOCABULARY.fields.find(([name]) => FIELDS[name] === field || name === field)?.[1] ?? [];
  return (
    2 * sharedPieces(text, differing.join(" ")) +
    sharedPieces(text, entry_label) +
    (says(text, names) ? 2 : 0)
  );
}

const FIELDS: Readonly<Record<string, string>> = { start: "startDate", end: "endDate" };
const linesOf = (value: unknown): string[] =>
  (typeof value === "string" ? value : JSON.stringify(value ?? "")).split("\n");

export const isLastTurn = (edits: readonly RecentEdit[], last: EditedTurn | undefined): boolean =>
  last !== undefined && last.length === edits.length && last.every((edit) => edits.includes(edit));

/** False if what was changed has been changed again. */
export function restore(
  { section, entry_id, field, before, after, place }: RecentEdit,
  desk: Desk,
): boolean {
  if (section === "skillContent" || section === "basic")
    return restoreText(field === null ? section : `basic.${field}`, before, after, desk);
  if (!isListName(section) || entry_id === null) return false;
  const at = desk.resume[section].findIndex(({ id }) => id === entry_id);
  if (field !== null)
    return at >= 0 && restoreText(`${section}[${at}].${field}`, before, after, desk);
  if (before === null && at >= 0) desk.delete(`${section}[${at}]`);
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
  const text = now === is ? was : mergedLines(was, is, now);
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
