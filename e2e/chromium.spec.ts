import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findChromium } from "./support/chromium.ts";

test("the browser is the one that is named, else the first on the PATH", () => {
  const folder = (name: string) => test.info().outputPath(name);
  for (const name of ["first", "second"]) {
    mkdirSync(folder(name), { recursive: true });
    writeFileSync(path.join(folder(name), "chromium"), "");
  }
  const PATH = ["empty", "first", "second"].map(folder).join(path.delimiter);
  expect(findChromium({ PATH })).toBe(path.join(folder("first"), "chromium"));
  expect(findChromium({ PATH, CHROMIUM_PATH: "/opt/browser" })).toBe("/opt/browser");
  expect(() => findChromium({ PATH: folder("empty") })).toThrow("CHROMIUM_PATH");
});
