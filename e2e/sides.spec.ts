/** The two sides: chosen at the first start, switched at any time; and what was at another address. */
import { accessibilityFaults } from "./support/accessibility.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

const MOST_TAB_STOPS = 8;

const LANGUAGES = [
  {
    locale: "en-GB",
    hiring: "I'm hiring",
    career: "I'm looking for work",
    areas: {
      hiring: ["Today", "Assistant", "Jobs", "People", "Inbox", "Calendar", "Reports"],
      career: ["Today", "My résumés", "Matches", "Plan"],
    },
    sides: { hiring: "Hiring", career: "Career" },
    rest: ["Settings", "Developers"],
  },
  {
    locale: "zh-CN",
    hiring: "我在招人",
    career: "我在找工作",
    areas: {
      hiring: ["今日", "助手", "职位", "人才", "收件箱", "日历", "数据报表"],
      career: ["今日", "我的简历", "职位匹配", "职业规划"],
    },
    sides: { hiring: "招聘", career: "求职" },
    rest: ["设置", "开发者"],
  },
] as const;

for (const { locale, hiring, career, areas, sides, rest } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale, side: "unset" });

    test("the first start asks, and each side has its own menu", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: hiring })).toBeVisible();
      await takePicture(page, `first-start.${locale}`);
      expect(await accessibilityFaults(page, "first start")).toEqual([]);
      await page.getByRole("button", { name: career }).click();
      const items = page.getByRole("navigation").locator("[data-stop]");
      await expect(items).toHaveText([...areas.career, rest[0]]);

      await page.getByRole("radio", { name: sides.hiring }).click();
      await expect(items).toHaveText([...areas.hiring, ...rest]);
      await page.reload();
      await expect(items).toHaveText([...areas.hiring, ...rest]);
      // A link to the other side leads there.
      await page.goto("/resumes");
      await expect(page.getByRole("radio", { name: sides.career })).toBeChecked();
      await expect(items).toHaveText([...areas.career, rest[0]]);
    });
  });
}

test.describe("navigation", () => {
  test.use({ locale: "en-GB" });

  test("the content is few tab stops away, and arrow keys move within the menu", async ({
    page,
  }) => {
    await page.goto("/jobs");
    await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
    const isInContent = "document.activeElement.closest('main') !== null";
    let stops = 0;
    do {
      await page.keyboard.press("Tab");
      stops += 1;
    } while (stops < 30 && !(await page.evaluate(isInContent)));
    expect(stops).toBeLessThanOrEqual(MOST_TAB_STOPS);

    const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });
    await link("Jobs").focus();
    await page.keyboard.press("ArrowDown");
    await expect(link("People")).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("button", { name: "Developers" })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(link("Today")).toBeFocused();
  });

  for (const [from, to] of [
    ["/candidates?stage=offer", "/people?stage=offer"],
    ["/approvals", "/inbox"],
    ["/outbox?state=failed", "/inbox?state=failed&tab=mails"],
    ["/outbox?tab=suppressions", "/settings/do-not-contact"],
    ["/pipeline", "/jobs"],
    ["/recommend?q=data", "/matches?q=data"],
    ["/templates", "/settings/templates"],
    ["/templates/new", "/settings/templates/new"],
    ["/guardrails?tab=log", "/settings/guardrails?tab=log"],
    ["/system?tab=models", "/settings/models"],
    ["/calendar?tab=interviewers", "/settings/calendar"],
  ] as const) {
    test(`${from} is at ${to} now`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});
