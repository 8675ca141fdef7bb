import pg from "pg";
import { expect, it } from "vitest";
import { forKilled, lastWordsDone } from "./last-words.ts";
import { sharedPostgres } from "./postgres.ts";

//   killed    insert (waits for the lock) ─ dead ────────── done
//   we        lock the table ───────────────────── commit      look: it is there
it("waits for what a killed process had told the server", async () => {
  const place = { url: await (await sharedPostgres()).createDatabase() };
  const ours = new pg.Client({ connectionString: place.url });
  await ours.connect();
  await ours.query("create table note (text text)");
  const marked = forKilled(place);
  const theirs = new pg.Client({ connectionString: "url" in marked ? marked.url : "" });
  theirs.on("error", () => undefined);
  await theirs.connect();
  await ours.query("begin");
  await ours.query("lock table note");
  void theirs.query("insert into note values ('late')").catch(() => undefined);
  const waiting =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'relation'";
  await expect.poll(async () => (await ours.query(waiting)).rows).toEqual([{ count: 1 }]);
  // As a kill does: no word of farewell.
  Reflect.get(theirs, "connection").stream.destroy();
  const done = lastWordsDone(place);
  await ours.query("commit");
  await done;
  expect((await ours.query("select text from note")).rows).toEqual([{ text: "late" }]);
  await ours.end();
});

it("leaves a file as it is: what a process does there ends with it", async () => {
  const place = { file: "/nowhere.db" };
  expect(forKilled(place)).toEqual(place);
  await lastWordsDone(place);
});
