import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "./support/test.ts";

const MOST_BYTES = 200_000;
const MOST_REQUESTS = 25;

test("the first JavaScript stays within 200 kB, as it is sent", () => {
  const html = readFileSync("apps/web/dist/index.html", "utf8");
  const files = Array.from(html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g), ([, file]) => file);
  const bytes = files.map((file) => {
    const plain = `apps/web/dist${file}`;
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
  expect(files.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test("a first visit takes few requests", async ({ page }) => {
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
});
