/** The engine's pages with something on them, in both languages and themes, at every width. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility.ts";
import { expect, MAIL_PLAN, test } from "./support/engine-test.ts";
import { layoutFaults } from "./support/layout.ts";
import { takePicture } from "./support/picture.ts";

const LOOKS = [
  { locale: "en-GB", colorScheme: "light", judged: 1440 },
  { locale: "zh-CN", colorScheme: "dark", judged: 390 },
] as const;
const WIDTHS = [1440, 800, 390];

for (const { locale, colorScheme, judged } of LOOKS) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("runs, a run, a step and approvals look right for everybody", async ({ page, bole }) => {
      const run = await bole.startRun({ plan: MAIL_PLAN });
      await bole.startRun({
        plan: { steps: [{ id: "1", action: "shout", args: { text: "bad" } }] },
      });
      const pages = [
        { name: "runs", path: "/runs", ready: "tbody tr" },
        { name: "run", path: `/runs/${run}`, ready: "[data-gate]" },
        { name: "step", path: `/runs/${run}?node=4`, ready: "[role=dialog] dl" },
        { name: "approvals", path: "/inbox?tab=approvals", ready: "[data-gate]" },
      ];
      for (const { name, path, ready } of pages) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(bole.url + path);
        await expect(page.locator(ready).first()).toBeVisible();
        await page.evaluate("document.fonts.ready");
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await takePicture(page, `engine.${name}.${locale}.${colorScheme}.${width}`);
          if (width === judged) {
            expect(await accessibilityFaults(page, `${name} at ${width} px`)).toEqual([]);
          }
          await expectRoom(page, `${name} at ${width} px`);
        }
      }
    });
  });
}

async function expectRoom(page: Page, where: string): Promise<void> {
  // The drawer lies over the page on purpose.
  if ((await page.getByRole("dialog").count()) === 0)
    expect(await layoutFaults(page), where).toEqual([]);
  const overflow = "document.documentElement.scrollWidth > innerWidth";
  expect(await page.evaluate(overflow), `${where} scrolls sideways`).toBe(false);
}
