import type { TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { PageRequest } from "../page.ts";
import type { Db } from "../parts.ts";
import { searchText } from "../sql/columns.ts";

export interface ResumeSummary {
  readonly id: string;
  readonly title: string;
  readonly language: TextLanguage;
  readonly document_name: string | null;
  readonly version: number;
  readonly findings: number;
  readonly created_at: string;
}

const SUMMARY = [
  "resumes.id",
  "resumes.title",
  "resumes.language",
  "documents.name as document_name",
  "resumes.version",
  "resumes.finding_count as findings",
  "resumes.created_at",
] as const;

/** Somebody's résumés, newest first. */
export function resumesOf(db: Db, personId: string): Promise<ResumeSummary[]> {
  return db
    .selectFrom("resumes")
    .leftJoin("documents", "documents.id", "resumes.document_id")
    .select(SUMMARY)
    .where("resumes.person_id", "=", personId)
    .where("resumes.deleted_at", "is", null)
    .orderBy("resumes.pos", "desc")
    .execute();
}

/** Everything that is left out does not limit. */
export const ResumeFilter = PageRequest.extend({
  /** A part of what its person is called, or of how to reach them. */
  q: z.string().max(200).optional(),
  person_id: z.string().max(200).optional(),
  /** One's own, or those of candidates. */
  own: z.boolean().optional(),
});
export type ResumeFilter = z.input<typeof ResumeFilter>;

export interface ResumeRow extends ResumeSummary {
  readonly person_id: string;
  readonly person_name: string;
  /** The skills that it says most; none for one that says too little to be matched. */
  readonly top_skills: string[];
  readonly updated_at: string;
}

const Skills = z.array(z.string());

export interface ResumePage {
  readonly items: ResumeRow[];
  readonly total: number;
  readonly next: string | null;
}

/** Everybody's, those first that were worked on last. */
export async function listResumes(
  db: Db,
  user: string,
  filter: z.output<typeof ResumeFilter>,
): Promise<ResumePage> {
  const [from, to] = [Number(filter.after ?? 0), Number(filter.after ?? 0) + filter.limit];
  const matching = matchingResumes(db, user, filter);
  const rows = await matching
    .leftJoin("documents", "documents.id", "resumes.document_id")
    .select([
      ...SUMMARY,
      "resumes.person_id",
      "people.name as person_name",
      "resumes.top_skills",
      "resumes.updated_at",
    ])
    .orderBy("resumes.updated_at", "desc")
    .orderBy("resumes.pos", "desc")
    .offset(from)
    .limit(filter.limit)
    .execute();
  const items = rows.map(({ top_skills, ...row }) => ({
    ...row,
    top_skills: Skills.parse(JSON.parse(top_skills)),
  }));
  const counted = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const total = Number(counted.total);
  return { items, total, next: total > to ? String(to) : null };
}

function matchingResumes(
  db: Db,
  user: string,
  { q, person_id, own }: z.output<typeof ResumeFilter>,
) {
  let query = db
    .selectFrom("resumes")
    .innerJoin("people", "people.id", "resumes.person_id")
    .where("resumes.deleted_at", "is", null)
    // Others' own ones are theirs.
    .where(({ eb, or }) => or([eb("people.owner", "is", null), eb("people.owner", "=", user)]));
  if (own !== undefined) query = query.where("people.owner", own ? "is not" : "is", null);
  if (person_id !== undefined) query = query.where("resumes.person_id", "=", person_id);
  const sought = searchText(q?.trim() ?? "");
  if (sought === "") return query;
  // Whether anything is left out says whether it is in there, without a pattern to escape.
  return query.where(({ eb, fn, val, ref }) =>
    eb(fn("replace", ["people.search", val(sought), val("")]), "<>", ref("people.search")),
  );
}
