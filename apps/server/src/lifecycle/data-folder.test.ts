import { mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";

describe("the data folder", () => {
  it("is made with every folder above it, for its owner alone", async () => {
    await using folder = await temporaryFolder();
    const data = join(folder.path, "a", "b", "c");
    await prepareDataFolder(data);
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    await prepareDataFolder(data);
  });

  it("may be reached through a link", async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, "real"));
    await symlink(join(folder.path, "real"), join(folder.path, "link"));
    await prepareDataFolder(join(folder.path, "link", "data"));
    expect((await stat(join(folder.path, "real", "data"))).isDirectory()).toBe(true);
  });

  it("cannot be where no folder can be made, and says so instead of trying for ever", async () => {
    await expect(prepareDataFolder("/proc/bole/data")).rejects.toMatchObject({
      code: "data-folder-unusable",
    });
  });

  it("cannot be a file, nor below one", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "file");
    await writeFile(file, "");
    for (const data of [file, join(file, "a", "b")])
      await expect(prepareDataFolder(data)).rejects.toThrow(`${file} is a file, not a folder.`);
  });
});
