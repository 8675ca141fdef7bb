import { defineMigrations, openStore } from "@bole/store";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { searchMigrations } from "../search/sql/migrations.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import type { TalentTables } from "../sql/tables.ts";
import { openTalent } from "../talent.ts";
import { plainDigest } from "../testing/plain-digest.ts";

/** As it was while everybody was a candidate. */
interface OlderTables extends Pick<TalentTables, "audit_events"> {
  people: Omit<TalentTables["people"], "owner">;
  applications: Omit<TalentTables["applications"], "resume_id">;
}

const LOCAL = { tenant: "local", user: "local", roles: ["owner" as const] };
const AT = "2026-11-01T08:00:00.000Z";

const person = (id: string, source: "manual" | "import") => ({
  ...{ id, name: id, email: null, phone: null, location: null, time_zone: null, headline: null },
  ...{ consent: "unknown" as const, source, note: "", resume_id: null },
  ...{ search: id, search_location: "", version: 1, created_at: AT, updated_at: AT },
});

const event = (person_id: string, action: string) => ({
  ...{ id: `audit_${person_id}_${action}`, at: AT, actor: "local", action, person_id },
  ...{ job_id: null, run_id: null, effect_id: null, facts: "{}" },
});

it("who was only written by hand becomes their writer's own; everybody else stays a candidate", async () => {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/talent.db`;
  const before = talentMigrations.list.findIndex(({ id }) => id === "018-own-resumes");
  const older = defineMigrations<OlderTables>("talent", talentMigrations.list.slice(0, before));
  const old = await openStore({ file, migrations: [older] });
  const db = old.forTenant("local");
  await db
    .insertInto("people")
    .values([
      person("written", "manual"),
      person("written-and-applied", "manual"),
      person("added-by-a-recruiter", "manual"),
      person("imported", "import"),
    ])
    .execute();
  await db
    .insertInto("audit_events")
    .values([
      event("written", "resume-written"),
      event("written-and-applied", "resume-written"),
      event("added-by-a-recruiter", "person-added"),
      event("added-by-a-recruiter", "resume-written"),
      event("imported", "person-imported"),
    ])
    .execute();
  await db
    .insertInto("applications")
    .values({
      ...{ id: "a1", person_id: "written-and-applied", job_id: "j1" },
      ...{ merged_into: null, created_at: AT },
    })
    .execute();
  await old.close();

  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  const talent = openTalent({ store, digest: plainDigest });
  const { items } = await talent.people.list(LOCAL, {});
  expect(items.map(({ person: { id } }) => id).toSorted()).toEqual([
    "added-by-a-recruiter",
    "imported",
    "written-and-applied",
  ]);
  expect(await talent.people.get(LOCAL, "written")).toMatchObject({ owner: "local" });
  await store.close();
});
