import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { servedInside } from "../../test/served-api.ts";

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe("the files of the data folder", () => {
  it("are for their owner alone, also those that were there before", async () => {
    await using folder = await temporaryFolder();
    const data = join(folder.path, "data");
    await mkdir(data, { mode: 0o700 });
    await writeFile(join(data, "bole.lock"), "", { mode: 0o644 });
    await using bole = await servedInside({}, folder.path);
    const names = await readdir(data);
    expect(names).toEqual(expect.arrayContaining(["bole.sqlite", "bole.sqlite-wal", "bole.lock"]));
    for (const name of names) expect([name, await modeOf(join(data, name))]).toEqual([name, 0o600]);
    expect(bole.stderr()).not.toContain("others");
  });

  it("in a folder that others can read are served with a warning", async () => {
    await using folder = await temporaryFolder();
    const data = join(folder.path, "data");
    await mkdir(data);
    await chmod(data, 0o755);
    await using bole = await servedInside({}, folder.path);
    expect(bole.stderr()).toContain("other users of this machine can read the data folder");
    expect(await modeOf(data)).toBe(0o755);
  });
});
