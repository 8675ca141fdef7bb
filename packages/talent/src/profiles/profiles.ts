/** People and their résumés as they are ranked. */
import type { Principal } from "@bole/base";
import type { Person } from "../model/person.ts";
import type { Db, TalentParts } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { fromResumeRow, RESUME_COLUMNS } from "../resumes/resume-rows.ts";
import { readResume } from "../resumes/resumes.ts";
import type { Profile } from "./profile.ts";
import { profilesOfJob } from "./profiles-of.ts";

/** What a list must say of somebody, and whether they may be in one. */
export interface PersonHead {
  readonly id: string;
  readonly name: string;
  readonly consent: Person["consent"];
}

export type PersonProfile = Profile & Pick<PersonHead, "name" | "consent">;

export class Profiles {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** By the newest résumé. */
  async ofPerson({ tenant }: Principal, id: string): Promise<Profile> {
    const db = this.#db(tenant);
    await readPerson(db, id);
    const [profile] = await readProfiles(this.#parts, db, [id]);
    if (profile === undefined) throw new TypeError(`"${id}" was erased while it was read.`);
    return profile;
  }

  async ofResume({ tenant }: Principal, id: string): Promise<Profile> {
    const db = this.#db(tenant);
    const { resume } = await readResume(db, id);
    const { id: personId, name, headline } = await readPerson(db, resume.person_id);
    const asked = [{ person: { id: personId, name, headline }, resume }];
    const [profile] = await this.#parts.threads.run(profilesOfJob, [asked]);
    if (profile === undefined) throw new TypeError("One résumé gives one profile.");
    return profile;
  }

  /** Those that there are. */
  many({ tenant }: Principal, ids: readonly string[]): Promise<PersonProfile[]> {
    return readProfiles(this.#parts, this.#db(tenant), ids);
  }

  /** Those that there are, without what they can do. */
  async heads({ tenant }: Principal, ids: readonly string[]): Promise<PersonHead[]> {
    if (ids.length === 0) return [];
    return this.#db(tenant)
      .selectFrom("people")
      .select(["id", "name", "consent"])
      .where("id", "in", [...ids])
      .where("owner", "is", null)
      .execute();
  }

  #db(tenant: string): Db {
    return this.#parts.store.forTenant(tenant);
  }
}

async function readProfiles(
  { threads }: Pick<TalentParts, "threads">,
  db: Db,
  ids: readonly string[],
): Promise<PersonProfile[]> {
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom("people")
    .select(["id", "name", "headline", "consent", "resume_id"])
    .where("id", "in", [...ids])
    .execute();
  const resumeIds = people.flatMap(({ resume_id }) => resume_id ?? []);
  const rows =
    resumeIds.length === 0
      ? []
      : await db
          .selectFrom("resumes")
          .select(RESUME_COLUMNS)
          .where("resumes.id", "in", resumeIds)
          .execute();
  const resumes = new Map(rows.map((row) => [row.id, row]));
  const asked = people.map(({ id, name, headline, resume_id }) => {
    const row = resumes.get(resume_id ?? "");
    return { person: { id, name, headline }, resume: row && fromResumeRow(row) };
  });
  const profiles = await threads.run(profilesOfJob, [asked]);
  const heads = new Map(people.map(({ id, name, consent }) => [id, { name, consent }]));
  return profiles.flatMap((profile) => {
    const head = heads.get(profile.person_id);
    return head === undefined ? [] : [{ ...profile, ...head }];
  });
}
