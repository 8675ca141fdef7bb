/**
 * All that a résumé can prove something with, each with the field that it stands in and the entry that it belongs to: sentences,
 * skills one by one, certificates, languages, posts and studies.
 */
import type { ResumeData } from "@bole/talent";
import { entryDates, entryLabel } from "../../model/structure.ts";
import { type Entry, entriesOf, withoutBullet } from "../../reading/entries.ts";
import { toldLines } from "../told-lines.ts";

export interface ProvingLine {
  readonly path: string;
  readonly text: string;
  /** What the entry is called, with its dates; empty outside of entries. */
  readonly entry: string;
}

/** Not within brackets: "Excel (pivot tables, VLOOKUP)" is one skill. */
const SEPARATOR = /[,，、;；]\s*(?![^(（]*[)）])/u;
const MOST = 200;

export function provingLines(data: ResumeData): ProvingLine[] {
  const entries = [
    ...entriesOf(data, "workExperience"),
    ...entriesOf(data, "projects"),
    ...entriesOf(data, "education"),
  ];
  const told = toldLines(data).map(({ path, line }) => {
    const entry = entries.find((one) => path.startsWith(`${one.path}.`));
    return { path, text: line, entry: entry === undefined ? "" : headOf(entry) };
  });
  const heads = entries.map((entry) => ({
    path: `${entry.path}.startDate`,
    text: headOf(entry),
    entry: headOf(entry),
  }));
  const studies = entriesOf(data, "education").flatMap((entry) =>
    (entry.fields.description ?? "").split("\n").map((text) => ({
      path: `${entry.path}.description`,
      text,
      entry: headOf(entry),
    })),
  );
  const skills = data.skillContent.split("\n").flatMap((line) => {
    const [, label = "", rest = line] = /^([^:：]{1,40})[:：]\s*(.*)$/u.exec(line) ?? [];
    return rest
      .split(SEPARATOR)
      .map((text) => ({ path: "skillContent", text: text.trim(), entry: label }));
  });
  const other = data.other.flatMap(({ title, content }, at) =>
    content.split("\n").map((text) => ({
      path: `other[${at}].content`,
      text: withoutBullet(text).trim(),
      entry: title,
    })),
  );
  const lines = [
    ...[...told, ...skills, ...other, ...heads, ...studies],
    { path: "basic.title", text: data.basic.title, entry: "" },
  ].filter(({ text }) => /\p{L}/u.test(text));
  return [...new Map(lines.map((line) => [`${line.path} ${line.text}`, line])).values()].slice(
    0,
    MOST,
  );
}

function headOf({ list, fields }: Entry): string {
  return [entryLabel(list, fields), entryDates(fields, "en")]
    .filter((part) => part !== "")
    .join(" · ");
}
