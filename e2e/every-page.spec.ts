/** Every page of both sides: few tab stops to its content, nothing wrong for those who cannot see it. */
import { accessibilityFaults } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const MOST_TAB_STOPS = 8;

const PAGES = {
  hiring: [
    ...["/", "/assistant", "/jobs", "/jobs/new", "/people", "/inbox", "/calendar", "/reports"],
    ...["/settings", "/settings/appearance", "/settings/templates", "/settings/do-not-contact"],
    ...["/settings/mail", "/settings/calendar", "/settings/models", "/settings/guardrails"],
    ...["/settings/data", "/runs", "/runs/schedules", "/plan", "/memory", "/audit", "/system"],
  ],
  career: ["/", "/resumes", "/matches", "/career", "/settings"],
} as const;

for (const side of ["hiring", "career"] as const) {
  test.describe(side, () => {
    test.use({ locale: "en-GB", side });

    for (const path of PAGES[side])
      test(`${path} is reached with few tab stops, and is accessible`, async ({ page, demo }) => {
        const isInContent = "document.activeElement.closest('main') !== null";
        // Begun anew where the content came only while keys were pressed.
        await expect(async () => {
          await page.goto(`${demo}${path}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("main").locator("a, button").first()).toBeVisible();
          let stops = 0;
          do {
            await page.keyboard.press("Tab");
            stops += 1;
          } while (stops <= MOST_TAB_STOPS && !(await page.evaluate(isInContent)));
          expect(stops).toBeLessThanOrEqual(MOST_TAB_STOPS);
        }).toPass({ timeout: 90_000 });
        expect(await accessibilityFaults(page, path)).toEqual([]);
      });
  });
}
