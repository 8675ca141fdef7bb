import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const BUDGET_BYTES = 150_000;

test("the first JavaScript stays within 150 kB, compressed", () => {
  const html = readFileSync("apps/web/dist/index.html", "utf8");
  const files = Array.from(html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g), ([, file]) => file);
  const bytes = files.map((file) => gzipSync(readFileSync(`apps/web/dist${file}`)).length);
  expect(files.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});
