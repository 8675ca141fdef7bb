/** From the data folder to PostgreSQL: what waited there goes on here. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PostgresServer, startPostgres, temporaryFolder } from "@bole/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInside } from "../../../test/bole-inside.ts";
import { servedInside } from "../../../test/served-api.ts";

//   (ask) ──► end
const WAITING = {
  steps: [
    { id: "ask", action: "say", args: { text: "1" }, approval: "before" },
    { id: "end", action: "say", depends_on: ["ask"], args: { text: "2" } },
  ],
};
const ADA = "Ada Palmer\nada@example.com\n\nSkills\nKubernetes, Go, 数据库\n";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

describe("bole copy", () => {
  it("copies everything: runs go on, people are found, numbers count on", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "ada.txt"), ADA);
    await runInside(["import", "ada.txt"], {}, folder.path);
    let runId: string;
    {
      await using bole = await servedInside({}, folder.path);
      runId = await bole.start(WAITING);
      await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
    }
    const url = await postgres.createDatabase();
    const { exitCode, out, err } = await runInside(["copy", "--to", url], {}, folder.path);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(out).toMatch(/ people {2}1 {2}[0-9a-f]{16}\n/);
    expect(out).toContain("counts and hashes are equal");
    expect(await query(url, "select name from people")).toEqual(["Ada Palmer"]);

    const env = { BOLE_DATABASE_URL: url, BOLE_SECRET: "sixteen characters" };
    await runInside(["index"], env, folder.path);
    const found = await runInside(["search", "kubernetes"], env, folder.path);
    expect(found.out).toContain("Ada Palmer");
    await using bole = await servedInside(env, folder.path);
    await bole.approve(runId, "ask");
    expect((await bole.events(runId)).at(-1)?.event).toBe("run_completed");
    await bole.start(WAITING);

    const again = await runInside(["copy", "--to", url], {}, folder.path);
    expect(again.exitCode).toBe(1);
    expect(again.err).toContain("is not empty");
  });

  it("refuses a database that somebody else uses, and leaves it as it was", async () => {
    await using folder = await temporaryFolder();
    await runInside(["demo"], {}, folder.path);
    const url = await postgres.createDatabase();
    await query(url, "create table notes as select 'mine' as text");
    const { exitCode, err } = await runInside(["copy", "--to", url], {}, folder.path);
    expect(exitCode).toBe(1);
    expect(err).toContain("its table notes has rows");
    const tables =
      "select table_name::text from information_schema.tables where table_schema = 'public'";
    expect(await query(url, tables)).toEqual(["notes"]);
  });

  it("writes nothing if a row cannot be written there", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "ada.txt"), ADA);
    await runInside(["import", "ada.txt"], {}, folder.path);
    const { DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(join(folder.path, "data", "bole.sqlite"));
    // PostgreSQL has no text with a zero in it.
    database.exec("update people set name = 'A' || char(0) || 'B'");
    database.close();
    const url = await postgres.createDatabase();
    const { exitCode, err } = await runInside(["copy", "--to", url], {}, folder.path);
    expect(exitCode).toBe(1);
    expect(err).toContain("0x00");
    expect(await query(url, "select count(*)::int from documents")).toEqual([0]);
  });

  it("waits for no server: a folder in use is refused", async () => {
    await using folder = await temporaryFolder();
    await using _bole = await servedInside({}, folder.path);
    const url = await postgres.createDatabase();
    const { err } = await runInside(["copy", "--to", url], {}, folder.path);
    expect(err).toContain("Another Bole uses the data folder");
  });

  it("says what is missing", async () => {
    await using folder = await temporaryFolder();
    expect((await runInside(["copy"], {}, folder.path)).err).toContain("Say where to");
    const none = await runInside(["copy", "--to", "postgres://127.0.0.1/x"], {}, folder.path);
    expect(none.err).toContain("There is no data");
  });
});
