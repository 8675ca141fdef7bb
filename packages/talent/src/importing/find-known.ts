/** Whether a file, or the person it is about, is here already: among the candidates, or among one's own. */
import type { ResumeData } from "@bole/reading/text";
import type { Db } from "../parts.ts";
import { emailKey, namesContradict, phoneKey } from "../people/sameness/normalise.ts";

export interface KnownFile {
  readonly resume_id: string;
  readonly person_id: string;
  readonly deleted_at: string | null;
}

/** The résumé that was made from these very bytes. */
export function findKnownFile(
  db: Db,
  sha256: string,
  owner: string | null,
): Promise<KnownFile | undefined> {
  return db
    .selectFrom("documents")
    .innerJoin("resumes", "resumes.document_id", "documents.id")
    .innerJoin("people", "people.id", "resumes.person_id")
    .select(["resumes.id as resume_id", "resumes.person_id", "resumes.deleted_at"])
    .where("documents.sha256", "=", sha256)
    .where("people.owner", "is not distinct from", owner)
    .orderBy("resumes.pos")
    .executeTakeFirst();
}

/**
 * Somebody with the same address or phone. An address may be an agency's, and a phone a family's:
 * where the names contradict each other it is somebody else, and for a person to decide. So it is
 * where a phone is all there is: a name is missing, and the addresses are two.
 */
export async function findKnownPerson(
  db: Db,
  { basic }: ResumeData,
  owner: string | null,
): Promise<string | undefined> {
  const keys = [
    { kind: "email", value: emailKey(basic.email) },
    { kind: "phone", value: phoneKey(basic.phone) },
  ] as const;
  for (const { kind, value } of keys) {
    if (value === null) continue;
    const people = await db
      .selectFrom("person_traits")
      .innerJoin("people", "people.id", "person_traits.person_id")
      .select(["people.id", "people.name", "people.email"])
      .where("person_traits.kind", "=", kind)
      .where("person_traits.value", "=", value)
      .where("people.owner", "is not distinct from", owner)
      .orderBy("people.pos")
      .execute();
    const same = people.find(({ name, email }) => {
      const isVague = kind === "phone" && (name === "" || basic.name === "");
      if (isVague && emailKey(email ?? "") !== null && emailKey(basic.email) !== null) return false;
      return !namesContradict(name, basic.name);
    });
    if (same !== undefined) return same.id;
  }
  return undefined;
}
