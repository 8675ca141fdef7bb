import { expect, test } from "./support/test.ts";

// With all motion, as dialogs on a desk are in keyboard.spec.ts.
test.use({ locale: "en-GB", contextOptions: { reducedMotion: "no-preference" } });

test("the menu opens, goes to a page, and is gone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.screenshot({ path: "test-results/screens/menu.en.phone.png", animations: "disabled" });
  await menu.getByRole("link", { name: "Calendar" }).tap();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
});

test("the language can be changed in the settings", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByRole("link", { name: /^Language/ }).tap();
  await page.getByRole("radio", { name: "中文" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});
