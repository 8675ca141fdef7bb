import { defineMigrations, openStore } from "@bole/store";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { searchMigrations } from "../search/sql/migrations.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import { openTalent } from "../talent.ts";
import { plainDigest } from "../testing/plain-digest.ts";

/** As it was before what is busy was kept beside the text. */
interface OlderTables {
  interviewers: {
    tenant: string;
    id: string;
    name: string;
    email: string;
    time_zone: string;
    calendar: string;
    created_at: string;
  };
}

const ROSA = { tenant: "acme", user: "rosa", roles: ["recruiter" as const] };
const EVENT = "BEGIN:VEVENT\nUID:a\nDTSTART:20261120T090000Z\nDURATION:PT1H\nEND:VEVENT\n";

it("calendars of a database from before are kept, and read when it is opened", async () => {
  await using folder = await temporaryFolder();
  const file = `${folder.path}/talent.db`;
  const before = talentMigrations.list.findIndex(({ id }) => id === "010-calendars");
  const older = defineMigrations<OlderTables>("talent", talentMigrations.list.slice(0, before));
  const old = await openStore({ file, migrations: [older] });
  const kim = { name: "Kim", email: "kim@acme.example", time_zone: "UTC", created_at: "2026" };
  await old
    .forTenant("acme")
    .insertInto("interviewers")
    .values([
      { ...kim, id: "kim", calendar: `BEGIN:VCALENDAR\n${EVENT}END:VCALENDAR\n` },
      { ...kim, id: "lu", calendar: "" },
    ])
    .execute();
  await old.close();

  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  const now = () => new Date("2026-11-15T08:00:00Z");
  const talent = openTalent({ store, digest: plainDigest, now });
  const day = { from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z" };
  await expect(talent.interviewers.busy(ROSA, "kim", day)).rejects.toMatchObject({
    code: "calendar-unread",
  });
  const { calendars } = talent.interviewers;
  const due = await calendars.due();
  expect(due).toHaveLength(1);
  for (const { tenant, interviewer_id } of due) await calendars.refreshOne(tenant, interviewer_id);
  expect(await calendars.due()).toEqual([]);
  expect(await talent.interviewers.busy(ROSA, "kim", day)).toEqual([
    { starts_at: "2026-11-20T09:00:00.000Z", ends_at: "2026-11-20T10:00:00.000Z" },
  ]);
  expect(await talent.interviewers.busy(ROSA, "lu", day)).toEqual([]);
  expect((await talent.interviewers.get(ROSA, "lu")).hours.from).toBe("09:00");
  await store.close();
});
