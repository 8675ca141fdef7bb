/** From a file to what is known of somebody: read, parsed, skills found, years counted. */

import {
  type DocumentLimits,
  fromJsonResume,
  fromSeedResume,
  isJsonResume,
  isSeedResume,
  parseResume,
  readDocument,
  type ScanHost,
  writtenResume,
  yearsAtWork,
} from "@bole/reading";
import { readingErrors } from "@bole/reading/errors";
import type { ReadDocument } from "@bole/reading/text";
import type { Digest, ImportFile } from "../importing/digest-port.ts";
import { findConcepts } from "../skills/index.ts";

/** Fewer of the words than this in fields, and whoever imports a file is told. */
const COVERED = 0.95;

const withWarning = (document: ReadDocument): ReadDocument => ({
  ...document,
  warnings: [...document.warnings, "words_unplaced"],
});

export async function digestFile(
  file: ImportFile,
  today: Date,
  limits: Partial<DocumentLimits> = {},
  host?: ScanHost,
): Promise<Digest> {
  const read = await readDocument(file, limits, host);
  const { document, resume } =
    read.kind === "json"
      ? fromJson(read, file.name)
      : { document: read, resume: parseResume(read) };
  return {
    document: resume.coverage < COVERED ? withWarning(document) : document,
    resume,
    found: findConcepts(document.text),
    years: yearsAtWork(resume.data, today),
  };
}

/** The same for a file whose letters have to be recognised, which the host does. */
export const digestScan = (
  host: ScanHost,
  file: ImportFile,
  today: Date,
  limits: Partial<DocumentLimits>,
): Promise<Digest> => digestFile(file, today, limits, host);

function fromJson({ text, warnings }: ReadDocument, name: string) {
  if (warnings.includes("text_cut"))
    throw readingErrors.error("document-too-large", `"${name}" is too long for a résumé.`);
  const value: unknown = JSON.parse(text);
  if (isSeedResume(value)) return writtenResume(fromSeedResume(value));
  if (isJsonResume(value)) return writtenResume(fromJsonResume(value));
  throw readingErrors.error("json-no-resume", `"${name}" has JSON that describes no résumé.`);
}
