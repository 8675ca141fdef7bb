import type { TextLanguage } from "../model/language.ts";
import type { Db } from "../parts.ts";

export interface ResumeSummary {
  readonly id: string;
  readonly title: string;
  readonly language: TextLanguage;
  readonly document_name: string | null;
  readonly version: number;
  readonly findings: number;
  readonly created_at: string;
}

/** Somebody's résumés, newest first. */
export function resumesOf(db: Db, personId: string): Promise<ResumeSummary[]> {
  return db
    .selectFrom("resumes")
    .leftJoin("documents", "documents.id", "resumes.document_id")
    .select([
      "resumes.id",
      "resumes.title",
      "resumes.language",
      "documents.name as document_name",
      "resumes.version",
      "resumes.finding_count as findings",
      "resumes.created_at",
    ])
    .where("resumes.person_id", "=", personId)
    .orderBy("resumes.pos", "desc")
    .execute();
}
