/** The pages about people and jobs with the demo on them: for everybody, and with room for the words. */
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { expect, test } from "./support/test.ts";

const LOOKS = [
  { locale: "en-GB", colorScheme: "light", judged: 1440, also: [800] },
  { locale: "zh-CN", colorScheme: "dark", judged: 390, also: [] },
] as const;
const PERSON = "/people/person_demo_chloe-banksmith";
/** What is there once a page has its data. */
const PAGES = [
  { name: "jobs", path: "/jobs?kind=job", ready: "tbody tr" },
  { name: "job", path: "/jobs/job_demo_zh-backend?tab=job", ready: "form ol li" },
  { name: "candidates", path: "/people?q=data&stage=interview", ready: "tbody tr mark" },
  { name: "facts", path: PERSON, ready: "[data-path]" },
  { name: "criteria", path: `${PERSON}?tab=criteria`, ready: "[role=tabpanel] ol li" },
];

for (const { locale, colorScheme, judged, also } of LOOKS) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("jobs, candidates and a candidate look right", async ({ page, demo }) => {
      await page.goto(`${demo}/jobs`);
      // Loaded while one looks; the list shows it without being asked again.
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      for (const { name, path, ready } of PAGES) {
        await page.setViewportSize({ width: judged, height: 900 });
        await page.goto(demo + path);
        await expect(page.getByRole("main").locator(ready).first()).toBeVisible();
        await expectGoodLooks(page, `talent.${name}.${locale}.${judged}`);
        for (const width of also) {
          await page.setViewportSize({ width, height: 900 });
          await expectRoom(page, `talent.${name}.${locale}.${width}`);
        }
      }
    });
  });
}
