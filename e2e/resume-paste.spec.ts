/** A first résumé from pasted text, begun on Today and in the empty list. */
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "zh-CN", side: "career" });

const RESUME = `李梅
电话：13900000000　邮箱：limei@example.cn

工作经历
蓉欣科技有限公司　行政主管　2019.03 - 2024.05
- 管理固定资产
`;

test("pasted text is imported like a text file", async ({ page, bole }) => {
  await page.goto(`${bole.url}/resumes`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "粘贴文字" }).click();
  const dialog = page.getByRole("dialog", { name: "粘贴简历文字" });
  const create = dialog.getByRole("button", { name: "生成简历" });
  await expect(create).toBeDisabled();
  await page.keyboard.press("Escape");

  await page.goto(bole.url);
  await main.getByRole("button", { name: "新建" }).click();
  await page.getByRole("menuitem", { name: "粘贴文字" }).click();
  await dialog.getByLabel("简历文字").fill(RESUME);
  await create.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("李梅");
});
