/** From a file to what is known of somebody: read, parsed, skills found, years counted. */
import { readDocument } from "../documents/index.ts";
import type { DocumentLimits } from "../documents/limits.ts";
import { talentErrors } from "../errors.ts";
import type { Digest, ImportFile } from "../importing/digest-port.ts";
import type { ReadDocument } from "../model/read-document.ts";
import {
  fromJsonResume,
  fromSeedResume,
  isJsonResume,
  isSeedResume,
} from "../parsing/formats/index.ts";
import { parseResume, yearsAtWork } from "../parsing/resume/index.ts";
import { writtenResume } from "../resumes/written-resume.ts";
import { findConcepts } from "../skills/index.ts";

export async function digestFile(
  file: ImportFile,
  today: Date,
  limits: Partial<DocumentLimits> = {},
): Promise<Digest> {
  const read = await readDocument(file, limits);
  const { document, resume } =
    read.kind === "json"
      ? fromJson(read, file.name)
      : { document: read, resume: parseResume(read) };
  return {
    document,
    resume,
    found: findConcepts(document.text),
    years: yearsAtWork(resume.data, today),
  };
}

function fromJson({ text, warnings }: ReadDocument, name: string) {
  if (warnings.includes("text_cut"))
    throw talentErrors.error("document-too-large", `"${name}" is too long for a résumé.`);
  const value: unknown = JSON.parse(text);
  if (isSeedResume(value)) return writtenResume(fromSeedResume(value));
  if (isJsonResume(value)) return writtenResume(fromJsonResume(value));
  throw talentErrors.error("json-no-resume", `"${name}" has JSON that describes no résumé.`);
}
