/**
 * Two organisations, four roles and two browsers at a time:
 *   Acme: Rosa (owner) invites Ken (recruiter), a hiring manager and a candidate
 *   Globex: Gina (owner), who sees nothing of Acme
 */
import { rmSync } from "node:fs";
import { freePort } from "@bole/testing";
import type { Browser, Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility.ts";
import { initAccounts, OWNER } from "./support/accounts.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

const { email: EMAIL, password: PASSWORD } = OWNER;

const LANGUAGES = [
  {
    locale: "en-GB",
    words: {
      ...{ email: "Email", password: "Password", signIn: "Sign in", signOut: "Sign out" },
      ...{ wrong: "The address or the password is wrong.", join: "Join", name: "Your name" },
      ...{ choose: "Choose a password", members: "Members", createLink: "Create link" },
      ...{ jobs: "Jobs", resumes: "My résumés", people: "People" },
      ...{ recruiter: "Recruiter", auditor: "Auditor", onlyHere: "only on this computer" },
      ...{ acts: "Actions for Ken", reset: "Create a link for a new password" },
      ...{
        remove: "Remove Ken",
        removeGo: "Remove",
        gone: "You belong to no organisation any more",
      },
      ...{ audit: "Audit", removed: "Member removed" },
      ...{ noAccess: "Your role does not include this page" },
      ...{ presets: "Read jobs, people, interviews and mail", keyName: "What it is for" },
      ...{ makeKey: "Create key", more: "single permissions", weak: "which may be nothing" },
      ...{ setUp: "Set up", current: "Current password", qr: "QR code for the authenticator app" },
    },
  },
  {
    locale: "zh-CN",
    words: {
      ...{ email: "邮箱", password: "密码", signIn: "登录", signOut: "退出登录" },
      ...{ wrong: "邮箱或密码不正确。", join: "加入", name: "你的姓名" },
      ...{ choose: "设置密码", members: "成员", createLink: "生成链接" },
      ...{ jobs: "职位", resumes: "我的简历", people: "人才" },
      ...{ recruiter: "招聘人员", auditor: "审计员", onlyHere: "只能在这台电脑上使用" },
      ...{ acts: "对 Ken 的操作", reset: "生成重设密码的链接" },
      ...{ remove: "移除 Ken", removeGo: "移除", gone: "你已不属于任何组织" },
      ...{ audit: "操作记录", removed: "移除成员" },
      ...{ noAccess: "你的角色不能打开这个页面" },
      ...{ presets: "读取职位、人才、面试和邮件", keyName: "用途" },
      ...{ makeKey: "创建密钥", more: "逐项选择权限", weak: "可能什么都看不到" },
      ...{ setUp: "开始设置", current: "当前密码", qr: "验证器应用的二维码" },
    },
  },
] as const;

for (const { locale, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale, expectedNoise: ["401"] });

    test("people of two organisations see what is theirs", async ({ page, browser, servers }) => {
      const data = `.tmp/e2e-accounts-${locale}`;
      rmSync(data, { recursive: true, force: true });
      const server = servers.server(await freePort(), data, { BOLE_ACCOUNTS: "on" });
      initAccounts(data);
      await server.start();
      const { url } = server;

      await page.goto(`${url}/settings/members`);
      await page.getByLabel(words.email).fill(EMAIL);
      await page.getByLabel(words.password).fill("not the password");
      await page.getByRole("button", { name: words.signIn, exact: true }).click();
      await expect(page.getByRole("alert")).toContainText(words.wrong);
      expect(await accessibilityFaults(page, "sign in")).toEqual([]);
      await takePicture(page, `accounts-sign-in.${locale}`);
      await page.getByLabel(words.password).fill(PASSWORD);
      await page.getByRole("button", { name: words.signIn, exact: true }).click();
      // The page that was asked for.
      await expect(page.getByRole("heading", { name: words.members, level: 1 })).toBeVisible();

      await page.getByLabel(words.email).fill("ken@acme.example");
      // No role is chosen for anybody; one choice replaces the other.
      await page.getByRole("radio", { name: words.auditor }).check();
      await page.getByRole("radio", { name: words.recruiter }).check();
      await expect(page.locator("form").getByRole("radio", { checked: true })).toHaveCount(1);
      await page.getByRole("button", { name: words.createLink }).click();
      const link = await page.getByRole("status").locator("code").innerText();
      await expect(page.locator("form").getByRole("status")).toContainText(words.onlyHere);
      await expect(page.locator("form").getByRole("radio", { checked: true })).toHaveCount(0);
      expect(await accessibilityFaults(page, "members")).toEqual([]);
      await takePicture(page, `accounts-members.${locale}`);
      for (const path of ["/settings/account", "/settings/keys"]) {
        await page.goto(`${url}${path}`);
        await expect(page.locator("form").first()).toBeVisible();
        expect(await accessibilityFaults(page, path)).toEqual([]);
      }
      await page.getByText(words.more).click();
      await page.getByRole("checkbox", { name: "jobs.read" }).check();
      await expect(page.getByText(words.weak)).toBeVisible();
      await page.getByRole("radio", { name: words.presets }).check();
      await expect(page.getByText(words.weak)).toHaveCount(0);
      await page.getByLabel(words.keyName).fill("Payroll");
      await page.getByRole("button", { name: words.makeKey }).click();
      await expect(page.getByRole("cell", { name: words.presets })).toBeVisible();
      expect(await accessibilityFaults(page, "a key")).toEqual([]);
      await takePicture(page, `accounts-keys.${locale}`);
      await page.goto(`${url}/settings/account`);
      const factor = page.locator("form").filter({ has: page.getByText(words.setUp) });
      await factor.getByLabel(words.current).fill(PASSWORD);
      await factor.getByRole("button", { name: words.setUp }).click();
      await expect(page.getByRole("img", { name: words.qr })).toBeVisible();
      expect(await accessibilityFaults(page, "two-step sign-in")).toEqual([]);
      await takePicture(page, `accounts-two-step.${locale}`);

      const api = page.request;
      const own = { Origin: url };
      const post = async (path: string, sent: unknown) => {
        const response = await api.post(`${url}/api${path}`, { data: sent, headers: own });
        expect(response.ok(), await response.text()).toBe(true);
        return response.json();
      };
      // The first text that a new server reads may take it too long on a busy machine.
      await expect(() => post("/jobs", { job: { title: "Secret plan" } })).toPass();
      const job = await post("/jobs", { job: { title: "Night nurse" } });
      const invite = async (email: string, role: string) =>
        (await post("/invitations", { email, roles: [role] })).link;

      const ken = await join(browser, locale, link, words, "Ken");
      const nav = (of: Page) => of.getByRole("navigation").locator("[data-stop]");
      await expect(nav(ken).filter({ hasText: words.people })).toBeVisible();
      await ken.goto(`${url}/settings/members`);
      await expect(ken.getByText(EMAIL)).toBeVisible();
      await expect(ken.getByRole("button", { name: words.createLink })).toHaveCount(0);

      const manager = await join(
        browser,
        locale,
        await invite("m@acme.example", "hiring_manager"),
        words,
      );
      await page.goto(`${url}/jobs/${job.id}?tab=team`);
      await page.getByRole("switch", { name: "Somebody" }).click();
      await expect(page.getByRole("switch", { name: "Somebody" })).toBeChecked();
      expect(await accessibilityFaults(page, "team")).toEqual([]);
      await manager.goto(`${url}/jobs`);
      await expect(manager.getByText("Night nurse").first()).toBeVisible();
      await expect(manager.getByText("Secret plan")).toHaveCount(0);
      await expect(nav(manager).filter({ hasText: words.people })).toHaveCount(0);

      const candidate = await join(
        browser,
        locale,
        await invite("c@acme.example", "candidate"),
        words,
      );
      await expect(nav(candidate).filter({ hasText: words.resumes })).toBeVisible();
      await expect(nav(candidate).getByText(words.jobs, { exact: true })).toHaveCount(0);

      // An auditor reads: the audit is in their menu, and what they may not use is not there.
      const auditor = await join(browser, locale, await invite("a@acme.example", "auditor"), words);
      await expect(nav(auditor).filter({ hasText: words.audit })).toBeVisible();
      await auditor.goto(`${url}/jobs/new`);
      await expect(auditor.getByRole("heading", { name: words.noAccess })).toBeVisible();

      await page.goto(`${url}/settings/members`);
      const act = async (name: string) => {
        await page.getByRole("button", { name: words.acts }).click();
        await page.getByRole("menuitem", { name }).click();
      };
      await act(words.reset);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: words.createLink }).click();
      await expect(dialog.locator("code")).toContainText("/new-password#");
      expect(await accessibilityFaults(page, "link for a new password")).toEqual([]);
      await takePicture(page, `accounts-reset-link.${locale}`);
      await page.keyboard.press("Escape");
      await act(words.remove);
      await dialog.getByRole("button", { name: words.removeGo, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await ken.reload();
      await expect(ken.getByRole("heading", { name: words.gone })).toBeVisible();
      expect(await accessibilityFaults(ken, "no organisation")).toEqual([]);
      // He is still called by his name.
      await page.goto(`${url}/audit`);
      const removed = page.getByRole("row").filter({ hasText: words.removed });
      await expect(removed.first()).toContainText("Ken");
      await takePicture(page, `accounts-audit.${locale}`);

      const globex = { short_name: "globex", name: "Globex", owner_email: "gina@globex.example" };
      const gina = await join(browser, locale, (await post("/organisations", globex)).link, words);
      await gina.goto(`${url}/jobs`);
      await expect(gina.getByText("Globex")).toBeVisible();
      await expect(gina.getByText("Night nurse")).toHaveCount(0);
      expect((await gina.request.get(`${url}/api/jobs/${job.id}`)).status()).toBe(404);

      await page.getByRole("button", { name: words.signOut }).click();
      await expect(page.getByRole("button", { name: words.signIn, exact: true })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await takePicture(page, `accounts-sign-in-phone.${locale}`);
      await server.stop();
    });
  });
}

/** In a browser of its own. */
async function join(
  browser: Browser,
  locale: string,
  link: string,
  words: { readonly name: string; readonly choose: string; readonly join: string },
  name = "Somebody",
): Promise<Page> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.choose).fill(PASSWORD);
  await page.getByRole("button", { name: words.join }).click();
  await expect(page.getByLabel(words.choose)).toHaveCount(0);
  return page;
}
