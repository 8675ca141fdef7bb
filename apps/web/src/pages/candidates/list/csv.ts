/** Candidates as a table for spreadsheets: UTF-8 with a byte order mark, lines end as RFC 4180 says. */
import type { CandidateRow } from "@bole/server/contract";

const BOM = "\uFEFF";
/** A cell that begins so is a formula for a spreadsheet, which may run commands or send data away. */
const FORMULA = /^[=+\-@\t\r]/;

export interface CsvWords {
  readonly titles: readonly string[];
  readonly skill: (id: string) => string;
  readonly stage: (stage: CandidateRow["stages"][number]) => string;
  readonly source: (source: CandidateRow["person"]["source"]) => string;
}

export function csvOf(rows: readonly CandidateRow[], words: CsvWords): string {
  const lines = rows.map((row) => [
    row.person.name,
    row.person.headline ?? row.title,
    row.person.email ?? "",
    row.person.phone ?? "",
    row.person.location ?? "",
    row.years === null ? "" : String(Math.round(row.years)),
    row.skills.map(words.skill).join("; "),
    row.stages.map(words.stage).join("; "),
    row.labels.join("; "),
    words.source(row.person.source),
    row.person.updated_at,
  ]);
  return BOM + [words.titles, ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
