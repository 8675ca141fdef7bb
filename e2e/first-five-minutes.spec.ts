/** The first five minutes of both people who start Bole for the first time, with the demo on it. */
import path from "node:path";
import { freePort } from "@bole/testing";
import type { Page } from "@playwright/test";
import { expectGoodLooks } from "./support/looks.ts";
import type { Servers } from "./support/servers.ts";
import { expect, test } from "./support/test.ts";

const RESUME = path.resolve("packages/talent/src/demo/data/resumes/en/grace-mbekela.json");
const NAME = "Grace Mbekela";

const LANGUAGES = [
  {
    locale: "en-GB",
    ...{ hiring: "I'm hiring", career: "I'm looking for work" },
    ...{ replies: "Replies to answer", reply: "Reply", text: "Text", send: "Keep this mail" },
    ...{ sent: "Sent", resumes: "My résumés", importFile: "Import a file" },
    ...{ download: "Download", pdf: /PDF/, matches: "Matches", results: "Matches", apply: "Apply" },
    ...{ consent: /copy of this résumé/, go: "Send application", yours: "Your applications" },
    menu: "Menu",
  },
  {
    locale: "zh-CN",
    ...{ hiring: "我在招人", career: "我在找工作" },
    ...{ replies: "待回复", reply: "回复", text: "正文", send: "保存这封邮件" },
    ...{ sent: "已发送", resumes: "我的简历", importFile: "导入文件" },
    ...{ download: "下载", pdf: /PDF/, matches: "职位匹配", results: "匹配结果", apply: "投递" },
    ...{ consent: /副本发给招聘方/, go: "投递简历", yours: "我的投递" },
    menu: "菜单",
  },
] as const;

const PEOPLE = LANGUAGES.flatMap((words) => [1_440, 390].map((width) => ({ ...words, width })));

for (const words of PEOPLE) {
  const { locale, width } = words;
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ locale, side: "unset", viewport: { width, height: 900 } });

    test("a recruiter answers a candidate", async ({ page, servers }, info) => {
      await withDemo(page, servers, info.outputPath("data"), async (url) => {
        await page.goto(url);
        await page.getByRole("button", { name: words.hiring }).click();
        const replies = page.getByRole("region", { name: words.replies });
        const row = replies.getByRole("listitem").first();
        await expect(row).toBeVisible();
        await expectGoodLooks(page, `first.hiring.${locale}.${width}`);
        await row.getByRole("button", { name: words.reply, exact: true }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox", { name: words.text }).fill("Thank you! Tuesday at 10?");
        await dialog.getByRole("button", { name: words.send }).click();
        await expect(dialog).toBeHidden();
        await expect
          .poll(async () => {
            const answer = await page.request.get(`${url}/api/emails?direction=out&limit=1`);
            const { items } = await answer.json();
            return items[0]?.purpose;
          })
          .toBe("reply");
      });
    });

    test("a job-seeker exports a résumé and applies", async ({ page, servers }, info) => {
      await withDemo(page, servers, info.outputPath("data"), async (url) => {
        // The demo knows somebody of the same address: who applies is found again, not doubled.
        const candidates = async () => {
          const answer = await page.request.get(`${url}/api/candidates?q=${NAME}`);
          const { items } = await answer.json();
          const named = items.filter(
            ({ person }: { person: { name: string } }) => person.name === NAME,
          );
          return [named.length, named[0]?.stages.length ?? 0];
        };
        await page.goto(url);
        await page.getByRole("button", { name: words.career }).click();
        await expectGoodLooks(page, `first.career.${locale}.${width}`);
        await goTo(page, words, words.resumes);
        // Nobody else's résumé is here, though the demo has many.
        await expect(page.getByRole("main").getByRole("table")).toHaveCount(0);
        await page.getByLabel(words.importFile, { exact: true }).last().setInputFiles(RESUME);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
        const downloaded = page.waitForEvent("download");
        await page.getByRole("button", { name: words.download }).click();
        await page.getByRole("menuitem", { name: words.pdf }).first().click();
        expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
        const [people, stages] = await candidates();

        await goTo(page, words, words.matches);
        const found = page.getByRole("region", { name: words.results });
        await found.getByRole("link", { name: words.apply, exact: true }).first().click();
        await page.getByRole("checkbox", { name: words.consent }).check();
        await expectGoodLooks(page, `apply.${locale}.${width}`);
        await page.getByRole("button", { name: words.go }).click();
        await expect(page.getByRole("button", { name: words.go })).toBeHidden();
        await goTo(page, words, words.matches);
        await expect(
          page.getByRole("region", { name: words.yours }).getByRole("listitem"),
        ).toHaveCount(1);
        expect(await candidates()).toEqual([people, stages + 1]);
      });
    });
  });
}

async function goTo(page: Page, { menu, width }: (typeof PEOPLE)[number], area: string) {
  if (width < 768) await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("navigation").getByRole("link", { name: area }).click();
  await expect(page.getByRole("heading", { level: 1, name: area })).toBeVisible();
}

async function withDemo(
  page: Page,
  servers: Servers,
  data: string,
  use: (url: string) => Promise<void>,
) {
  const server = servers.server(await freePort(), data, { BOLE_DEMO: "1" });
  await server.start();
  try {
    await use(server.url);
  } finally {
    // Nothing is under way any more that the stop could cut off.
    await page.goto("about:blank");
    await server.stop();
  }
}
