import { en } from "../apps/web/src/i18n/en.ts";
import { zh } from "../apps/web/src/i18n/zh.ts";
import { statusChip } from "./support/status-chip.ts";
import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB" });

test("the switch changes everything at once and is remembered", async ({ page }) => {
  await page.goto("/settings/appearance");
  await expect(page.getByRole("heading", { level: 1, name: "Language & theme" })).toBeVisible();

  await page.getByRole("radio", { name: "中文" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "语言与主题" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveTitle(/语言与主题/);
  await expect(statusChip(page)).toContainText(zh.status.connected);

  const shown = await page.locator("body").innerText();
  const english = [...Object.values(en.areas), en.shell.search, en.shell.developers, en.shell.api];
  expect(english.filter((word) => shown.includes(word))).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "语言与主题" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("a change in one tab reaches the other", async ({ page, context }) => {
  await page.goto("/settings/appearance");
  const other = await context.newPage();
  await other.goto("/system");
  await page.getByRole("radio", { name: "中文" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "系统" })).toBeVisible();
});
