/**
 * Say what you need, see the plan, approve, watch it done: people are found and written to, one
 * answers, a time is proposed out of the calendars and confirmed, and the invitation arrives. The
 * server dies on the way, in each language at another place.
 */
import { freePort, type SmtpServer, startSmtpServer } from "@bole/testing";
import type { Page } from "@playwright/test";
import { calendarOf } from "./support/invitation.ts";
import { expectGoodLooks } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { busyMornings, demoPosting, demoResume, recruiting, resume } from "./support/recruiting.ts";
import { type OwnServer, ownServer } from "./support/server.ts";
import { test as base, expect, SERVER_AWAY } from "./support/test.ts";

const test = base.extend<{ smtp: SmtpServer; bole: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads.
  smtp: async ({}, use) => {
    await using smtp = await startSmtpServer();
    await use(smtp);
  },
  bole: async ({ page, smtp }, use, info) => {
    const server = ownServer(await freePort(), info.outputPath("data"), {
      BOLE_SMTP_URL: smtp.url,
      BOLE_MAIL_FROM: "Mo Li <mo@bole.example>",
      BOLE_POSTAL_ADDRESS: "Bole, 1 Horse Street, Bath",
    });
    await server.start();
    await use(server);
    await page.goto("about:blank");
    await server.stop();
  },
});

/** The demo has only one who fits. */
const SECOND = `# 周启明
高级后端工程师 · zhou.qiming@example.cn · 上海

## 工作经历
### 青禾支付 | 高级后端工程师 | 2018.03 - 至今
- 负责清结算与对账系统，使用 Java 和 Go，日均 2000 万笔交易
- 主导分库分表与 Kafka 事件驱动改造，MySQL 单表从 8 亿行拆到 64 片
- 带 4 人小组

## 教育经历
### 同济大学 | 计算机科学与技术 | 本科 | 2012.09 - 2016.06
`;

const TALES = [
  {
    locale: "zh-CN",
    colorScheme: "dark",
    zone: "Asia/Shanghai",
    width: 390,
    powerCut: "before the plan is approved",
    posting: "zh-backend",
    resumes: [demoResume("zh/chen-siyuan.md"), resume("周启明.md", SECOND)],
    // In UTC: 13:00 by the clock in Shanghai.
    busyUntil: 5,
    message: "帮我找到适合这个职位的候选人，发邮件，然后安排面试",
    answer: "您好，我很感兴趣，愿意聊一聊，欢迎安排面试。",
    line: "期待与您聊一聊。",
    why: "预算还没批下来",
    words: {
      message: "消息",
      log: "对话",
      plan: /^计划：/,
      edit: "修改步骤",
      remove: /^移除：/,
      removed: "移除",
      approvePlan: "开始执行计划",
      shortlist: /名单/,
      mails: /邮件/,
      time: /时间/,
      approve: /^(?:选定|发送|预约)/,
      keep: /^保留/,
      editMail: /^编辑给/,
      text: "正文",
      answered: "已答复",
      sent: "发送邮件",
      calendar: "日历",
      back: "连接已恢复",
      newest: "回到最新",
      cancel: "取消计划",
      reason: "理由（可选）",
    },
  },
  {
    locale: "en-GB",
    colorScheme: "light",
    zone: "Europe/Berlin",
    width: 1440,
    powerCut: "after mails are sent",
    posting: "en-frontend",
    resumes: [demoResume("en/maya-lindqvist.md"), demoResume("en/aisha-rahman.html")],
    busyUntil: 12,
    message: "Find candidates for this job, mail them, then schedule interviews",
    answer: "Hello, yes, I am interested. Please do send me a time.",
    line: "I would love to hear from you.",
    why: "The budget is not approved yet",
    words: {
      message: "Message",
      log: "Conversation",
      plan: /^Plan:/,
      edit: "Change the steps",
      remove: /^Remove:/,
      removed: "Removed",
      approvePlan: "Start plan",
      shortlist: /shortlist/i,
      mails: /mails/i,
      time: /time/i,
      approve: /^(?:Continue|Send|Book)/,
      keep: /^Keep/,
      editMail: /^Edit the mail to/,
      text: "Text",
      answered: "Answered",
      sent: "Send the mails",
      calendar: "Calendar",
      back: "Connected again",
      newest: "Jump to the latest",
      cancel: "Cancel the plan",
      reason: "Reason (optional)",
    },
  },
] as const;

async function powerCut(bole: OwnServer): Promise<void> {
  await bole.kill();
  await bole.start();
}

// One after the other: after a power cut both wait until the dead server's hold on the run ends, and
// the other worker has something better to do meanwhile.
test.describe.configure({ mode: "default" });

for (const tale of TALES) {
  test.describe(tale.locale, () => {
    const { locale, colorScheme, words } = tale;
    test.use({
      locale,
      colorScheme,
      timezoneId: tale.zone,
      viewport: { width: tale.width, height: 900 },
      expectedNoise: SERVER_AWAY,
    });

    test("people are found, written to, answer and are invited", async ({ page, bole, smtp }) => {
      const desk = recruiting(page.request, bole.url);
      for (const files of tale.resumes)
        await desk.post("/candidates/import", { multipart: { files } });
      const interviewer = { name: "Ines Oven", email: "ines@bole.example", time_zone: tale.zone };
      const calendar = busyMornings(tale.busyUntil);
      await desk.post("/interviewers", { data: { interviewer: { ...interviewer, calendar } } });

      // The job comes as a file, with the wish.
      await page.goto(`${bole.url}/assistant`);
      const name = `JD ${tale.posting}.txt`;
      const buffer = Buffer.from(demoPosting(tale.posting));
      await page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "text/plain", buffer });
      await page.getByRole("textbox", { name: words.message }).fill(tale.message);
      await page.keyboard.press("Enter");

      // The plan, with a step less.
      const log = page.getByRole("log", { name: words.log });
      const plan = log.getByRole("region", { name: words.plan });
      await plan.getByRole("button", { name: words.edit }).click();
      await plan.getByRole("button", { name: words.remove }).first().click();
      await expect(plan.getByText(words.removed, { exact: false }).first()).toBeVisible();
      await takePicture(page, `recruiter.plan.${locale}`);
      await expectGoodLooks(page, `recruiter.plan.${locale}`);

      if (tale.powerCut === "before the plan is approved") await powerCut(bole);
      await plan.getByRole("button", { name: words.approvePlan }).click();

      // Not everybody who was found.
      const shortlist = await openCard(page, words.shortlist);
      const boxes = shortlist.getByRole("checkbox", { name: words.keep });
      await expect(boxes).toHaveCount(tale.resumes.length);
      await boxes.last().uncheck();
      await takePicture(page, `recruiter.shortlist.${locale}`);
      await shortlist.getByRole("button", { name: words.approve }).click();

      // Not as it was drafted.
      const mails = await openCard(page, words.mails);
      await mails.getByRole("button", { name: words.editMail }).first().click();
      const text = mails.getByRole("textbox", { name: words.text });
      await text.fill(`${await text.inputValue()}\n\n${tale.line}`);
      await takePicture(page, `recruiter.mails.${locale}`);
      await mails.getByRole("button", { name: words.approve }).click();
      await expect.poll(async () => (await smtp.taken()).length).toBe(tale.resumes.length - 1);
      const sent = await smtp.taken();
      expect(sent.map(({ raw }) => textOf(raw)).join("\n")).toContain(tale.line);

      if (tale.powerCut === "after mails are sent") await powerCut(bole);

      // One answers; a time is proposed that the calendar leaves free.
      const [written] = sent;
      if (written === undefined) throw new Error("Nobody was written to");
      await desk.reply(written, tale.answer);
      const time = await openCard(page, words.time);
      const times = time.getByRole("radio");
      for (const label of await times.evaluateAll((all) => all.map((one) => one.ariaLabel ?? "")))
        expect(Number(/(\d\d):\d\d/.exec(label)?.[1]), label).toBeGreaterThanOrEqual(13);
      await times.nth(1).check();
      // That the server is back is said above everything, for a while.
      await expect(page.getByText(words.back)).toHaveCount(0);
      await takePicture(page, `recruiter.slots.${locale}`);
      await expectGoodLooks(page, `recruiter.slots.${locale}`);
      await time.getByRole("button", { name: words.approve }).click();

      // Both are invited, by an appointment that calendar programs understand.
      await expect.poll(async () => (await smtp.taken()).length).toBe(sent.length + 2);
      const invited = (await smtp.taken()).slice(sent.length);
      expect(invited.map(({ to }) => to).sort()).toEqual(["ines@bole.example", written.to].sort());
      for (const { raw } of invited) {
        const ics = calendarOf(raw) ?? "";
        expect(ics).toMatch(/^METHOD:REQUEST/m);
        expect(ics).toMatch(/^UID:/m);
        expect(ics).toMatch(/^SEQUENCE:0/m);
        expect(await desk.readCalendar(ics)).toMatchObject({ events: 1, warnings_total: 0 });
      }
      // Nothing was sent twice, whatever was killed.
      expect(new Set((await smtp.taken()).map(({ message_id }) => message_id)).size).toBe(
        sent.length + 2,
      );

      // Whoever says something sees what comes of it, however far up they were reading.
      await log.evaluate((one) => one.scrollTo({ top: 0 }));
      await expect(page.getByRole("button", { name: words.newest })).toBeVisible();
      await page.getByRole("textbox", { name: words.message }).fill(tale.message);
      await page.keyboard.press("Enter");
      await expect(log.getByRole("region", { name: words.plan })).toHaveCount(2);
      const another = log.getByRole("region", { name: words.plan }).last();
      await expect(another.getByRole("heading").first()).toBeInViewport();

      // A no may say why; that stands on the card, in the summary and in the audit.
      await another.getByRole("button", { name: words.cancel }).click();
      await expect(another.getByRole("button", { name: words.cancel })).toBeInViewport();
      await another.getByRole("textbox", { name: words.reason }).fill(tale.why);
      await takePicture(page, `recruiter.reason.${locale}`);
      await another.getByRole("button", { name: words.cancel }).click();
      await expect(another.getByText(tale.why)).toBeVisible();
      await expect(log.getByText(tale.why)).toHaveCount(2);
      await takePicture(page, `recruiter.refused.${locale}`);
      await expectGoodLooks(page, `recruiter.refused.${locale}`);
      await page.goto(`${bole.url}/audit`);
      await expect(page.getByRole("row").filter({ hasText: tale.why })).toBeVisible();
      await takePicture(page, `recruiter.audit.${locale}`);

      await page.goto(`${bole.url}/calendar?tab=agenda`);
      await expect(page.getByRole("main").getByText("Ines Oven").first()).toBeVisible();
      await expectGoodLooks(page, `recruiter.calendar.${locale}`);
    });
  });
}

/** What is asked about, once it waits: answered ones stay in view, folded. */
async function openCard(page: Page, title: RegExp) {
  const card = page.locator("[data-interrupt]").filter({
    has: page.getByRole("heading", { name: title }),
    hasNot: page.getByRole("button", { expanded: false, name: /^(展开|Show)$/ }),
  });
  await expect(card.last()).toBeVisible();
  return card.last();
}

/** The words of a mail, whatever they were packed in for the way. */
function textOf(raw: string): string {
  const plain = raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const decoded = Array.from(
    raw.matchAll(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]{40,})(?=\r?\n--|$)/g),
    ([, part = ""]) => Buffer.from(part.replaceAll(/\s/g, ""), "base64").toString("utf8"),
  );
  return [Buffer.from(plain, "latin1").toString("utf8"), ...decoded].join("\n");
}
