/** Candidates as a table for spreadsheets. */
import type { CandidateRow } from "@bole/server/contract";
import { csvText } from "../../../design/csv-text.ts";

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
  return csvText([words.titles, ...lines]);
}
