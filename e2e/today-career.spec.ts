/** A job-seeker's Today: the week is ticked off, findings open the résumé, matches lead to an application. */
import { judged } from "./support/career.ts";
import { expectGoodLooks } from "./support/looks.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB", side: "career" });

const WISH =
  "I have taught in a primary school for eight years and feel burnt out. I like explaining things, and have 6 hours a week.";
const RESUME =
  "Mia Brook\n\nWork Experience\nElm School, Teacher, 2018-01 - 2025-12\n- Taught mathematics\n";

test("plan, findings, matches and dates act in place", async ({ page, bole }) => {
  const { request } = page;
  const session = await request.post(`${bole.url}/api/career/sessions`, {
    data: { message: WISH },
  });
  const { session_id } = await session.json();
  const address = `${bole.url}/api/career/sessions/${session_id}`;
  await judged(page, address, "report_feedback");
  await request.post(`${address}/feedback`, { data: { satisfaction_level: "satisfied" } });
  const job = { title: "Mathematics teacher", description: "Teaches mathematics in a school." };
  const { id } = await (await request.post(`${bole.url}/api/jobs`, { data: { job } })).json();
  const content = { kind: "publish_job", payload: { job_id: id, version: 1 } };
  await request.post(`${bole.url}/api/effects`, { data: { content } });

  await page.goto(`${bole.url}/resumes`);
  const file = { name: "mia.txt", mimeType: "text/plain", buffer: Buffer.from(RESUME) };
  await page.getByLabel("Import a file", { exact: true }).last().setInputFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mia Brook");

  await page.goto(bole.url);
  const week = page.getByRole("region", { name: "This week's plan" });
  const first = week.getByRole("checkbox").first();
  await first.check();
  await page.reload();
  await expect(first).toBeChecked();
  await expectGoodLooks(page, "today.career");

  const matches = page.getByRole("region", { name: "Closest jobs" });
  await expect(matches.getByRole("link", { name: job.title })).toBeVisible();
  await matches.getByRole("link", { name: "Apply", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/matches/${id}`));

  await page.goto(bole.url);
  const dates = page.getByRole("region", { name: "Coming up" });
  const milestone = dates.getByRole("link", { name: /^Milestone/ }).first();
  if (await milestone.isVisible()) {
    await milestone.click();
    await expect(page).toHaveURL(new RegExp(`/career/${session_id}`));
    await page.goto(bole.url);
  }
  const resumes = page.getByRole("region", { name: "My résumés" });
  await resumes.getByRole("link", { name: "No education" }).click();
  await expect(page).toHaveURL(/\/resumes\//);
});
