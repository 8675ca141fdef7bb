/**
 * Files in. A file is read by others, in a thread of their own; here it is decided what it is, and
 * stored. Whatever is wrong with a file is its own result: it never stops another.
 */
import { isBoleError, type Principal } from "@bole/base";
import { fieldConfidence } from "@bole/reading/text";
import { talentErrors } from "../errors.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { TalentParts } from "../parts.ts";
import { findDuplicatesOf } from "../people/sameness/duplicates.ts";
import { traitsOf } from "../people/sameness/traits.ts";
import { readResume } from "../resumes/resumes.ts";
import type { ImportFile } from "./digest-port.ts";
import type { ImportOptions, ImportResult } from "./import-result.ts";
import { keepKnownFile, type Stored } from "./known-file.ts";
import { toldBy } from "./person-of-resume.ts";
import { logInjection, type Reading, type ReadingParts, readFile, sha256Of } from "./read-file.ts";
import { storeImport } from "./store-import.ts";

export interface ImportParts extends TalentParts, ReadingParts {}

const NOTHING = {
  person_id: null,
  resume_id: null,
  resume: null,
  confidence: {},
  warnings: [],
  findings: [],
  possible_duplicates: [],
  error: null,
};

export class Imports {
  readonly #parts: ImportParts;

  constructor(parts: ImportParts) {
    this.#parts = parts;
  }

  /** Rejects only if it was aborted; anything else that goes wrong is told by the result. */
  async import(
    principal: Principal,
    file: ImportFile,
    options: ImportOptions = {},
  ): Promise<ImportResult> {
    try {
      return options.dry_run === true
        ? await this.#look(principal, file, options)
        : await this.#take(principal, file, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      return { ...NOTHING, name: file.name, status: "failed", error: this.#told(error, file) };
    }
  }

  async #take(
    principal: Principal,
    file: ImportFile,
    { job_id, source = "import", own = false, ...options }: ImportOptions,
  ): Promise<ImportResult> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const destination = { job_id, source, owner: own ? principal.user : null };
    if (job_id !== undefined) await readJobById(db, job_id);
    const known = await keepKnownFile(this.#parts, principal, sha256Of(file), destination);
    if (known !== undefined) return this.#there(principal, file, known);
    const reading = await readFile(this.#parts, principal, file, options);
    options.signal?.throwIfAborted();
    const stored = await storeImport(this.#parts, principal, reading, destination);
    await logInjection(this.#parts, principal, reading);
    return { ...NOTHING, name: file.name, ...said(reading), ...stored };
  }

  async #look(
    principal: Principal,
    file: ImportFile,
    options: ImportOptions,
  ): Promise<ImportResult> {
    const reading = await readFile(this.#parts, principal, file, options);
    const { data } = reading.resume;
    const db = this.#parts.store.forTenant(principal.tenant);
    const duplicates = await findDuplicatesOf(db, traitsOf(toldBy(data), [data]));
    return {
      ...NOTHING,
      name: file.name,
      status: "read",
      ...said(reading),
      possible_duplicates: duplicates.map(({ other_id }) => other_id),
    };
  }

  async #there(principal: Principal, file: ImportFile, known: Stored): Promise<ImportResult> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { resume, document, findings } = await readResume(db, known.resume_id);
    const warnings = warningsOf(document?.warnings ?? [], resume.data);
    const confidence = fieldConfidence(resume.sources, document?.recognised);
    const read = { resume: resume.data, confidence, warnings, findings };
    return { ...NOTHING, name: file.name, ...read, ...known };
  }

  #told(error: unknown, file: ImportFile) {
    if (isBoleError(error)) return error;
    this.#parts.onFault(error);
    return talentErrors.error("import-failed", {
      detail: `"${file.name}" could not be imported.`,
      cause: error,
    });
  }
}

function said({ document, resume, findings }: Reading) {
  const warnings = warningsOf(document.warnings, resume.data);
  const confidence = fieldConfidence(resume.sources, document.recognised);
  return { resume: resume.data, confidence, warnings, findings };
}

function warningsOf(
  ofDocument: readonly string[],
  { basic: { name, email, phone } }: Reading["resume"]["data"],
): string[] {
  return [
    ...ofDocument,
    ...(name === "" ? ["name_missing"] : []),
    ...(email === "" && phone === "" ? ["contact_missing"] : []),
  ];
}
