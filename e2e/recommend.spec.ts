/** Recommendations over the demo: a student in Chinese, an engineer in English, and why not another. */
import { expectGoodLooks } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, demo }) => {
  await page.goto(`${demo}/jobs`);
  // Loaded while one looks; the list shows it without being asked again.
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test.describe("a student", () => {
  test.use({ locale: "zh-CN" });

  test("gets five projects with reasons, and sees how the list was made", async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo}/matches`);
    await page
      .getByRole("textbox", { name: "你想要什么，会什么？" })
      .fill("想做计算机视觉相关的项目，会 Python 和一点 PyTorch");
    await page.getByRole("button", { name: "查找匹配" }).click();
    const results = page.getByRole("region", { name: "匹配结果" });
    await expect(results.getByText(/^第 \d 名$/)).toHaveCount(5);
    await expect(results).toContainText("计算机视觉");
    await expect(page.getByRole("region", { name: "这份名单是怎么来的" })).toContainText(
      "仔细比较过",
    );
    await takePicture(page, "recommend.zh", true);
    await expectGoodLooks(page, "recommend.zh");
  });
});

test.describe("an engineer", () => {
  test.use({ locale: "en-GB" });

  test("gets five results, and asks why another is not there", async ({ page, demo }) => {
    const wish =
      "Backend engineer with four years of Go and PostgreSQL, would like to work remotely";
    await page.goto(`${demo}/matches?q=${encodeURIComponent(wish)}`);
    const results = page.getByRole("region", { name: "Matches" });
    await expect(results.getByText(/^No\. \d$/)).toHaveCount(5);
    const why = page.getByRole("region", { name: "Why not this one?" });
    await why.getByRole("button", { name: "Choose one" }).click();
    await page.getByRole("combobox", { name: "Choose one" }).fill("nurse");
    await page.getByRole("option").first().click();
    await expect(why.getByText(/\p{L}{3,}.*\./u).last()).toBeVisible();
    await takePicture(page, "recommend.en", true);
  });
});
