/**
 * Every page in both languages and both themes, on a desk and on a phone: quiet and accessible. Each
 * language meets each theme once; that colours can be read in both is proved without a browser.
 * Accessibility is judged on both devices and in both themes, but in one language for each page, in
 * turns: it takes twice as long as to load the page, and words have no part in it but their room.
 */
import { accessibilityFaults } from "./support/accessibility.ts";
import { layoutFaults } from "./support/layout.ts";
import { takePicture } from "./support/picture.ts";
import { statusChip } from "./support/status-chip.ts";
import { expect, test } from "./support/test.ts";

const PAGES = [
  { name: "today", path: "/", ready: { en: "Start your first search", zh: "开始第一次招聘" } },
  { name: "runs", path: "/runs", ready: { en: "Runs", zh: "运行记录" } },
  { name: "inbox", path: "/inbox", ready: { en: "Your inbox is empty", zh: "收件箱是空的" } },
  {
    name: "approvals",
    path: "/inbox?tab=approvals",
    ready: { en: "Approvals", zh: "审批" },
  },
  { name: "reports", path: "/reports", ready: { en: "Nothing to report yet", zh: "暂无数据" } },
  { name: "checks", path: "/system", ready: { en: "PostgreSQL", zh: "PostgreSQL" } },
  { name: "config", path: "/system?tab=config", ready: { en: "BOLE_DATA", zh: "BOLE_DATA" } },
  { name: "log", path: "/system?tab=log", ready: { en: "Live", zh: "实时" } },
  {
    name: "reader",
    path: "/system?tab=reader",
    ready: { en: "Your examples", zh: "你的例句" },
  },
  {
    name: "settings",
    path: "/settings",
    ready: { en: "Language & theme", zh: "语言与主题" },
  },
  { name: "appearance", path: "/settings/appearance", ready: { en: "Theme", zh: "主题" } },
  { name: "mail", path: "/settings/mail", ready: { en: "Sender", zh: "发件人" } },
  { name: "data", path: "/settings/data", ready: { en: "Data folder", zh: "数据文件夹" } },
  { name: "design", path: "/design", ready: { en: "Identity", zh: "标识" } },
  { name: "unknown", path: "/no/such/page", ready: { en: "Go to the start page", zh: "回到首页" } },
] as const;
const LANGUAGES = [
  { code: "en", locale: "en-GB", lang: "en-GB" },
  { code: "zh", locale: "zh-CN", lang: "zh-CN" },
] as const;

const THEMES = {
  desktop: { en: "light", zh: "dark" },
  phone: { en: "dark", zh: "light" },
} as const;

for (const { code, locale, lang } of LANGUAGES) {
  test.describe(code, () => {
    test.use({ locale });

    test("every page looks right and breaks no accessibility rule", async ({ page }, info) => {
      const device = info.project.name === "phone" ? "phone" : "desktop";
      const colorScheme = THEMES[device][code];
      await page.emulateMedia({ colorScheme });
      for (const [at, { name, path, ready }] of PAGES.entries()) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
        await expect(
          page.getByRole("main").getByText(ready[code], { exact: true }).first(),
        ).toBeVisible();
        await expect(statusChip(page)).toHaveAttribute("data-state", "connected");
        await page.evaluate("document.fonts.ready");
        await takePicture(page, `${name}.${code}.${colorScheme}.${device}`, name === "design");
        if (LANGUAGES[at % 2]?.code === code)
          expect(await accessibilityFaults(page, name)).toEqual([]);
        // The search for faults may have scrolled: what is under the bar then is no fault.
        await page.evaluate("scrollTo(0, 0)");
        expect(await layoutFaults(page), name).toEqual([]);
        const overflow = "document.documentElement.scrollWidth > innerWidth";
        expect(await page.evaluate(overflow), `${name} scrolls sideways`).toBe(false);
      }
    });
  });
}
