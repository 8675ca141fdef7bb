/** What a person sees when something goes wrong. */
import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB" });

test.describe("a problem that the server explains", () => {
  test.use({ expectedNoise: ["503"] });

  test("is shown with its remedy and its request id, and can be tried again", async ({ page }) => {
    const problem = {
      type: "about:blank",
      title: "The settings are being changed.",
      status: 503,
      detail: "Another process holds them.",
      instance: "/api/system/config",
      code: "settings-locked",
      remedy: "Wait a moment and try again.",
      request_id: "e2e-request",
    };
    await page.route("**/api/system/config", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        body: JSON.stringify(problem),
      }),
    );
    await page.goto("/system?tab=config");
    const alert = page.getByRole("alert");
    for (const part of [problem.title, problem.detail, problem.remedy, problem.request_id]) {
      await expect(alert).toContainText(part);
    }
    await page.unroute("**/api/system/config");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row", { name: /^BOLE_DATA\b/ })).toBeVisible();
  });
});

test.describe("a page that throws", () => {
  test.use({ expectedNoise: ["TypeError", "Cannot read properties", "is not iterable"] });

  test("is replaced, reported to the server's log, and leaves the shell usable", async ({
    page,
  }) => {
    await page.route("**/api/system/checks", (route) => route.fulfill({ json: {} }));
    await page.goto("/system");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("This page stopped working");
    const reference = (await alert.locator("code").textContent()) ?? "nothing";
    await page.unroute("**/api/system/checks");
    await page.getByRole("link", { name: "System", exact: true }).click();
    await page.goto("/system?tab=log");
    await expect(page.getByRole("log")).toContainText(reference);
    await expect(page.getByRole("log")).toContainText("the page reported an error");
  });
});

test("an address that does not exist leads back home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(
    page.getByRole("heading", { name: "There is nothing at this address" }),
  ).toBeVisible();
  await expect(page.getByText("/no/such/page")).toBeVisible();
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveTitle(/^Today/);
});
