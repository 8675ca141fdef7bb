/** From a vague wish to a plan in the calendar, with a power cut in between; and how it looks on the way. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { judged } from "./support/career.ts";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/talent-test.ts";

const WISH =
  "I have taught in a primary school for eight years and feel burnt out. What else could I do? I like explaining things, and have 6 hours a week.";

test.describe("somebody who does not know what next", () => {
  // A day that has passed is refused.
  test.use({ locale: "en-GB", expectedNoise: ["422"] });

  test("gets a report, a better one, goals and a plan, and goes on after a power cut", async ({
    page,
    killable: bole,
  }) => {
    await page.goto(`${bole.url}/career`);
    await page.getByRole("textbox", { name: "What is on your mind?" }).fill(WISH);
    await page.getByRole("button", { name: "Begin" }).click();

    // What is missing is asked, with quick answers; what was understood is shown, and can be changed.
    const confirmed = page.getByRole("button", { name: "Yes, go on", exact: true });
    const quick = page.getByRole("button", {
      name: /^(?:Nothing|No hurry|I have none yet|None of these|I don't know yet|Skip)$/,
    });
    const question = page.locator("p.whitespace-pre-line").first();
    for (;;) {
      await expect(confirmed.or(quick.first()).first()).toBeEnabled();
      if (await confirmed.isVisible()) break;
      const asked = await question.innerText();
      await quick.first().click();
      await expect(question).not.toHaveText(asked);
    }
    const understood = page.getByRole("region", { name: "What I understood" });
    await expect(understood).toContainText("taught in a primary school");
    await takePicture(page, "career.facts", true);
    await confirmed.click();

    // Three analysts, then a report whose sources open.
    const lanes = page.getByRole("region", { name: "Three analyses" });
    await expect(lanes.getByText("Done", { exact: true })).toHaveCount(3);
    const form = page.getByRole("region", { name: "Does this help you?" });
    await expect(form.getByText("Round 1 of 3")).toBeVisible();
    await takePicture(page, "career.report", true);
    const report = page.getByRole("article");
    const first = await report.innerText();
    expect(first).not.toContain("Remote work");
    await report
      .getByRole("button", { name: /^Source \d+: Message 1$/ })
      .first()
      .click();
    const source = page.getByRole("dialog", { name: "Message 1" });
    await expect(source).toContainText("primary school");
    await expect(source.locator("mark")).toContainText(/primary school|6 hours a week/);
    await page.keyboard.press("Escape");

    // Not content: the second report has what was asked for.
    await form.getByRole("radio", { name: "Dissatisfied", exact: true }).check();
    await form.getByRole("textbox", { name: "In your words" }).fill("more about remote work");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByText("Round 2 of 3")).toBeVisible();
    await expect(report.getByRole("region", { name: "Remote work" })).toBeVisible();
    await expect(report.getByRole("region", { name: "What is different this time" })).toContainText(
      "remote work",
    );
    expect(await report.innerText()).not.toBe(first);

    // Content: goals that say what comes first, and a plan.
    await form.getByRole("radio", { name: "Satisfied", exact: true }).check();
    await form.getByRole("button", { name: "Send" }).click();
    const plan = page.getByRole("region", { name: "Is the plan good like this?" });
    await expect(plan).toBeVisible();
    await page.getByRole("tab", { name: "Goals" }).click();
    await expect(page.getByRole("region", { name: "Long term" }).getByText("After")).toBeVisible();
    await page.getByRole("tab", { name: "Plan" }).click();
    await plan.getByRole("radio", { name: "Satisfied", exact: true }).check();
    await plan.getByRole("button", { name: "Send" }).click();
    await expect(plan).toBeHidden();

    // What there is to do, by week. A check-in moves what is open, and can be taken back.
    await expect(page.getByRole("region", { name: "This week" })).toBeVisible();
    const weekly = page.getByRole("region", { name: "Weekly check-in" });
    await weekly.getByRole("button", { name: "Check in" }).click();
    await weekly.getByRole("textbox", { name: "What was in the way?" }).fill("The school play");
    await weekly.getByRole("button", { name: "Update the plan" }).click();
    await expect(weekly).toContainText("What was in the way: “The school play”");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(weekly).not.toContainText("The school play");

    // Two items are moved: one is dragged, one by the menu.
    await page.getByRole("radio", { name: "Calendar" }).check();
    const [dragged, listed] = [itemAt(page, 0), itemAt(page, 1)];
    const [draggedId, listedId] = [await idOf(dragged), await idOf(listed)];
    const dayOf = (id: string) => page.locator(`[data-day]:has([data-item="${id}"])`);
    const from = (await dayOf(draggedId).getAttribute("data-day")) ?? "";
    // To its top: the middle of a long day may be below the window.
    const day = page.locator(`[data-day="${plusDays(from, 1)}"]`);
    await day.scrollIntoViewIfNeeded();
    await dragged.dragTo(day, { targetPosition: { x: 30, y: 30 } });
    await expect(dayOf(draggedId)).toHaveAttribute("data-day", plusDays(from, 1));
    const before = (await dayOf(listedId).getAttribute("data-day")) ?? "";
    await menuOf(page, listedId).click();
    await page.getByRole("menuitem", { name: "A day later" }).click();
    await expect(dayOf(listedId)).toHaveAttribute("data-day", plusDays(before, 1));
    // A day that has passed is refused, and the nearest one is offered.
    await menuOf(page, draggedId).click();
    await page.getByRole("menuitem", { name: "A week earlier" }).click();
    await expect(page.getByRole("alert")).toContainText("outside the plan, or has passed");
    await expect(dayOf(draggedId)).toHaveAttribute("data-day", plusDays(from, 1));

    // The calendar has both where they are now.
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Calendar file (ICS)" }).click();
    const file = await (await download).path();
    const ics = (await readFile(file, "utf8")).replaceAll("\r\n ", "");
    for (const [id, day] of [
      [draggedId, plusDays(from, 1)],
      [listedId, plusDays(before, 1)],
    ] as const) {
      const entry = ics.split("BEGIN:VEVENT").find((part) => part.includes(`UID:${id}-`)) ?? "";
      expect(entry).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
    }

    // The power fails. Whoever comes back finds everything, and ticks the first item off.
    await page.goto("about:blank");
    await bole.kill();
    await bole.start();
    await page.goto(`${bole.url}/career`);
    await page.getByRole("link", { name: /primary school/ }).click();
    await page.getByRole("radio", { name: "Calendar" }).check();
    const box = page.locator(`[data-item="${draggedId}"]`).getByRole("checkbox");
    await box.check();
    await expect(page.getByRole("status").filter({ hasText: "1 of" })).toBeVisible();
    await page.reload();
    await page.getByRole("radio", { name: "Calendar" }).check();
    await expect(box).toBeChecked();
    await expect(dayOf(draggedId)).toHaveAttribute("data-day", plusDays(from, 1));
  });
});

const LOOKS = [
  { language: "en", theme: "light", width: 1440, tabs: ["Report", "Goals", "Plan"] },
  { language: "zh", theme: "dark", width: 390, tabs: ["报告", "目标", "计划"] },
] as const;

test("a career looks right in both languages and themes", async ({ page, bole }) => {
  const { request } = page;
  const sessions = `${bole.url}/api/career/sessions`;
  const begun = await request.post(sessions, { data: { message: WISH } });
  const { session_id } = await begun.json();
  await judged(page, `${sessions}/${session_id}`, "report_feedback");
  const asked = await request.post(sessions, { data: { message: "Hello" } });
  const { session_id: asking } = await asked.json();
  for (const { language, theme, width, tabs } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${bole.url}/career`);
    await page.evaluate(`localStorage.setItem("bole.language", "${language}")`);
    await page.evaluate(`localStorage.setItem("bole.theme", "${theme}")`);
    await page.reload();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expectGoodLooks(page, `career.list.${language}`);
    await page.goto(`${bole.url}/career/${asking}`);
    await expect(page.getByRole("textbox")).toBeVisible();
    await expectRoom(page, `career.question.${language}`);
    await page.goto(`${bole.url}/career/${session_id}`);
    for (const tab of tabs) {
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await takePicture(page, `career.${tab}.${theme}.${width}.whole`, true);
      await expectGoodLooks(page, `career.${tab}.${theme}.${width}`);
    }
  }
});

const itemAt = (page: Page, at: number): Locator => page.locator("[data-item]").nth(at);
const idOf = async (item: Locator) => (await item.getAttribute("data-item")) ?? "";
const menuOf = (page: Page, id: string) =>
  page.locator(`[data-item="${id}"]`).getByRole("button", { name: /^Move “/ });
const plusDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
