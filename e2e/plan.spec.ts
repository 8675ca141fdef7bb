/** The plan editor over the real server, with the newsroom's agents. */
import type { Page } from "@playwright/test";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { expect, test } from "./support/test.ts";

//  research ──► write
const PLAN = {
  description: "Two steps",
  steps: [
    { id: "research", action: "researcher", args: { topic: "$input.topic" } },
    {
      id: "write",
      action: "writer",
      depends_on: ["research"],
      args: { topic: "$input.topic", bullets: "$research.draft_points" },
    },
  ],
};

const view = (page: Page, name: "Form" | "JSON" | "Both") =>
  page.getByRole("radio", { name, exact: true }).click();
const json = (page: Page) => page.getByRole("textbox", { name: "The plan as JSON" });
const steps = (page: Page) => page.getByRole("region", { name: "Steps" }).getByRole("listitem");
const node = (page: Page, id: string) => page.locator(`svg [data-id="${id}"]`);
/** What is wrong is said above the form, which moves down then: before that, a click may miss it. */
const flawed = (page: Page) => expect(page.getByRole("region", { name: "1 issue" })).toBeVisible();
const valid = (page: Page) => expect(page.getByText("No issues", { exact: true })).toBeVisible();

async function begin(page: Page, plan: object = PLAN): Promise<void> {
  await page.goto("/plan");
  await view(page, "Both");
  await json(page).fill(JSON.stringify(plan));
  await expect(node(page, "research")).toBeVisible();
}

async function planOf(page: Page): Promise<unknown> {
  return JSON.parse(await json(page).inputValue());
}

test.use({ locale: "en-GB" });

test("a plan is written in the form, drawn, saved, opened again and run", async ({ page }) => {
  const id = `written-${Date.now()}`;
  await page.goto("/plan");
  await page.getByRole("button", { name: "Add a step" }).click();
  await flawed(page);
  await page.getByRole("button", { name: /^Agent/ }).click();
  await page.getByPlaceholder("Name, purpose or kind").fill("retrieval");
  await page.getByRole("option", { name: /^researcher/ }).click();
  await expect(page.getByText('Missing argument: agent "researcher" needs "topic"')).toBeVisible();
  await page.getByRole("textbox", { name: "topic" }).fill("$input.topic");
  await valid(page);

  await page.getByRole("button", { name: "Add a step" }).click();
  await flawed(page);
  await page.getByRole("button", { name: /^Agent/ }).click();
  await page.getByRole("option", { name: /^writer/ }).click();
  await page.getByRole("textbox", { name: "topic" }).fill("$input.topic");
  await page.getByRole("button", { name: "Insert a value into bullets" }).click();
  await page.getByPlaceholder("Step or field").fill("draft_points");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "bullets" })).toHaveValue("$1.draft_points");
  await valid(page);
  await expect(node(page, "1")).toBeVisible();
  await expect(node(page, "2")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+s");
  const save = page.getByRole("dialog", { name: "Save the plan" });
  await save.getByRole("textbox", { name: "Id" }).fill("not an id");
  await save.getByRole("button", { name: "Save" }).click();
  await expect(save.getByText(/Use letters, digits/)).toBeVisible();
  await save.getByRole("textbox", { name: "Id" }).fill(id);
  await save.getByRole("textbox", { name: "Tags" }).fill("e2e, written");
  await save.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(new RegExp(`plan_id=${id}&ver=1`));
  await expect(page.getByText(`${id}, version 1`)).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  await page.reload();
  await expect(steps(page)).toHaveCount(2);
  await valid(page);
  await page.getByRole("button", { name: "Run…" }).click();
  const run = page.getByRole("dialog", { name: "Run the plan" });
  await run.getByRole("textbox", { name: "Input (JSON)" }).fill('{ "topic": }');
  await expect(run.getByText("Line 1, column 12: a value is missing here.")).toBeVisible();
  await expect(run.getByRole("button", { name: "Run" })).toBeDisabled();
  await run.getByRole("textbox", { name: "Input (JSON)" }).fill('{ "topic": "interviews" }');
  await run.getByRole("textbox", { name: "Calls of agents" }).fill("20");
  const started = page.waitForRequest("**/api/runs");
  await run.getByRole("button", { name: "Run" }).click();
  expect((await started).postDataJSON()).toMatchObject({
    options: { input: { topic: "interviews" }, budget: { steps: 20 } },
  });
  await expect(page).toHaveURL(/\/runs\/run/);
});

test("form and JSON are one plan, and a broken text is kept until it is mended", async ({
  page,
}) => {
  await begin(page);
  await expect(steps(page)).toHaveCount(2);
  await page.getByRole("textbox", { name: "topic" }).fill("tea");
  await expect(json(page)).toHaveValue(/"topic": "tea"/);
  await json(page).fill(JSON.stringify({ steps: PLAN.steps.slice(0, 1) }));
  await expect(steps(page)).toHaveCount(1);

  const broken = '{\n  "steps": [\n    { "id": "a" \n';
  await json(page).fill(broken);
  await expect(page.getByText("The form waits")).toBeVisible();
  await expect(page.getByText(/Line 4, column 1: the text ends too early/).first()).toBeVisible();
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "topic" })).toBeDisabled();
  await page.reload();
  await expect(json(page)).toHaveValue(broken);
  await json(page).fill(JSON.stringify({ steps: 7 }));
  await expect(page.getByText(/steps must be a list/).first()).toBeVisible();
  await page.getByRole("button", { name: "Back to the last plan" }).click();
  await expect(page.getByText("The form waits")).toBeHidden();
  expect(await planOf(page)).toHaveProperty("steps");
});

test("an issue stands at its field and at its line, and the list leads there", async ({ page }) => {
  await begin(page);
  await steps(page).nth(1).getByRole("button").click();
  await page.getByRole("textbox", { name: "bullets" }).fill("$research.draft_pionts");
  const field = page.locator('[data-field=".steps[1].args.bullets"]');
  await expect(field.getByText(/^No such field/)).toBeVisible();
  await expect(field.getByText(/^use \$research.draft_points/)).toBeVisible();
  await expect(field.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await expect(steps(page).nth(1)).toContainText("1 issue");

  await steps(page).nth(0).getByRole("button").click();
  await expect(field).toBeHidden();
  const entry = page.getByRole("button", { name: /Step write · No such field/ });
  await entry.click();
  await expect(field.getByRole("textbox")).toBeFocused();

  await view(page, "JSON");
  await entry.click();
  await expect(json(page)).toBeFocused();
  const selected = await json(page).evaluate(
    (area: { value: string; selectionStart: number; selectionEnd: number }) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toContain('"bullets": "$research.draft_pionts"');
});

test("unsaved work outlives a reload and another page, and can be undone", async ({ page }) => {
  await begin(page);
  await page.getByRole("textbox", { name: "topic" }).fill("tea");
  await steps(page).nth(1).getByRole("button").click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(steps(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Plans & files" }).click();
  await expect(page.getByRole("heading", { name: "Plans & files", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Plan editor", exact: true }).click();
  await expect(steps(page)).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(steps(page)).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(json(page)).toHaveValue(/"topic":\s*"\$input.topic"/);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(steps(page)).toHaveCount(1);
  await page.reload();
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
});

test("steps are renamed, moved, copied and chosen in the drawing", async ({ page }) => {
  await begin(page);
  await page.getByRole("textbox", { name: "Id" }).fill("facts");
  await page.keyboard.press("Enter");
  await expect(node(page, "facts")).toBeVisible();
  expect(await planOf(page)).toMatchObject({
    steps: [{ id: "facts" }, { depends_on: ["facts"], args: { bullets: "$facts.draft_points" } }],
  });
  await valid(page);

  await node(page, "write").click();
  await expect(page.getByRole("heading", { name: "Step write" })).toBeVisible();
  await steps(page).nth(1).getByRole("button").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(steps(page).nth(0)).toContainText("write");
  await expect(steps(page).nth(0).getByRole("button")).toBeFocused();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(steps(page)).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Step write-2" })).toBeVisible();
  await page.getByRole("button", { name: "Remove facts" }).click();
  await expect(page.getByText(/Step does not come before/).first()).toBeVisible();
});

test("everything that a step can have is in the form", async ({ page }) => {
  await begin(page);
  const more = page.getByText("More: conditions, lists, people, retries");
  await more.click();
  const fill = (name: string, text: string) =>
    page.getByRole("textbox", { name, exact: true }).fill(text);
  const choose = (name: string, label: string) =>
    page.getByRole("combobox", { name, exact: true }).selectOption({ label });
  await fill("Once for each entry of", '["tea", "rice"]');
  await fill("At the same time, at most", "2");
  await page.getByRole("combobox", { name: "Only if: Question" }).click();
  await page.getByRole("option", { name: "Two values compared" }).click();
  await fill("Left", "$input.depth");
  await fill("Right", "3");
  await page.getByRole("switch", { name: "Repeat" }).click();
  await fill("Times, at most", "4");
  await choose("A person approves", "Before it starts");
  await page.getByRole("switch", { name: "Wait before it starts" }).click();
  await fill("For the event", "reply");
  await page.getByRole("switch", { name: "Try again after a failure" }).click();
  await fill("First pause, in milliseconds", "50");
  await fill("Give up after, in milliseconds", "9000");
  await choose("If it fails", "The plan is made anew");
  expect(await planOf(page)).toMatchObject({
    steps: [
      {
        each: ["tea", "rice"],
        concurrency: 2,
        when: { eq: ["$input.depth", 3] },
        repeat: { until: "$last", max: 4 },
        approval: "before",
        wait: { for_ms: 60_000, event: "reply" },
        retry: { attempts: 3, backoff_ms: 50 },
        timeout_ms: 9000,
        on_error: "replan",
      },
      {},
    ],
  });
  await page.getByText("About the plan").click();
  await fill("Description", "All of it");
  await expect(json(page)).toHaveValue(/"description": "All of it"/);
});

test("a stored plan is a template for the next", async ({ page, request }) => {
  const id = `template-${Date.now()}`;
  await request.post("/api/plans", { data: { plan_id: id, plan: PLAN } });
  await page.goto("/plan");
  await page.getByRole("button", { name: "Open…" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a plan" });
  await dialog.getByRole("button", { name: `Use as template: ${id}` }).click();
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByText("New plan, not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Open…" }).click();
  await dialog.getByRole("button", { name: /^Empty plan/ }).click();
  await expect(page.getByText("No steps yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(steps(page)).toHaveCount(2);
});

test.describe("when the server says no", () => {
  test.use({ expectedNoise: ["409", "404", "plans/no-such-plan"] });

  test("the problem and its remedy stand where it was tried", async ({ page }) => {
    await begin(page);
    await valid(page);
    await page.route("**/api/runs", (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        body: JSON.stringify({
          title: "The thread is busy",
          detail: "Another run has it.",
          remedy: "Wait for it, or cancel it.",
          code: "run-busy",
          status: 409,
        }),
      }),
    );
    await page.getByRole("button", { name: "Run…" }).click();
    const dialog = page.getByRole("dialog", { name: "Run the plan" });
    await dialog.getByRole("button", { name: "Run" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Wait for it, or cancel it.");
  });

  test("a plan that is not there is said to be so", async ({ page }) => {
    await page.goto("/plan?plan_id=no-such-plan");
    await expect(page.getByRole("alert")).toContainText("no-such-plan");
  });
});

for (const [locale, colorScheme, judged] of [
  ["en-GB", "light", 1440],
  ["zh-CN", "dark", 390],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("the editor looks right at every width, with issues and without", async ({
      page,
      request,
    }) => {
      const id = `looks-${locale}-${Date.now()}`;
      await request.post("/api/plans", { data: { plan_id: id, plan: PLAN } });
      for (const [width, mode] of [
        [1440, "both"],
        [800, "form"],
        [390, "form"],
        [390, "json"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(`localStorage.setItem("bole.plan-view", "${mode}")`);
        await page.goto(`/plan?plan_id=${id}`);
        await expect(node(page, "write")).toBeVisible();
        const look = `plan.${locale}.${width}.${mode}`;
        await (width === judged ? expectGoodLooks(page, look) : expectRoom(page, look));
      }
      await page.addInitScript('localStorage.setItem("bole.plan-view", "form")');
      await page.goto(`/plan?plan_id=${id}`);
      await page.locator('[data-field=".steps[0].args.topic"] textarea').fill("$nowhere");
      await expect(page.locator("#plan-issues")).toBeVisible();
      // Away from the field that was filled in, which lies below the phone's header.
      await page.evaluate("scrollTo(0, 0)");
      await expectGoodLooks(page, `plan.${locale}.issues`);
    });
  });
}

test("a plan that came with the agents is a template, too", async ({ page }) => {
  await page.goto("/plan");
  await page.getByRole("button", { name: "Open…" }).click();
  await page.getByRole("button", { name: /^Research, write, review/ }).click();
  await expect(
    page.getByRole("region", { name: "Graph" }).locator("[data-id=review]"),
  ).toBeVisible();
});
