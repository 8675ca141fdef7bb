import { expect, test } from "./support/test.ts";

// All other tests ask for little motion; here dialogs come and go as they do for most people.
test.use({ locale: "en-GB", contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the palette goes where one types", async ({ page }) => {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("syst");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/system$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the palette understands the other language, and switches to it", async ({ page }) => {
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("语言");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

for (const [words, tab] of [
  ["config", "Configuration"],
  ["日志", "Live log"],
  ["检查", "Checks"],
] as const) {
  test(`the palette finds the view of the system called ${words}`, async ({ page }) => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: tab, selected: true })).toBeVisible();
  });
}

test("the focus ring is for the keyboard, and leaves the letters of a tab alone", async ({
  page,
}) => {
  await page.goto("/system");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Configuration").click();
  await expect(page.getByRole("searchbox", { name: "Filter settings" })).toBeVisible();
  await expect(tab("Configuration")).toBeFocused();
  await expect(tab("Configuration")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Usage")).toBeFocused();
  await expect(tab("Usage")).toHaveCSS("outline-style", "solid");
  // The ring is drawn inside of the box; the letters begin behind it.
  await expect(tab("Usage")).toHaveCSS("padding-left", "4px");
});

test("the palette says so when nothing matches", async ({ page }) => {
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("zzzz");
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("single keys navigate, and can be turned off", async ({ page }) => {
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/system$/);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await page.keyboard.press("?");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/system$/);
});

test("the first thing a keyboard meets is the way to the content", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
