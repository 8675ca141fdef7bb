/** Jobs over the real server: written, measured by criteria, read from an advertisement, changed by two. */
import { readFileSync } from "node:fs";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB" });

test("a job is written with criteria, and other systems can read it", async ({ page, bole }) => {
  await page.goto(`${bole.url}/jobs`);
  await expect(page.getByText("No jobs yet")).toBeVisible();
  await page.getByRole("link", { name: "New job" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Enter a title.")).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Night baker");
  await page.getByRole("spinbutton", { name: "Salary from" }).fill("3000");

  const add = page.getByRole("button", { name: "Add a criterion" });
  await add.click();
  await expect(page.getByRole("textbox", { name: "Criterion 1" })).toBeFocused();
  await page.keyboard.type("Rises early");
  await add.click();
  await page.getByRole("button", { name: "Skill of criterion 2: Link a skill" }).click();
  await page.getByRole("combobox", { name: "Add a skill" }).fill("德语");
  await page
    .getByRole("option", { name: /German/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Criterion 2" })).toHaveValue("German");
  await page.getByRole("radio", { name: "Nice" }).last().click();
  await page.getByRole("button", { name: "Move criterion 2 up" }).click();
  await expect(page.getByRole("textbox", { name: "Criterion 1" })).toHaveValue("German");

  // Nobody loses what is not saved by a careless click.
  await page.getByRole("link", { name: "All jobs" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByText("Stay").click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Night baker");

  await page.getByRole("tab", { name: "For websites" }).click();
  await expect(page.getByRole("tabpanel")).toContainText('"JobPosting"');
  const download = page.waitForEvent("download");
  await page.getByRole("tabpanel").getByRole("link", { name: "Download" }).click();
  const posting = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(posting).toMatchObject({ "@type": "JobPosting", title: "Night baker" });
});

test.describe("when two change the same job", () => {
  test.use({ expectedNoise: ["409"] });

  test("both are shown, and what is chosen is saved", async ({ page, bole }) => {
    const ad = readFileSync("packages/talent/src/demo/data/jobs/en-frontend.txt", "utf8");
    await page.goto(`${bole.url}/jobs/new?from=text`);
    await page.getByRole("textbox", { name: "Advertisement" }).fill(ad);
    await page.getByRole("button", { name: "Read it" }).click();

    // What was read shows its words, and leads to them.
    const title = page.getByRole("textbox", { name: "Title" });
    const read = await title.inputValue();
    expect(ad).toContain(read);
    await page.getByRole("button", { name: `Show where “Title” was read: ${read}` }).click();
    const selected =
      "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)";
    expect(await page.evaluate(selected)).toBe(read);
    expect(await page.getByRole("textbox", { name: /^Criterion \d/ }).count()).toBeGreaterThan(2);
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("tab", { name: "Criteria" }).click();

    await title.fill("My title");
    const id = new URL(page.url()).pathname.split("/").at(-1);
    await changeTitle(page.request, `${bole.url}/api/jobs/${id}`, "Their title", "Their place");
    await page.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("region", { name: "Unsaved changes" });
    await expect(conflict).toContainText("Somebody else has saved changes");
    const both = conflict.getByRole("group", { name: "Title · both changed it" });
    await expect(both.getByRole("radio", { name: "Yours My title" })).toBeChecked();
    await expect(both.getByRole("radio", { name: "Theirs Their title" })).toBeVisible();
    await conflict.getByRole("button", { name: "Save this" }).click();
    await expect(conflict).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My title");
    await expect(page.getByRole("textbox", { name: "Place" })).toHaveValue("Their place");
  });
});

async function changeTitle(
  request: import("@playwright/test").APIRequestContext,
  address: string,
  title: string,
  location: string,
): Promise<void> {
  const {
    id,
    language,
    tags,
    sources,
    version,
    criteria_version,
    demo,
    archived_at,
    created_at,
    updated_at,
    ...job
  } = await (await request.get(address)).json();
  const data = { version, job: { ...job, title, location } };
  expect((await request.put(address, { data })).ok()).toBe(true);
}
