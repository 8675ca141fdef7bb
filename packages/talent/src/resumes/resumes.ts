/** Résumés with the documents they were read from. */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { Resume } from "../model/resume.ts";
import type { Db, TalentParts } from "../parts.ts";
import { type ResumeSummary, resumesOf } from "./list-resumes.ts";
import {
  DOCUMENT_COLUMNS,
  fromDocumentRow,
  fromFoundColumns,
  fromResumeRow,
  RESUME_COLUMNS,
  type ResumeDocument,
  type ResumeFindings,
} from "./resume-rows.ts";

export interface ResumeDetail extends ResumeFindings {
  readonly resume: Resume;
  /** Null for one that was written here. */
  readonly document: ResumeDocument | null;
}

export interface OriginalFile {
  readonly name: string;
  readonly kind: ResumeDocument["kind"];
  readonly bytes: Uint8Array;
}

export class Resumes {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  get({ tenant }: Principal, id: string): Promise<ResumeDetail> {
    return readResume(this.#parts.store.forTenant(tenant), id);
  }

  /** Somebody's résumés, newest first. */
  of({ tenant }: Principal, personId: string): Promise<ResumeSummary[]> {
    return resumesOf(this.#parts.store.forTenant(tenant), personId);
  }

  /** The file as it came, byte for byte; null for a résumé that was written here. */
  async original({ tenant }: Principal, id: string): Promise<OriginalFile | null> {
    const db = this.#parts.store.forTenant(tenant);
    const row = await db
      .selectFrom("resumes")
      .leftJoin("documents", "documents.id", "resumes.document_id")
      .select(["documents.name", "documents.kind", "documents.bytes"])
      .where("resumes.id", "=", id)
      .executeTakeFirst();
    if (row === undefined) throw unknownResume(id);
    const { name, kind, bytes } = row;
    return name === null || kind === null || bytes === null ? null : { name, kind, bytes };
  }
}

export async function readResume(db: Db, id: string): Promise<ResumeDetail> {
  const row = await db
    .selectFrom("resumes")
    .select([...RESUME_COLUMNS, "resumes.concepts", "resumes.findings"])
    .where("resumes.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw unknownResume(id);
  const { concepts, findings, ...columns } = row;
  return {
    resume: fromResumeRow(columns),
    document: await readDocument(db, row.document_id),
    ...fromFoundColumns({ concepts, findings }),
  };
}

async function readDocument(db: Db, id: string | null): Promise<ResumeDocument | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("documents")
    .select(DOCUMENT_COLUMNS)
    .where("documents.id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : fromDocumentRow(row);
}

function unknownResume(id: string) {
  return talentErrors.error("resume-unknown", `There is no résumé "${id}".`);
}
