/** A job is created only after its preview was confirmed, and archiving and deleting can be undone. */
import { demoResume, recruiting } from "./support/recruiting.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB", expectedNoise: ["409"] });

test("is proposed in the assistant, created when that is confirmed, archived and deleted", async ({
  page,
  bole,
}) => {
  const jobs = async () => {
    const answer = await page.request.get(`${bole.url}/api/jobs`);
    const { items } = await answer.json();
    return items.map(({ title }: { title: string }) => title);
  };
  await page.goto(`${bole.url}/assistant`);
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("create a job: Android engineer in Berlin, Kotlin required, 3 years");
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Create the job “Android engineer”?" });
  await expect(card).toContainText("Kotlin required");
  await expect(card).not.toContainText("recruiter_");
  expect(await jobs()).toEqual([]);
  await card.getByRole("button", { name: "Create job" }).click();
  await expect(page.getByRole("link", { name: "Job Android engineer" })).toBeVisible();
  expect(await jobs()).toEqual(["Android engineer"]);

  await page.goto(`${bole.url}/jobs`);
  const row = page.getByRole("row", { name: /Android engineer/ });
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "Actions for Android engineer" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Archive");
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();

  await choose("Delete job");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete job" }).click();
  await expect(row).toBeHidden();
  expect(await jobs()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row).toBeVisible();

  // Somebody is a candidate for it: it can only be archived.
  const desk = recruiting(page.request, bole.url);
  await desk.post("/candidates/import", {
    multipart: { files: demoResume("en/maya-lindqvist.md") },
  });
  const first = async (route: string) =>
    (await (await page.request.get(`${bole.url}/api/${route}`)).json()).items[0];
  await desk.post("/applications", {
    data: {
      person_id: (await first("candidates")).person.id,
      job_id: (await first("jobs")).id,
    },
  });
  await choose("Delete job");
  await dialog.getByRole("button", { name: "Delete job" }).click();
  await expect(dialog).toContainText("Archive it instead");
});
