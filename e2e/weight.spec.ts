import { existsSync, readFileSync, statSync } from "node:fs";
import { PAGES } from "../bench/web/before.ts";
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

for (const { name, path, side } of PAGES)
  test(`a first visit of ${name} takes at most ${MOST_REQUESTS} requests`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(`localStorage.setItem("bole.side", "${side}")`);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
  });
