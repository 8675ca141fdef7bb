/** Résumés with the documents they were read from, and the ways to write and change them here. */
import type { Principal } from "@bole/base";
import type { StoreTransaction } from "@bole/store";
import type { Resume } from "../model/resume.ts";
import type { Db, Tables, TalentParts, Transaction } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { changeResume, lockResume, type ResumeChange, renameResume } from "./change-resume.ts";
import { deleteResume, undeleteResume } from "./delete-resume.ts";
import {
  listResumes,
  ResumeFilter,
  type ResumePage,
  type ResumeSummary,
  resumesOf,
} from "./list-resumes.ts";
import {
  DOCUMENT_COLUMNS,
  fromDocumentRow,
  fromFoundColumns,
  fromResumeRow,
  RESUME_COLUMNS,
  type ResumeDocument,
  type ResumeFindings,
} from "./resume-rows.ts";
import { resumeText } from "./resume-text.ts";
import { assertVisible, unknownResume } from "./visible-resume.ts";
import { type NewResume, writeResume } from "./write-resume.ts";

export interface ResumeDetail extends ResumeFindings {
  readonly resume: Resume;
  /**
   * With the text that sources, concepts and quotes count in: once it was edited here, that is what
   * it says now, and no longer what stands in the file. Null for one that was written here.
   */
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

  async get(principal: Principal, id: string): Promise<ResumeDetail> {
    const db = this.#parts.store.forTenant(principal.tenant);
    await assertVisible(db, principal, id);
    return readResume(db, id);
  }

  /** Somebody's résumés, newest first. */
  of({ tenant }: Principal, personId: string): Promise<ResumeSummary[]> {
    return resumesOf(this.#parts.store.forTenant(tenant), personId);
  }

  /** One's own and those of candidates, those first that were worked on last. */
  async list({ tenant, user }: Principal, filter: ResumeFilter = {}): Promise<ResumePage> {
    const checked = parseRequest(ResumeFilter, filter, "filter");
    return listResumes(this.#parts.store.forTenant(tenant), user, checked);
  }

  /** As it is now, and as it stays until the transaction's end. */
  async lockIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    id: string,
  ): Promise<Resume> {
    await assertVisible(ownTables(transaction).forTenant(principal.tenant), principal, id);
    return lockResume(ownTables(transaction), principal, id);
  }

  /** Another version of what it says, in the transaction that keeps why. */
  changeIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    id: string,
    change: ResumeChange,
  ): Promise<Resume> {
    return changeResume(this.#parts, ownTables(transaction), principal, id, change);
  }

  /** One that is written here, and its person where that is somebody new. */
  writeIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    resume: NewResume,
  ): Promise<Resume> {
    return writeResume(this.#parts, ownTables(transaction), principal, resume);
  }

  renameIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    id: string,
    title: string,
  ): Promise<Resume> {
    return renameResume(ownTables(transaction), principal, id, title);
  }

  /** An own one; can be undone for a while. */
  deleteIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    id: string,
  ): Promise<void> {
    return deleteResume(this.#parts, ownTables(transaction), principal, id);
  }

  undeleteIn<DB extends Tables>(
    transaction: StoreTransaction<DB>,
    principal: Principal,
    id: string,
  ): Promise<void> {
    return undeleteResume(this.#parts, ownTables(transaction), principal, id);
  }

  /** The file as it came, byte for byte; null for a résumé that was written here. */
  async original(principal: Principal, id: string): Promise<OriginalFile | null> {
    const db = this.#parts.store.forTenant(principal.tenant);
    await assertVisible(db, principal, id);
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
    .where("resumes.deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw unknownResume(id);
  const { concepts, findings, ...columns } = row;
  const resume = fromResumeRow(columns);
  const document = await readDocument(db, row.document_id);
  return {
    resume,
    document: document && asEdited(document, resume),
    ...fromFoundColumns({ concepts, findings }),
  };
}

/** What stood where in the file says nothing of an edited résumé. */
function asEdited(document: ResumeDocument, resume: Resume): ResumeDocument {
  const text = resumeText(resume, document.text);
  return text === document.text
    ? document
    : { ...document, text, pages: [], links: [], hidden: [], recognised: [] };
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

/**
 * A transaction on a store that has talent's tables among others, as one on these alone. To name
 * fewer tables is safe, which Kysely's type parameter cannot know.
 */
function ownTables<DB extends Tables>(transaction: StoreTransaction<DB>): Transaction {
  return transaction as unknown as Transaction;
}
