import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { assertReady } from "./readiness.ts";

const answers = async () => null;

describe("a server", () => {
  it("is ready where its databases answer and there is room", async () => {
    await using folder = await temporaryFolder();
    await assertReady({ dataFolder: folder.path, databases: [answers] });
  });

  it("is not ready while a database is away, and says so", async () => {
    await using folder = await temporaryFolder();
    const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const asked = assertReady({ dataFolder: folder.path, databases: [answers, away] });
    await expect(asked).rejects.toMatchObject({
      code: "not-ready",
      data: { cause: "database" },
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("is not ready where nothing can be written, and says so", async () => {
    await using folder = await temporaryFolder();
    const gone = join(folder.path, "gone");
    await expect(assertReady({ dataFolder: gone, databases: [] })).rejects.toMatchObject({
      code: "not-ready",
      data: { cause: "disk" },
    });
  });
});
