import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB" });

test("the tab is called after the page, whatever the greeting", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Good|Working)/);
  await expect(page).toHaveTitle("Home · Bole 伯乐");
});

test("the first step leads to where the work is done", async ({ page }) => {
  await page.goto("/");
  const steps = page.getByRole("region", { name: "First steps" });
  await steps.getByRole("link", { name: /^Give the agents a goal/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Runs");
});

test("it says which model and mode are set, and promises nothing else", async ({ page }) => {
  await page.route("**/api/system", async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const set = { model: "openai:gpt", mode: "distributed" };
    await route.fulfill({ response, json: Object.assign({}, answer, set) });
  });
  await page.goto("/");
  const facts = page.getByRole("region", { name: "This installation" });
  await expect(facts).toContainText("openai:gptChosen under System › Models");
  await expect(facts).toContainText("DistributedSeveral processes may share the work");
  await expect(facts).not.toContainText("Everything Bole keeps is here");
});
