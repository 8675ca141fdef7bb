import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

it("gives a folder that is gone, with its content, at the end of the block", async () => {
  let path: string;
  {
    await using folder = await temporaryFolder();
    path = folder.path;
    await writeFile(join(path, "note"), "text");
    expect(existsSync(join(path, "note"))).toBe(true);
  }
  expect(existsSync(path)).toBe(false);
});
