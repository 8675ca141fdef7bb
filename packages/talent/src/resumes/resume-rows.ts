/** A résumé and its document in columns. */
import { ReadDocument, ResumeData, Sources } from "@bole/reading/text";
import { z } from "zod";
import { Finding } from "../model/finding.ts";
import type { Resume } from "../model/resume.ts";
import { FoundConcept, Tags } from "../model/skill.ts";
import type { NewRow } from "../sql/tables.ts";

/** What is kept of how a file was read, beside its text. */
const Read = ReadDocument.pick({
  pages: true,
  links: true,
  hidden: true,
  warnings: true,
  recognised: true,
});

/** How many skills a row of a list shows. */
const TOP_SKILLS = 12;

export const RESUME_COLUMNS = [
  "resumes.id",
  "resumes.person_id",
  "resumes.document_id",
  "resumes.origin_id",
  "resumes.title",
  "resumes.language",
  "resumes.data",
  "resumes.sources",
  "resumes.tags",
  "resumes.years",
  "resumes.version",
  "resumes.created_at",
  "resumes.updated_at",
] as const;

export const DOCUMENT_COLUMNS = [
  "documents.id",
  "documents.name",
  "documents.kind",
  "documents.size",
  "documents.text",
  "documents.read",
] as const;

type ResumeRow = Omit<
  NewRow<"resumes">,
  "concepts" | "findings" | "finding_count" | "top_skills" | "deleted_at"
>;
type DocumentRow = Pick<NewRow<"documents">, "id" | "name" | "kind" | "size" | "text" | "read">;

export interface ResumeDocument extends ReadDocument {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** What was found in a résumé, beside what it says. */
export interface ResumeFindings {
  readonly concepts: FoundConcept[];
  readonly findings: Finding[];
}

export function fromResumeRow({ data, sources, tags, ...row }: ResumeRow): Resume {
  return {
    ...row,
    data: ResumeData.parse(JSON.parse(data)),
    sources: Sources.parse(JSON.parse(sources)),
    tags: Tags.parse(JSON.parse(tags)),
  };
}

export function toResumeRow(resume: Resume, found: ResumeFindings): NewRow<"resumes"> {
  return {
    ...resume,
    data: JSON.stringify(resume.data),
    sources: JSON.stringify(resume.sources),
    tags: JSON.stringify(resume.tags),
    concepts: JSON.stringify(found.concepts),
    top_skills: JSON.stringify(topSkills(resume.tags, found.concepts)),
    findings: JSON.stringify(found.findings),
    finding_count: found.findings.length,
    deleted_at: null,
  };
}

export function fromDocumentRow({ read, ...row }: DocumentRow): ResumeDocument {
  return { ...row, ...Read.parse(JSON.parse(read)) };
}

export function readColumn(document: ReadDocument): string {
  return JSON.stringify(Read.parse(document));
}

export function fromFoundColumns(row: { concepts: string; findings: string }): ResumeFindings {
  return {
    concepts: z.array(FoundConcept).parse(JSON.parse(row.concepts)),
    findings: z.array(Finding).parse(JSON.parse(row.findings)),
  };
}

/** Those that are said most often first. */
function topSkills({ skill }: Tags, concepts: readonly FoundConcept[]): string[] {
  const said = new Map(concepts.map(({ id, spans }) => [id, spans.length]));
  return skill.toSorted((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0)).slice(0, TOP_SKILLS);
}
