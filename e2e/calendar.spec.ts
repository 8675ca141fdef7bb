/** Who talks to candidates, when they are free, and mails that others are made from: all by hand. */
import { busyMornings } from "./support/recruiting.ts";
import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB", timezoneId: "Europe/London" });

test("an interviewer gets hours, a calendar and an address, and goes again", async ({ page }) => {
  const name = `Ines ${Date.now()}`;
  await page.goto("/settings/calendar");
  await page.getByRole("button", { name: "Add an interviewer" }).click();
  const adding = page.getByRole("dialog", { name: "Add an interviewer" });
  await adding.getByRole("textbox", { name: "Name" }).fill(name);
  await adding.getByRole("textbox", { name: "E-mail" }).fill("ines@bole.example");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  const card = page.getByRole("region", { name });
  await expect(card).toContainText("Monday to Friday, 09:00–18:00");
  const choose = async (what: string) => {
    await card.getByRole("button", { name: `What to do with ${name}` }).click();
    await page.getByRole("menuitem", { name: what, exact: true }).click();
  };

  await choose("Edit");
  const editing = page.getByRole("dialog", { name: "Edit the interviewer" });
  for (const day of ["Mon", "Tue"]) await editing.getByRole("checkbox", { name: day }).uncheck();
  await editing.getByLabel("To", { exact: true }).fill("08:00");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(editing).toContainText("The end must be after the beginning.");
  await editing.getByLabel("To", { exact: true }).fill("16:00");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(card).toContainText("Wed Thu Fri, 09:00–16:00");

  await choose("Calendar …");
  const calendar = page.getByRole("dialog", { name: `Calendar of ${name}` });
  const buffer = Buffer.from(busyMornings(13));
  await calendar
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "ines.ics", mimeType: "text/calendar", buffer });
  await calendar.getByRole("button", { name: "Use it" }).click();
  await expect(card).toContainText("Calendar file, 21 entries");

  await choose("Show in the week");
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("img", { name: `${name} is busy` }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Free times" }).click();
  await expect(page.getByRole("checkbox", { name })).toBeChecked();
  const times = page.getByRole("main").getByRole("time");
  await expect(times.first()).toBeVisible();
  for (const clock of await times.allInnerTexts()) expect(clock >= "13:00", clock).toBe(true);

  await page.getByRole("main").getByRole("link", { name: "Interviewers" }).click();
  await choose("Address for their own calendar …");
  const feed = page.getByRole("dialog", { name: `Interviews of ${name}` });
  await feed.getByRole("button", { name: "Create address" }).click();
  const address = await feed.locator("code").innerText();
  const subscribed = await page.request.get(address);
  expect(await subscribed.text()).toContain("BEGIN:VCALENDAR");
  await feed.getByRole("button", { name: "Close" }).last().click();

  await choose("Remove …");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card).toBeHidden();
});

test("a template is copied, written anew with a place in it, and deleted", async ({ page }) => {
  const name = `Short ${Date.now()}`;
  await page.goto("/settings/templates");
  await page
    .getByRole("link", { name: /^First contact/ })
    .last()
    .click();
  await page.getByRole("link", { name: "Make a copy" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Hello ");
  await page.getByRole("button", { name: "Insert: Their name" }).click();
  await expect(text).toHaveValue("Hello {{name}}");
  await page.getByRole("button", { name: "Save" }).click();
  const kept = page.getByRole("navigation", { name: "Templates" }).getByRole("link", { name });
  await expect(kept).toHaveAttribute("aria-current", "page");

  // What is not saved is not left by accident.
  await text.fill("Hello {{nobody}}");
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(text).toHaveValue("Hello {{name}}");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(kept).toBeHidden();
});
