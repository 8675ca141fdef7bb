/** What to do now: acted on where it stands. */
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks } from "./support/looks.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB" });

test("the tab is called after the page, whatever the greeting", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Good|Working)/);
  await expect(page).toHaveTitle("Today · Bole 伯乐");
});

test("a new candidate is screened in place, and taken back", async ({ page, bole }) => {
  const job = await smallBoard(page.request, bole.url, ["en/amara-diallo.md"]);
  const opened = await page.request.post(`${bole.url}/api/effects`, {
    data: {
      content: { kind: "publish_job", payload: { job_id: job.jobId, version: 1 } },
      idempotency_key: "open-the-job",
    },
  });
  expect(opened.ok()).toBe(true);
  await page.goto(bole.url);
  const fresh = page.getByRole("region", { name: "New candidates to screen" });
  await expect(fresh.getByRole("listitem")).toHaveCount(1);
  await expectGoodLooks(page, "today.hiring");
  await fresh.getByRole("button", { name: "To screening" }).click();
  await expect(fresh).toBeHidden();
  await expect(page.getByRole("region", { name: "Open jobs" })).toContainText("Screening 1");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fresh.getByRole("listitem")).toHaveCount(1);
});

test("moving somebody to the interview offers to book one", async ({ page, bole }) => {
  const job = await smallBoard(page.request, bole.url, ["en/amara-diallo.md"]);
  const payload = { job_id: job.jobId, version: 1 };
  await page.request.post(`${bole.url}/api/effects`, {
    data: { content: { kind: "publish_job", payload }, idempotency_key: "open-the-job" },
  });
  await page.goto(bole.url);
  await page.getByRole("button", { name: "Move Amara Diallo" }).click();
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await page.getByRole("button", { name: "Book an interview" }).click();
  await expect(page.getByRole("dialog", { name: "Interview with Amara Diallo" })).toBeVisible();
});
