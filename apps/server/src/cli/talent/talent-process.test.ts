import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { runInside } from "../../../test/bole-inside.ts";
import { startBole } from "../../../test/start-bole.ts";
import { ImportResult } from "../../http/contract/candidates.ts";

const ADA = "Ada Palmer\nada@example.com\n\nSkills\nKubernetes, Go, PostgreSQL\n";
describe("bole import and bole search", () => {
  it("work on the data folder, and through the server that uses it", async () => {
    await using folder = await temporaryFolder();
    const files = path.join(folder.path, "files", "deep");
    await mkdir(files, { recursive: true });
    await writeFile(path.join(files, "ada.txt"), ADA);
    await writeFile(path.join(files, "empty.pdf"), "");
    await writeFile(path.join(files, "film.mp4"), "not asked for");

    const first = await runInside(["import", "files"], {}, folder.path);
    expect(first.exitCode).toBe(1);
    expect(first.out).toMatch(/\+ ada\.txt\s+imported\s+Ada Palmer/);
    expect(first.out).toMatch(/✗ empty\.pdf.*empty/);
    expect(first.out).toContain("1 read, 0 known, 1 failed.");

    const indexed = await runInside(["index", "--json"], {}, folder.path);
    expect(JSON.parse(indexed.out)).toMatchObject({
      indexed: 1,
      entries: 3,
      pending: 0,
      failed: 0,
    });

    const PORT = String(await freePort());
    await using server = startBole(["serve"], { PORT }, folder.path);
    await server.printed(/127\.0\.0\.1/);
    const again = await runInside(
      ["import", "files/deep/ada.txt", "--json"],
      { PORT },
      folder.path,
    );
    const { files: known } = ImportResult.parse(JSON.parse(again.out));
    expect(known).toMatchObject([
      { name: "ada.txt", status: "unchanged", resume: { basic: { name: "Ada Palmer" } } },
    ]);
    const written = ["export", known[0]?.resume_id ?? "", "--template", "modern"];
    expect(await runInside(written, { PORT }, folder.path)).toMatchObject({ exitCode: 0 });
    const pdf = await readFile(path.join(folder.path, "Ada Palmer - Résumé.pdf"), "latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    const found = await runInside(["search", "kubernetes 工程师"], { PORT }, folder.path);
    expect(found.out).toMatch(/^1\. Ada Palmer/);
    // A folder that somebody else uses, and no server where one is thought to be.
    const busy = await runInside(["demo"], { PORT: String(await freePort()) }, folder.path);
    expect(busy).toMatchObject({ exitCode: 1 });
    expect(busy.err).toContain("Another Bole uses the data folder");
    expect(busy.err).toContain("set BOLE_HOST and PORT as they are there");
  });

  it.each([
    [["import"], "Say which files"],
    [["import", "nowhere.pdf"], 'There is no file "nowhere.pdf"'],
    [["search", " "], "Say what is sought"],
    [["index", "everything"], 'takes no "everything"'],
    [["search", "x", "--kind", "cat"], "--kind must be one of"],
    [["search", "x", "--limit", "0"], "--limit must be"],
    [["demo", "explode"], "bole demo load"],
    [["export"], "Say which résumé"],
    [["export", "x", "--paper", "a3"], "--paper: "],
  ])("%j is a mistake that says what to write", async (args, text) => {
    await using folder = await temporaryFolder();
    const { exitCode, err } = await runInside(args, {}, folder.path);
    expect(exitCode).toBe(2);
    expect(err).toContain(text);
  });
});
