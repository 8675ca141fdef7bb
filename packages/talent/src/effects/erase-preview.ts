/** What erasing somebody would take away: shown before anybody is asked whether to. */
import type { Db } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";

export interface ErasePreview {
  readonly resumes: number;
  readonly applications: number;
  readonly messages: number;
  readonly interviews: number;
}

export async function erasePreview(db: Db, personId: string): Promise<ErasePreview> {
  await readPerson(db, personId);
  const ofPerson = db.selectFrom("applications").select("id").where("person_id", "=", personId);
  const interviews = await db
    .selectFrom("interviews")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("application_id", "in", ofPerson)
    .executeTakeFirstOrThrow();
  return {
    resumes: await countOf(db, "resumes", personId),
    applications: await countOf(db, "applications", personId),
    messages: await countOf(db, "messages", personId),
    interviews: Number(interviews.count),
  };
}

async function countOf(
  db: Db,
  table: "resumes" | "applications" | "messages",
  personId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
