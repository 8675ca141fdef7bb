/** Every code of every package, in one place: for the docs and for the API's description. */
import { accountErrors } from "@bole/accounts/errors";
import type { ErrorEntry, ErrorTable } from "@bole/base";
import { baseErrors } from "@bole/base/errors";
import { careerErrors } from "@bole/career/errors";
import { engineErrors } from "@bole/engine/errors";
import { guardrailErrors } from "@bole/guardrails/errors";
import { languageErrors } from "@bole/language/errors";
import { modelErrors } from "@bole/models/errors";
import { readingErrors } from "@bole/reading/errors";
import { recommendErrors } from "@bole/recommend/errors";
import { recruiterErrors } from "@bole/recruiter/errors";
import { resumeErrors } from "@bole/resume/errors";
import { storeErrors } from "@bole/store/errors";
import { talentErrors } from "@bole/talent/errors";
import { serverErrors } from "../errors.ts";

/** One line per package that has a table. */
const TABLES: Readonly<Record<string, ErrorTable>> = {
  base: baseErrors.table,
  accounts: accountErrors.table,
  language: languageErrors.table,
  store: storeErrors.table,
  engine: engineErrors.table,
  models: modelErrors.table,
  guardrails: guardrailErrors.table,
  reading: readingErrors.table,
  talent: talentErrors.table,
  recommend: recommendErrors.table,
  resume: resumeErrors.table,
  career: careerErrors.table,
  recruiter: recruiterErrors.table,
  server: serverErrors.table,
};

export interface CatalogueEntry extends ErrorEntry {
  readonly code: string;
  /** The package that the code comes from. */
  readonly origin: string;
}

/** Sorted by code. A code that two packages claim would be ambiguous, so it stops the start. */
export function mergeTables(tables: Readonly<Record<string, ErrorTable>>): CatalogueEntry[] {
  const byCode = new Map<string, CatalogueEntry>();
  for (const [origin, table] of Object.entries(tables)) {
    for (const [code, entry] of Object.entries(table)) {
      const other = byCode.get(code);
      if (other !== undefined)
        throw new Error(`The error code "${code}" is claimed by ${other.origin} and ${origin}.`);
      byCode.set(code, { code, origin, ...entry });
    }
  }
  return [...byCode.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

export const ERROR_CATALOGUE: readonly CatalogueEntry[] = mergeTables(TABLES);
