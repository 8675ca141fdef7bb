/** The numbers of the page are those of the API, over all jobs and of one. */
import { readFileSync } from "node:fs";
import type { HiringReport } from "@bole/server/contract";
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB" });

test("totals equal the API's, and a job has its own", async ({ page, bole }) => {
  const files = ["en/amara-diallo.md", "en/eleanor-whitcombe.md"];
  const board = await smallBoard(page.request, bole.url, files);
  await board.move("Amara Diallo", "interview");
  await smallBoard(page.request, bole.url, ["en/amara-diallo.md"]);
  const { totals, jobs }: HiringReport = await (
    await page.request.get(`${bole.url}/api/reports/hiring`)
  ).json();
  const boards = await Promise.all(
    jobs.map(async ({ job_id }) => {
      const { columns } = await (
        await page.request.get(`${bole.url}/api/jobs/${job_id}/board`)
      ).json();
      return columns.flatMap(({ cards }: { cards: unknown[] }) => cards).length;
    }),
  );
  expect(totals.people).toBe(boards.reduce((sum, count) => sum + count, 0));

  await page.goto(`${bole.url}/reports`);
  const tile = (name: string) => page.getByRole("term").filter({ hasText: name }).locator("+ dd");
  await expect(tile("Candidates")).toHaveText(String(totals.people));
  await expect(tile("Interviewed")).toHaveText(String(totals.reached.interview ?? 0));
  await expect(page.getByRole("region", { name: "Funnel" })).toContainText("Interview");
  await expectGoodLooks(page, "reports");
  await page.getByRole("radio", { name: "30 days" }).click();
  await expect(page).toHaveURL(/period=30d/);
  await expect(tile("Candidates")).toHaveText(String(totals.people));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectRoom(page, "reports.phone");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await saved).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(csv).toHaveLength(jobs.length + 2);
  expect(csv.at(-1)).toMatch(new RegExp(`^All jobs,${totals.people},`));
  await page.goto(`${bole.url}/reports?job_id=${board.jobId}`);
  await expect(tile("Candidates")).toHaveText("2");
});
