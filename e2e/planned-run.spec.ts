/**
 * A goal, from the first word to the published article: the plan is shown, edited and approved, a
 * step fails and is planned around, the page is reloaded, the server is killed, and at the end the
 * graph, the planning and the timeline are right.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/engine-test.ts";

test.use({
  locale: "en-GB",
  agents: "examples/newsroom",
  expectedNoise: ["ERR_", "422", "503"],
});

const GOAL = "Write an article about structured interviews, source:lost-notes";

const node = (page: Page, id: string) =>
  page.getByRole("region", { name: "Graph" }).locator(`[data-id="${id}"]`).first();
const question = (page: Page, name: string) => page.getByRole("region", { name });
const timeline = (page: Page) => page.getByRole("list", { name: "Events, newest first" });
const planning = (page: Page) => page.getByRole("region", { name: "Planning" });

test("a goal is planned, planned anew twice, survives a kill, and is reached", async ({
  page,
  killable: bole,
}) => {
  await page.goto(`${bole.url}/runs`);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("Say in a few words what you want to reach.")).toBeVisible();
  await page.getByRole("textbox", { name: "Goal" }).fill(GOAL);
  await expect(page.getByRole("switch", { name: "Show me the plan first" })).toBeChecked();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1, name: GOAL })).toBeVisible();

  // The plan is shown, refused with its issues when it is edited badly, and taken when it is right.
  const plan = question(page, "May this plan run?");
  await expect(plan.locator("[data-id=read_1]")).toBeVisible();
  await plan.getByRole("button", { name: "Edit" }).click();
  const text = plan.getByRole("textbox", { name: "Plan to go on with" });
  const proposed = await text.inputValue();
  await text.fill(proposed.replace('"reviewer"', '"nobody"'));
  await expect(plan.getByText("One issue")).toBeVisible();
  await plan.getByRole("button", { name: "with these changes" }).click();
  await expect(plan.getByRole("alert")).toContainText("nobody");
  await text.fill(proposed.replace(/"description": "[^"]*"/, '"description": "My own draft"'));
  await plan.getByRole("button", { name: "with these changes" }).click();

  // A source is not there: the next plan goes around it, and is asked about, too.
  await expect(timeline(page)).toContainText("read_1");
  await expect(plan.locator("[data-id=read_1]")).toHaveCount(0);
  await expect(plan.locator("[data-id=write]")).toBeVisible();
  await page.reload();
  await plan.getByRole("button", { name: "Start plan", exact: true }).click();

  // The draft does not meet the rubric: a third plan. The server dies while it waits.
  await expect(planning(page).getByText("Not met").first()).toBeVisible();
  await expect(plan.locator("[data-id=publish]")).toBeVisible();
  await bole.kill();
  await expect(page.getByText("Reconnecting…")).toBeVisible();
  await bole.start();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await plan.getByRole("button", { name: "Start plan", exact: true }).click();
  await question(page, "May publisher start?")
    .getByRole("button", { name: "Run publisher" })
    .click();

  await expect(page.getByRole("region", { name: "Result" })).toContainText("/articles/");
  await expect(node(page, "publish@3")).toHaveClass(/completed/);
  await expect(node(page, "write@3")).toHaveClass(/completed/);
  await expect(planning(page).getByText("Plan 3").first()).toBeVisible();
  await expect(planning(page)).toContainText("A step failed");
  await expect(planning(page)).toContainText("The result did not meet the rubric");
  await expect(planning(page).locator("[data-verdict=pass]")).toHaveCount(4);
  const lines = await timeline(page).getByRole("listitem").allInnerTexts();
  const count = (words: string) => lines.filter((line) => line.includes(words)).length;
  expect(count("Run started")).toBe(1);
  // Three by the planner, and the first once more as it was edited.
  expect(count("Plan made")).toBe(4);
  expect(count("Planned again")).toBe(2);
  expect(count("Run completed")).toBe(1);
  await page.screenshot({ path: "test-results/screens/planned-run.png", fullPage: true });
});

test("a run is planned again when one says what has changed", async ({ page, bole }) => {
  const run = await bole.startRun({ user_input: "Write an article about scoring rubrics" });
  await page.goto(`${bole.url}/runs/${run}`);
  await expect(question(page, "May publisher start?")).toBeVisible();
  await page.getByRole("button", { name: "Plan again" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan again" });
  await dialog.getByRole("button", { name: "Plan again" }).click();
  await expect(dialog).toContainText("The planner needs to know what has changed.");
  await dialog.getByRole("textbox", { name: "What has changed?" }).fill("A new study is out.");
  await dialog.getByRole("button", { name: "Plan again" }).click();
  await expect(planning(page)).toContainText("The circumstances changed");
  await expect(planning(page)).toContainText("A new study is out.");
  // What the planner was asked, and what it said, is there to be read.
  await timeline(page).getByRole("button", { name: "@create_plan@3" }).first().click();
  await expect(page.getByRole("dialog", { name: "create_plan" })).toContainText("Output");
});

test("a plan that is rejected ends the run, with the reason", async ({ page, bole }) => {
  const options = { approve_plan: true };
  const run = await bole.startRun({ user_input: "Write an article about bias", options });
  await page.goto(`${bole.url}/inbox?tab=approvals`);
  const plan = page.locator("[data-gate]");
  await expect(plan.locator("[data-id=write]")).toBeVisible();
  await plan.getByRole("button", { name: "Reject" }).click();
  await plan.getByRole("textbox", { name: "Reason" }).fill("Not this quarter.");
  await plan.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("No pending approvals")).toBeVisible();
  await page.goto(`${bole.url}/runs/${run}`);
  const outcome = page.getByRole("region", { name: "The run was cancelled" });
  await expect(outcome).toContainText("Not this quarter.");
});
