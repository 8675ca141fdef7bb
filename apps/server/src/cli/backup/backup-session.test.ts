/** Backups of a server at work, restored elsewhere. */
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { runInside } from "../../../test/bole-inside.ts";
import { servedApi, servedInside } from "../../../test/served-api.ts";
import { RunList } from "../../http/contract/runs.ts";

//   (ask) ──► end
const WAITING = {
  steps: [
    { id: "ask", action: "say", args: { text: "1" }, approval: "before" },
    { id: "end", action: "say", depends_on: ["ask"], args: { text: "2" } },
  ],
};
const PRICES = `{"models":{}}`;
const PASSPHRASE = ["--passphrase-file", "passphrase"];

/** A folder with a data folder in which one run waits, and a backup of it. */
async function backedUp(folder: string, options: readonly string[] = []) {
  await writeFile(join(folder, "passphrase"), "correct horse 电池\n");
  await using bole = await servedInside({}, folder);
  const runId = await bole.start(WAITING);
  await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
  await writeFile(join(folder, "data", "prices.json"), PRICES);
  const written = await runInside(["backup", "b.bole", ...options], {}, folder);
  expect(written).toMatchObject({ exitCode: 0, err: "" });
  return { runId, out: written.out };
}

const restore = (folder: string, options: readonly string[] = [], data = "new") =>
  runInside(["restore", "b.bole", ...options], { BOLE_DATA: data }, folder);

describe("bole backup and bole restore", () => {
  it.each([
    ["plain", []],
    ["encrypted", PASSPHRASE],
  ])("%s: a run that waited when the backup was written goes on after it", async (_, options) => {
    await using folder = await temporaryFolder();
    const { runId } = await backedUp(folder.path, options);
    expect((await stat(join(folder.path, "b.bole"))).mode & 0o777).toBe(0o600);
    expect((await restore(folder.path, options)).err).toBe("");
    expect(await readFile(join(folder.path, "new", "prices.json"), "utf8")).toBe(PRICES);
    await using bole = await servedInside({ BOLE_DATA: "new" }, folder.path);
    await bole.approve(runId, "ask");
    expect((await bole.events(runId)).at(-1)?.event).toBe("run_completed");
  });

  it("is whole while a server in another process writes", async () => {
    await using folder = await temporaryFolder();
    const ids: string[] = [];
    {
      await using bole = await servedApi({}, folder.path);
      const backup = runInside(["backup", "b.bole"], {}, folder.path);
      for (let n = 0; n < 20; n += 1) ids.push(await bole.start(WAITING));
      expect((await backup).exitCode).toBe(0);
    }
    expect((await restore(folder.path)).exitCode).toBe(0);
    await using again = await servedInside({ BOLE_DATA: "new" }, folder.path);
    const { runs } = await again.ask(RunList, "/runs");
    for (const { run_id } of runs) {
      expect(ids).toContain(run_id);
      const events = await again.events(run_id, { until: (seen) => seen.length > 0 });
      expect(events[0]?.id).toBe(1);
    }
  });

  it("says what is not protected", async () => {
    await using folder = await temporaryFolder();
    expect((await backedUp(folder.path)).out).toContain("not encrypted");
  });

  it("hides its content where it is encrypted", async () => {
    await using folder = await temporaryFolder();
    await backedUp(folder.path, PASSPHRASE);
    const bytes = await readFile(join(folder.path, "b.bole"), "latin1");
    expect(bytes).not.toContain("prices.json");
    expect(bytes).not.toContain("\u001f\u008b\u0008");
  });

  it("refuses a wrong or missing passphrase and leaves nothing", async () => {
    await using folder = await temporaryFolder();
    await backedUp(folder.path, PASSPHRASE);
    await writeFile(join(folder.path, "wrong"), "incorrect horse\n");
    const wrong = await restore(folder.path, ["--passphrase-file", "wrong"]);
    expect(wrong.exitCode).toBe(1);
    expect(wrong.err).toContain("The passphrase of the backup");
    expect((await restore(folder.path)).err).toContain("no passphrase was given");
    expect(await left(join(folder.path, "new"))).toEqual([]);
  });

  it.each([
    ["a changed byte", (bytes: Buffer) => bytes.fill(bytes.readUInt8(500) ^ 1, 500, 501)],
    ["a missing end", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ["something else", () => Buffer.from("PK\u0003\u0004 not ours\n")],
    ["nothing", () => Buffer.alloc(0)],
  ])("refuses %s and leaves nothing", async (_, damage) => {
    await using folder = await temporaryFolder();
    await backedUp(folder.path);
    const file = join(folder.path, "b.bole");
    await writeFile(file, damage(await readFile(file)));
    const { exitCode, err } = await restore(folder.path);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/The backup .* cannot be used: /);
    expect(await left(join(folder.path, "new"))).toEqual([]);
  });

  it("refuses a folder that is not empty, and a folder in use", async () => {
    await using folder = await temporaryFolder();
    await backedUp(folder.path);
    await mkdir(join(folder.path, "new"));
    await writeFile(join(folder.path, "new", "notes.txt"), "mine");
    expect((await restore(folder.path)).err).toContain("is not empty");
    expect(await left(join(folder.path, "new"))).toEqual(["notes.txt"]);
    expect((await restore(folder.path, [], "data")).err).toContain("is not empty");
  });

  it("never overwrites, and writes nothing into the data folder", async () => {
    await using folder = await temporaryFolder();
    await backedUp(folder.path);
    const twice = await runInside(["backup", "b.bole"], {}, folder.path);
    expect(twice.err).toContain("it is there already");
    const inside = await runInside(["backup", "data/b.bole"], {}, folder.path);
    expect(inside.err).toContain("inside of the data folder");
    const nowhere = await runInside(["backup", "no/b.bole"], {}, folder.path);
    expect(nowhere.err).toContain("ENOENT");
    const empty = await runInside(["backup", "c.bole"], { BOLE_DATA: "none" }, folder.path);
    expect(empty.err).toContain("there is no data");
    expect((await readdir(folder.path)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it("is not for PostgreSQL", async () => {
    await using folder = await temporaryFolder();
    const env = { BOLE_DATABASE_URL: "postgres://localhost/none" };
    const { exitCode, err } = await runInside(["backup", "b.bole"], env, folder.path);
    expect(exitCode).toBe(1);
    expect(err).toContain("pg_dump");
  });

  it("wants a passphrase that is worth its name", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "short"), "secret\n");
    const args = ["backup", "b.bole", "--passphrase-file", "short"];
    expect(await runInside(args, {}, folder.path)).toMatchObject({ exitCode: 2 });
  });
});

/** What is in a folder beside the lock, which any use of it leaves. */
async function left(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith("bole.lock"));
}
