import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB" });

test("checks say what is wrong and what to do, and can be run again", async ({ page }) => {
  await page.goto("/system");
  const checks = page.getByRole("main").getByRole("listitem");
  await expect(checks).toHaveCount(8);
  await expect(checks.first()).toHaveAttribute("data-check", "smtp");
  await expect(checks.first()).toContainText("Failed");
  const again = page.waitForResponse("**/api/system/checks");
  await page.getByRole("button", { name: "Check again" }).click();
  expect((await again).ok()).toBe(true);
});

test("settings can be filtered, and a secret is never shown", async ({ page }) => {
  await page.goto("/system?tab=config");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}\\b`) });
  await expect(row("BOLE_DATA")).toContainText("Environment");
  await expect(row("BOLE_SMTP_URL")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("e2e-password");
  await expect(row("BOLE_MODEL")).toContainText("Not set");
  await expect(row("BOLE_MODEL")).not.toContainText("Default");

  await page.getByRole("searchbox", { name: "Filter settings" }).fill("smtp");
  await expect(row("BOLE_SMTP_URL")).toBeVisible();
  await expect(row("BOLE_DATA")).toBeHidden();
  await page.getByRole("searchbox", { name: "Filter settings" }).fill("no such setting");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(row("BOLE_DATA")).toBeVisible();
});

test("the log is live, waits while paused, and can be filtered and cleared", async ({
  page,
  request,
}) => {
  const log = page.getByRole("log");
  const leaveTrace = (name: string) => request.get(`/api/${name}`);
  await page.goto("/system?tab=log");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await leaveTrace("trace-one");
  await expect(log).toContainText("/api/trace-one");

  await page.getByRole("button", { name: "Pause" }).click();
  await leaveTrace("trace-two");
  await expect(page.getByText(/\d+ new/)).toBeVisible();
  await expect(log).not.toContainText("/api/trace-two");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(log).toContainText("/api/trace-two");

  await page.getByRole("combobox", { name: "Least level" }).click();
  await page.getByRole("option", { name: "Fatal only" }).click();
  await expect(page.getByText("No line of this level yet")).toBeVisible();
  await page.getByRole("combobox", { name: "Least level" }).click();
  await page.getByRole("option", { name: "Everything" }).click();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("main")).not.toContainText("/api/trace-one");
});

test("a request's id is short to read and whole to copy", async ({ page, request }) => {
  await page.goto("/system?tab=log");
  const answer = await request.get("/api/trace-id");
  const id = answer.headers()["x-request-id"] ?? "no id";
  const shown = page.getByRole("log").getByTitle(id);
  await expect(shown).toHaveText(id);
  await expect(shown).toHaveCSS("overflow", "hidden");
  // Eight letters of 12 px type; all 36 are far wider.
  expect((await shown.boundingBox())?.width).toBeLessThan(8 * 12);
});

test("the API reference opens in a tab of its own", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Developers" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "API reference" }).click();
  const reference = await opened;
  await expect(reference).toHaveURL(/\/api\/docs/);
});

test("a sentence that was misread becomes an example, which can be exported and deleted", async ({
  page,
}) => {
  const message = "don't write to Raj yet";
  const read = {
    ...{ tool: "write_mail", polarity: "do", values: { purpose: "outreach" }, confidence: 0.72 },
    ...{ clause: [0, message.length], mentions: [] },
    alternatives: [{ tool: "write_mail", polarity: "dont", confidence: 0.21 }],
  };
  await page.route("**/api/language/read", (route) =>
    route.fulfill({ json: { reader: "embedded", calls: [read] } }),
  );
  await page.goto("/system?tab=reader");
  await page.getByRole("textbox", { name: "Sentence" }).fill(message);
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await expect(page.getByText("72 % sure")).toBeVisible();
  await expect(page.getByText("write_mail Don't do it 21 %")).toBeVisible();

  await page.getByRole("button", { name: "Not what I meant" }).click();
  await page.getByRole("combobox", { name: "Intent 1" }).click();
  await page.getByRole("option", { name: "Don't do it" }).click();
  await page.getByRole("button", { name: "Save example" }).click();
  const example = page.getByRole("listitem").filter({ hasText: message });
  await expect(example).toContainText("write_mail · Don't do it · purpose: outreach");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Recruiter" }).click();
  expect((await download).suggestedFilename()).toBe("bole-examples-recruiter.jsonl");
  await example.getByRole("button", { name: `Delete “${message}”` }).click();
  await expect(example).toBeHidden();
});
