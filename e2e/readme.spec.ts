/**
 * What the README tells people to type does what the README says, word for word, on the demo and without a model:
 * people are found and written to, questions are answered, a résumé changes.
 */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

const READMES = [
  {
    locale: "en-GB",
    file: "README.md",
    wish: "find people for the frontend role, email them, then schedule interviews",
    found: 8,
    good: ["Greta Nowicka", "Sunniva Dahl"],
    question: "who is in the interview stage for the data analyst job?",
    answer: ["Jonas Eberle", "Priya Narangi"],
    compare: "compare them",
    compared: "of 4 must-haves",
    sought: "会用 React 的前端工程师",
    edit: "add a job at Contoso as a data analyst from March 2021 until now",
    edited: ["workExperience[0].company", /Contoso/],
    words: {
      ...{ message: "Message", log: "Conversation", plan: /^Plan:/, approvePlan: "Start plan" },
      ...{ shortlist: /shortlist/i, mails: /mails/i, approve: /^(?:Continue|Send)/, keep: /^Keep/ },
      ...{
        seek: "Search in your own words",
        create: "New",
        blank: "A blank résumé",
        atOnce: "Apply at once",
      },
    },
  },
  {
    locale: "zh-CN",
    file: "README.zh-CN.md",
    wish: "帮后端职位找候选人，发邮件，然后安排面试",
    // One of them twice: his older résumé is a record of its own.
    found: 9,
    good: ["程立言", "韩雪晴"],
    question: "后端职位筛选阶段有谁？",
    answer: ["何志强", "孙嘉豪"],
    compare: "比较这两位",
    compared: "/4 条必备要求",
    sought: "somebody who has run a warehouse and speaks German",
    edit: "把名字改成张三",
    edited: ["basic.name", /张三/],
    words: {
      ...{ message: "消息", log: "对话", plan: /^计划：/, approvePlan: "开始执行计划" },
      ...{ shortlist: /名单/, mails: /邮件/, approve: /^(?:选定|发送)/, keep: /^保留/ },
      ...{ seek: "用一句话找人", create: "新建", blank: "空白简历", atOnce: "直接修改" },
    },
  },
] as const;

// The demo is shared, and loaded once for both: so nothing is sent.
test.describe.configure({ mode: "default" });

for (const told of READMES) {
  const { locale, file, words } = told;
  test.describe(file, () => {
    test.use({ locale, viewport: { width: 1280, height: 900 } });

    test("means what it says", async ({ page, demo }) => {
      const readme = readFileSync(file, "utf8").replaceAll(/\s+/g, " ");
      for (const sentence of [told.wish, told.question, told.compare, told.sought, told.edit])
        expect(readme).toContain(`“${sentence}”`);

      // The demo comes while one looks.
      await page.goto(`${demo}/jobs`);
      await expect(page.getByRole("row").nth(1)).toBeVisible();

      // Eight people fit, and nobody has written to them.
      await page.goto(`${demo}/assistant`);
      await say(page, words.message, told.wish);
      const log = page.getByRole("log", { name: words.log });
      const plan = log.getByRole("region", { name: words.plan });
      await expect(plan).toBeVisible();
      await takePicture(page, `readme.plan.${locale}`);
      await plan.getByRole("button", { name: words.approvePlan }).click();
      const shortlist = cardOf(page, words.shortlist);
      await expect(shortlist.getByRole("checkbox", { name: words.keep })).toHaveCount(told.found);
      for (const name of told.good) await expect(shortlist).toContainText(name);
      await takePicture(page, `readme.shortlist.${locale}`);
      await shortlist.getByRole("button", { name: words.approve }).click();
      const mails = cardOf(page, words.mails);
      await expect(mails.getByRole("checkbox", { name: words.keep })).toHaveCount(8);
      await takePicture(page, `readme.mails.${locale}`);

      // Questions are answered from the data, with links.
      await page.goto(`${demo}/assistant`);
      await say(page, words.message, told.question);
      for (const name of told.answer)
        await expect(log.getByRole("link", { name }).first()).toBeVisible();
      await say(page, words.message, told.compare);
      await expect(log.getByText(told.compared).first()).toBeVisible();
      await takePicture(page, `readme.compare.${locale}`);

      await page.goto(`${demo}/people`);
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).searchParams.get("q") === told.sought,
      );
      await page.getByRole("searchbox", { name: words.seek }).fill(told.sought);
      await answered;
      await expect(page.getByRole("main").locator("mark").first()).toBeVisible();

      await page.goto(`${demo}/resumes`);
      await page.getByRole("button", { name: words.create, exact: true }).click();
      await page.getByRole("menuitem", { name: words.blank }).click();
      await page.getByRole("radio", { name: words.atOnce }).check();
      await say(page, words.message, told.edit);
      const [path, name] = told.edited;
      await expect(page.locator(`[data-path="${path}"]`).first()).toHaveAccessibleName(name);
      await takePicture(page, `readme.resume.${locale}`);
    });
  });
}

async function say(page: Page, box: string, message: string): Promise<void> {
  await page.getByRole("textbox", { name: box }).fill(message);
  await page.keyboard.press("Enter");
}

/** The card that waits; those that are answered are folded. */
function cardOf(page: Page, title: RegExp): Locator {
  return page
    .locator("[data-interrupt]")
    .filter({
      has: page.getByRole("heading", { name: title }),
      hasNot: page.getByRole("button", { expanded: false, name: /^(展开|Show)$/ }),
    })
    .last();
}
