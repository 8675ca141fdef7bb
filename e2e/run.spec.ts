/** One run as a person follows it: live, through restarts, into every step. */
import type { Page } from "@playwright/test";
import { expect, MAIL_PLAN, test } from "./support/engine-test.ts";
import { SERVER_AWAY } from "./support/test.ts";

test.use({ locale: "en-GB" });

const node = (page: Page, id: string) => page.locator(`svg.bole-graph [data-id="${id}"]`);
const drawer = (page: Page) => page.getByRole("dialog");
const events = (page: Page) => page.getByRole("list", { name: "Events, newest first" });

/**
 * The fold mark is in the upper right corner of a node. A click waits for the node to be still, and
 * finds it again where it was drawn anew meanwhile; the mark lies above the card, hence the force.
 */
async function clickMark(page: Page, id: string): Promise<void> {
  const card = node(page, id).locator(":scope > .card");
  await expect(async () => {
    const { width } = (await card.boundingBox()) ?? {};
    expect(width).toBeDefined();
    await card.click({ position: { x: (width ?? 0) - 12, y: 14 }, force: true });
  }).toPass();
}

test("a run is drawn live, and goes on when its question is answered", async ({ page, bole }) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await expect(node(page, "4")).toHaveClass(/waiting/);
  await expect(page.getByRole("status").filter({ hasText: "Live" })).toBeVisible();
  const question = page.getByRole("region", { name: "May mail start?" });
  await expect(question).toContainText("mail.send");
  await expect(question).toContainText("ann@example.com");
  await question.getByRole("button", { name: "Run mail" }).click();

  await expect(node(page, "4")).toHaveClass(/completed/);
  await expect(page.getByRole("region", { name: "Result" })).toContainText("ann@example.com");
  await expect(question).toBeHidden();
  await expect(events(page).getByRole("listitem").first()).toContainText("Run completed");
  await expect(page.getByText("Live", { exact: true })).toBeHidden();
});

test("a node tells everything about itself, and the address leads there", async ({
  page,
  bole,
}) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await node(page, "1").click();
  await expect(page).toHaveURL(/node=/);
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(drawer(page)).toHaveAccessibleName("split");
    await expect(drawer(page).getByRole("region", { name: "Input" })).toContainText("some good");
    await expect(drawer(page).getByRole("region", { name: "Output" })).toContainText("5 entries");
    await expect(drawer(page).getByRole("region", { name: "Progress" })).toContainText("reading");
    await expect(drawer(page).getByRole("region", { name: "Guardrails" })).toContainText("rude");
    await expect(drawer(page).getByRole("link", { name: /artifact/ })).toBeVisible();
    await page.reload();
  }
  // The graph stays in reach beside the drawer.
  await events(page).getByRole("button", { name: "2[3]" }).first().click();
  await expect(drawer(page)).toContainText("I do not shout that word.");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(page).not.toHaveURL(/node=/);
});

test.describe("an answer that is refused at first", () => {
  test.use({ expectedNoise: ["422"] });

  test("a question is answered in the drawer of its step, and stays in its history", async ({
    page,
    bole,
  }) => {
    const run = await bole.startRun({ plan: MAIL_PLAN });
    await page.goto(`${bole.url}/runs/${run}?node=4`);
    await drawer(page).getByRole("button", { name: "Edit" }).click();
    const value = drawer(page).getByRole("textbox", { name: "Input to go on with" });
    await value.fill('{ "to": "nobody", "text": "x" }');
    await drawer(page).getByRole("button", { name: "with these changes" }).click();
    await expect(drawer(page).getByRole("alert")).toContainText("to");
    await value.fill('{ "to": "ben@example.com", "text": "x" }');
    await drawer(page).getByRole("button", { name: "with these changes" }).click();
    await expect(drawer(page)).toContainText("approved with changes");
    await expect(drawer(page).getByRole("region", { name: "Output" })).toContainText(
      "ben@example.com",
    );
  });
});

test("fan-outs and composites unfold at their mark, and with the keyboard", async ({
  page,
  bole,
}) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await expect(node(page, "4")).toHaveClass(/waiting/);
  await expect(node(page, "2")).toContainText("×5");
  await clickMark(page, "2");
  await expect(node(page, "2[3]")).toHaveClass(/failed/);
  await expect(node(page, "2[4]")).toHaveClass(/completed/);
  await expect(drawer(page)).toBeHidden();

  await page.getByRole("button", { name: /^3 · echo/ }).focus();
  await page.keyboard.press("+");
  await expect(node(page, "3/second")).toHaveClass(/completed/);
  await expect(node(page, "3")).toBeFocused();
  await page.keyboard.press("-");
  await expect(node(page, "3/second")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toHaveAccessibleName("echo");
});

test.describe("a fork that is refused at first", () => {
  test.use({ expectedNoise: ["422"] });

  test("a fork takes other arguments, and says at once what is wrong with them", async ({
    page,
    bole,
  }) => {
    const run = await bole.startRun({ plan: MAIL_PLAN });
    await page.goto(`${bole.url}/runs/${run}?node=1`);
    await drawer(page).getByRole("button", { name: "Fork from here" }).click();
    const args = drawer(page).getByRole("textbox", { name: "Arguments of this step" });
    await args.fill('{ "text": }');
    await expect(drawer(page)).toContainText("line 1, column 11");
    await args.fill('{ "txet": "tea" }');
    const fork = drawer(page).getByRole("button", { name: "Fork", exact: true });
    await fork.click();
    await expect(drawer(page).getByRole("alert")).toContainText("args");
    await args.fill('{ "text": "only tea" }');
    await fork.click();
    await expect(page).not.toHaveURL(new RegExp(run));
    await expect(
      page.getByRole("link", { name: "Fork of another run, from step 1" }),
    ).toBeVisible();
    await expect(node(page, "2")).toContainText("×2");
  });
});

test("a fork draws what it took over from the old run", async ({ page, bole }) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await page.getByRole("button", { name: "Run mail" }).click();
  await expect(node(page, "4")).toHaveClass(/completed/);
  const { run_id } = await bole.post<{ run_id: string }>(`/api/runs/${run}/fork`, { step: "4" });
  await page.goto(`${bole.url}/runs/${run_id}`);
  await expect(node(page, "4")).toHaveClass(/waiting/);
  await expect(node(page, "1")).toHaveClass(/completed/);
  await expect(node(page, "2")).toContainText("4 done");
});

test("a run is cancelled only after one has said so twice", async ({ page, bole }) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await page.getByRole("button", { name: "Cancel run" }).click();
  await drawer(page).getByRole("button", { name: "Let it run" }).click();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole("button", { name: "Cancel run" }).click();
  await drawer(page).getByRole("button", { name: "Cancel the run" }).click();
  const outcome = page.getByRole("region", { name: "The run was cancelled" });
  await expect(outcome).toContainText("Missing");
  await expect(page.getByRole("button", { name: "Cancel run" })).toBeHidden();
});

test.describe("when the server goes away", () => {
  test.use({ expectedNoise: SERVER_AWAY });

  test("the page says so, and goes on where it was", async ({ page, bole }) => {
    const run = await bole.startRun({ plan: MAIL_PLAN });
    await page.goto(`${bole.url}/runs/${run}`);
    await expect(node(page, "4")).toHaveClass(/waiting/);
    await bole.stop();
    await expect(page.getByText("Reconnecting…")).toBeVisible();
    await expect(node(page, "4")).toHaveClass(/waiting/);
    await bole.start();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    const before = await events(page).getByRole("listitem").count();

    await page.getByRole("button", { name: "Run mail" }).click();
    await expect(node(page, "4")).toHaveClass(/completed/);
    await expect(events(page).getByRole("listitem").first()).toContainText("Run completed");
    // Each event once: those of before, and what has come since.
    const lines = await events(page).getByRole("listitem").allInnerTexts();
    expect(lines.length).toBeGreaterThan(before);
    expect(lines.filter((line) => line.includes("Run started"))).toHaveLength(1);
    expect(lines.filter((line) => line.includes("Question asked"))).toHaveLength(1);
  });
});

test("the timeline finds a step and trouble, among six thousand events", async ({ page, bole }) => {
  const words = Array.from({ length: 3_000 }, (_, i) => (i === 1_321 ? "bad" : `word${i}`));
  const steps = [{ id: "all", action: "shout", each: words, args: { text: "$item" } }];
  const run = await bole.startRun({ plan: { description: "Many words", steps } });
  await page.goto(`${bole.url}/runs/${run}`);
  // Each of the texts is checked in a thread.
  await expect(page.getByText("6,004 of 6,004 events")).toBeVisible();
  await expect(events(page).getByRole("listitem")).toHaveCount(100);
  await page.getByRole("button", { name: "Show 100 earlier events" }).click();
  await expect(events(page).getByRole("listitem")).toHaveCount(200);
  await page.getByRole("combobox", { name: "Kind of event" }).click();
  await page.getByRole("option", { name: "Trouble" }).click();
  await expect(events(page).getByRole("listitem")).toHaveCount(1);
  await expect(events(page)).toContainText("all[1321]");
  await page.getByRole("searchbox", { name: "Filter by step" }).fill("all[7]");
  await expect(page.getByText("No event matches")).toBeVisible();
});

test.describe("a run that is not there", () => {
  test.use({ expectedNoise: ["404"] });

  test("is said with what to do", async ({ page, bole }) => {
    await page.goto(`${bole.url}/runs/run_nowhere`);
    await expect(page.getByRole("alert")).toContainText("There is no such run.");
    await page.getByRole("main").getByRole("link", { name: "All runs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
  });
});

test("a run is paused and resumed, and says what it waits for", async ({ page, bole }) => {
  const run = await bole.startRun({ plan: MAIL_PLAN });
  await page.goto(`${bole.url}/runs/${run}`);
  await expect(page.getByText("Waiting for people")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  const paused = page.getByRole("region", { name: "This run is paused" });
  await expect(paused).toContainText("nothing new starts");
  await page.goto(`${bole.url}/runs?status=operator`);
  await page
    .getByRole("row", { name: new RegExp(run) })
    .getByRole("link")
    .click();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(paused).toBeHidden();
  await expect(page.getByText("Waiting for people")).toBeVisible();
});
