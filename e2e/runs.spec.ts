import { expect, MAIL_PLAN, test } from "./support/engine-test.ts";

test.use({ locale: "en-GB" });

const shoutPlan = (description: string, text: string) => ({
  description,
  steps: [{ id: "1", action: "shout", args: { text } }],
});

test("without runs, the page leads to a goal and to a plan", async ({ page, bole }) => {
  await page.goto(`${bole.url}/runs`);
  await expect(page.getByText("No runs yet")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("Say in a few words what you want to reach.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Open the plan editor" }).click();
  await expect(page).toHaveURL(/\/plan$/);
});

test("runs are found by word and by status, and the address remembers it", async ({
  page,
  bole,
}) => {
  await bole.startRun({ plan: shoutPlan("Quiet words", "hello") });
  await bole.startRun({ plan: shoutPlan("Rude words", "bad") });
  await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs`);
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Rude words" })).toContainText("I do not shout that word.");
  await expect(rows.filter({ hasText: "Shout words" })).toContainText("Waiting");

  await page.getByRole("searchbox", { name: "Find a run" }).fill("WORDS");
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/status=failed/);
  await expect(page).toHaveURL(/q=WORDS/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("searchbox", { name: "Find a run" })).toHaveValue("WORDS");

  await page.getByRole("searchbox", { name: "Find a run" }).fill("nothing like it");
  await expect(page.getByText("No run matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all runs" }).click();
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: "Quiet words" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Quiet words" })).toBeVisible();
});

test("older runs are there when they are asked for", async ({ page, bole }) => {
  for (let i = 1; i <= 52; i += 1) await bole.startRun({ plan: shoutPlan(`Run ${i}`, "hello") });
  await page.goto(`${bole.url}/runs`);
  const links = page.getByRole("rowheader").getByRole("link");
  await expect(links).toHaveCount(50);
  await expect(links.first()).toHaveText("Run 52");
  await page.getByRole("button", { name: "Show older runs" }).click();
  await expect(links).toHaveCount(52);
  await expect(links.last()).toHaveText("Run 1");
  await expect(page.getByRole("button", { name: "Show older runs" })).toBeHidden();
});

test("several runs are selected and cancelled together, after a question", async ({
  page,
  bole,
}) => {
  // Both wait for somebody.
  for (let count = 0; count < 2; count += 1) await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs`);
  const rows = page.getByRole("row").filter({ hasText: "Shout words" });
  await expect(rows).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  const bar = page.getByRole("region", { name: "Selected runs" });
  await expect(bar).toContainText("2 runs selected");
  await bar.getByRole("button", { name: "Cancel runs" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Cancel 2 runs?");
  const confirm = dialog.getByRole("button", { name: "Cancel runs" });
  await expect(confirm).not.toHaveAttribute("aria-disabled", "true");
  await confirm.click();
  await expect(page.getByText("Cancel runs: 2 of 2.")).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(rows.filter({ hasText: "Cancelled" })).toHaveCount(2);
});
