import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { type Env, loadConfig } from "../config/load-config.ts";
import { vaultSecret } from "./vault-secret.ts";

const secretIn = (folder: string, env: Env = {}) =>
  vaultSecret(loadConfig({ BOLE_DATA: folder, ...env }, "/"));

describe("the secret that personal data is locked with", () => {
  it("is a key that is made once, when it is needed, for nobody else's eyes", async () => {
    await using folder = await temporaryFolder();
    const secret = secretIn(folder.path);
    expect(await readdir(folder.path)).toEqual([]);
    const [one, other] = await Promise.all([secret(), secret()]);
    expect(other).toBe(one);
    expect(await secretIn(folder.path)()).toBe(one);
    expect(await readdir(folder.path)).toEqual(["secret.key"]);
    const file = join(folder.path, "secret.key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, "utf8")).toBe(`${one}\n`);
  });

  it("differs from folder to folder", async () => {
    await using here = await temporaryFolder();
    await using there = await temporaryFolder();
    expect(await secretIn(here.path)()).not.toBe(await secretIn(there.path)());
  });

  it("is the configured one, if there is one, and then there is no file", async () => {
    await using folder = await temporaryFolder();
    const BOLE_SECRET = "sixteen letters!";
    expect(await secretIn(folder.path, { BOLE_SECRET })()).toBe(BOLE_SECRET);
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.each<Env>([
    { BOLE_DATABASE_URL: "postgres://db/bole" },
    {
      BOLE_MEMORY: "redis",
      BOLE_REDIS_URL: "redis://cache",
      BOLE_DATABASE_URL: "postgres://db/bole",
    },
  ])("must be configured where processes share their data: %o", async (env) => {
    await using folder = await temporaryFolder();
    await expect(secretIn(folder.path, env)()).rejects.toMatchObject({ code: "secret-missing" });
    expect(await readdir(folder.path)).toEqual([]);
  });

  it("is never made anew over a damaged one, and is read again once that is repaired", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "secret.key");
    const secret = secretIn(folder.path);
    await writeFile(file, "half a k");
    await expect(secret()).rejects.toMatchObject({ code: "secret-unusable", data: { file } });
    expect(await readFile(file, "utf8")).toBe("half a k");
    await writeFile(file, "k".repeat(43));
    expect(await secret()).toBe("k".repeat(43));
  });
});
