/** What a recruiter has done already of what everybody does first. The demo ticks none of it. */
import { z } from "zod";
import { ONLY_KEPT } from "../messages/only-kept.ts";
import type { Db } from "../parts.ts";
import { allPeople } from "../people/all-people.ts";

export const FirstSteps = z.object({
  job: z.boolean().describe("A job of one's own was added"),
  people: z.boolean().describe("A résumé was imported"),
  mail: z.boolean().describe("A mail left this machine"),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export async function firstSteps(db: Db): Promise<FirstSteps> {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("demo", "=", 0)
    .where("kind", "=", "job")
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  const person = await allPeople(db)
    .select("people.id")
    .where("people.source", "=", "import")
    .limit(1)
    .executeTakeFirst();
  // The demo's mails were never asked of the gate.
  const mail = await db
    .selectFrom("messages")
    .select("id")
    .where("direction", "=", "out")
    .where("state", "=", "sent")
    .where("effect_id", "is not", null)
    .where("state_reason", "<>", ONLY_KEPT)
    .limit(1)
    .executeTakeFirst();
  return { job: job !== undefined, people: person !== undefined, mail: mail !== undefined };
}
