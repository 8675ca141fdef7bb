/**
 * Files in. A file is read by others, in a thread of their own; here it is decided what it is, and
 * stored. Whatever is wrong with a file is its own result: it never stops another.
 */
import { createHash } from "node:crypto";
import { isBoleError, type Principal } from "@bole/base";
import type { Guardrails } from "@bole/guardrails";
import { talentErrors } from "../errors.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { TalentParts } from "../parts.ts";
import { findDuplicatesOf } from "../people/sameness/duplicates.ts";
import { traitsOf } from "../people/sameness/traits.ts";
import { readResume } from "../resumes/resumes.ts";
import type { Digest, DigestPool, ImportFile } from "./digest-port.ts";
import { findingsIn } from "./findings.ts";
import type { ImportOptions, ImportResult } from "./import-result.ts";
import { toldBy } from "./person-of-resume.ts";
import { keepKnownFile, type Reading, type Stored, storeImport } from "./store-import.ts";

export interface ImportParts extends TalentParts {
  readonly digest: DigestPool;
  /** Gives the policy's thresholds, and keeps what was found. */
  readonly guardrails: Guardrails | undefined;
  readonly onFault: (error: unknown) => void;
}

const NOTHING = {
  person_id: null,
  resume_id: null,
  resume: null,
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
    { job_id, source = "import", signal }: ImportOptions,
  ): Promise<ImportResult> {
    const { store } = this.#parts;
    const destination = { job_id, source };
    if (job_id !== undefined) await readJobById(store.forTenant(principal.tenant), job_id);
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    // What is here need not be read again.
    const known = await keepKnownFile(this.#parts, principal, sha256, destination);
    if (known !== undefined) return this.#there(principal, file, known);
    const reading = await this.#read(principal, file, sha256, signal);
    signal?.throwIfAborted();
    const stored = await storeImport(this.#parts, principal, reading, destination);
    await this.#log(principal, reading);
    return { ...NOTHING, name: file.name, ...said(reading), ...stored };
  }

  async #look(
    principal: Principal,
    file: ImportFile,
    { signal }: ImportOptions,
  ): Promise<ImportResult> {
    const sha256 = createHash("sha256").update(file.bytes).digest("hex");
    const reading = await this.#read(principal, file, sha256, signal);
    const { data } = reading.resume;
    const traits = traitsOf(toldBy(data), [data]);
    const duplicates = await findDuplicatesOf(
      this.#parts.store.forTenant(principal.tenant),
      traits,
    );
    return {
      ...NOTHING,
      name: file.name,
      status: "read",
      ...said(reading),
      possible_duplicates: duplicates.map(({ other_id }) => other_id),
    };
  }

  async #read(
    { tenant }: Principal,
    file: ImportFile,
    sha256: string,
    signal: AbortSignal | undefined,
  ): Promise<Reading> {
    const { digest, guardrails } = this.#parts;
    const read = await digest.digest(file, signal);
    const stored = await guardrails?.policy(tenant);
    return { ...read, file, sha256, findings: findingsIn(read.document, stored?.policy.injection) };
  }

  async #there(principal: Principal, file: ImportFile, known: Stored): Promise<ImportResult> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { resume, document, findings } = await readResume(db, known.resume_id);
    const warnings = document?.warnings ?? [];
    return { ...NOTHING, name: file.name, resume: resume.data, warnings, findings, ...known };
  }

  /** The guardrails' log keeps no words, and whoever listens to it is told. */
  async #log(principal: Principal, { document, findings, sha256 }: Reading): Promise<void> {
    if (!findings.some(({ kind }) => kind === "injection")) return;
    const text = [document.text, ...document.hidden.map((hidden) => hidden.text)].join("\n");
    const details = { sha256 };
    await this.#parts.guardrails?.checkInput(text, { ...principal, source: "document", details });
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

function said({ document, resume, findings }: Digest & Pick<Reading, "findings">) {
  const { name, email, phone } = resume.data.basic;
  const warnings: string[] = [...document.warnings];
  if (name === "") warnings.push("name_missing");
  if (email === "" && phone === "") warnings.push("contact_missing");
  return { resume: resume.data, warnings, findings };
}
