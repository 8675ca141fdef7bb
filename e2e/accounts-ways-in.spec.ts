/**
 * Other ways in than a password, and what colleagues tell each other:
 *   single sign-on at a real provider · a forgotten password by a real mail · notes with mentions
 */
import { rmSync } from "node:fs";
import { freePort, startOidcServer, startSmtpServer } from "@bole/testing";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility.ts";
import { initAccounts, OWNER } from "./support/accounts.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

const LANGUAGES = [
  {
    locale: "en-GB",
    words: {
      ...{ email: "Email", password: "Password", signIn: "Sign in", signOut: "Sign out" },
      ...{ sso: "Sign in with Acme ID", uninvited: "You have no invitation yet." },
      ...{ forgotten: "Forgot your password?", send: "Send link", sent: "is on its way" },
      ...{ choose: "Choose a password", set: "Set password", subject: "new password" },
      ...{ note: "New note", add: "Add note", mentions: "Mentions" },
      ...{ mentionedYou: "Rosa mentioned you: Ada" },
    },
  },
  {
    locale: "zh-CN",
    words: {
      ...{ email: "邮箱", password: "密码", signIn: "登录", signOut: "退出登录" },
      ...{ sso: "用 Acme ID 登录", uninvited: "你还没有收到邀请。" },
      ...{ forgotten: "忘记密码？", send: "发送链接", sent: "已经发出" },
      ...{ choose: "设置密码", set: "设置密码", subject: "=?UTF-8?" },
      ...{ note: "新备注", add: "添加备注", mentions: "提及你的备注" },
      ...{ mentionedYou: "Rosa 提到了你：Ada" },
    },
  },
] as const;

type Words = (typeof LANGUAGES)[number]["words"];

const NEW_PASSWORD = "another horse battery";

async function signIn(page: Page, words: Words, password: string = OWNER.password): Promise<void> {
  await page.getByLabel(words.email).fill(OWNER.email);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
}

for (const { locale, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale, expectedNoise: ["401", "elsewhere"] });

    test("an invited colleague comes in by single sign-on, and reads a note that mentions them", async ({
      page,
      browser,
      servers,
    }) => {
      await using provider = await startOidcServer();
      const data = `.tmp/e2e-sso-${locale}`;
      rmSync(data, { recursive: true, force: true });
      const server = servers.server(await freePort(), data, {
        BOLE_ACCOUNTS: "on",
        BOLE_OIDC_ISSUER: provider.issuer,
        BOLE_OIDC_CLIENT_ID: provider.clientId,
        BOLE_OIDC_CLIENT_SECRET: provider.clientSecret,
        BOLE_OIDC_DOMAINS: "acme.example",
        BOLE_OIDC_NAME: "Acme ID",
      });
      initAccounts(data);
      await server.start();
      const { url } = server;

      // Ken is refused until somebody has invited him.
      const context = await browser.newContext({ locale });
      const ken = await context.newPage();
      provider.as({ sub: "k-1", email: "ken@acme.example", email_verified: true, name: "Ken" });
      await ken.goto(url);
      await ken.getByRole("link", { name: words.sso }).click();
      await expect(ken.getByRole("alert")).toContainText(words.uninvited);
      expect(await accessibilityFaults(ken, "single sign-on refused")).toEqual([]);

      await page.goto(url);
      await signIn(page, words);
      await expect(page.getByRole("button", { name: words.signOut })).toBeVisible();
      const headers = { Origin: url };
      const post = async (path: string, sent: unknown) => {
        const response = await page.request.post(`${url}/api${path}`, { data: sent, headers });
        expect(response.ok(), await response.text()).toBe(true);
        return response.json();
      };
      await post("/invitations", { email: "ken@acme.example", roles: ["recruiter"] });
      await ken.getByRole("link", { name: words.sso }).click();
      await expect(ken.getByRole("button", { name: words.signOut })).toBeVisible();

      const files = { name: "ada.txt", mimeType: "text/plain", buffer: Buffer.from(ADA) };
      const imported = await page.request.post(`${url}/api/candidates/import`, {
        multipart: { files },
        headers,
      });
      const [{ person_id }] = (await imported.json()).files;
      await page.goto(`${url}/people/${person_id}?tab=notes`);
      // Ken has his own page open: the mention comes to it without a reload.
      await expect(ken.getByRole("list", { name: words.mentions })).toHaveCount(0);
      const note = page.getByLabel(words.note);
      await note.fill("Strong in SQL. What do you think? ");
      await note.press("End");
      await note.pressSequentially("@ke");
      await expect(page.getByRole("option", { name: "Ken" })).toBeVisible();
      expect(await accessibilityFaults(page, "a mention is suggested")).toEqual([]);
      await note.press("Enter");
      await expect(note).toHaveValue("Strong in SQL. What do you think? @Ken ");
      await page.getByRole("button", { name: words.add }).click();
      await expect(page.getByText("Strong in SQL.")).toBeVisible();
      expect(await accessibilityFaults(page, "notes")).toEqual([]);
      await takePicture(page, `accounts-notes.${locale}`);

      const mentions = ken.getByRole("list", { name: words.mentions });
      await mentions.getByRole("link", { name: words.mentionedYou }).click();
      await expect(ken.getByText("Strong in SQL.")).toBeVisible();
      // Once it is read, it is no news.
      await expect(mentions).toHaveCount(0);
      await context.close();
      await page.goto("about:blank");
      await server.stop();
    });

    test("a forgotten password is replaced by the link in a mail", async ({ page, servers }) => {
      await using smtp = await startSmtpServer();
      const data = `.tmp/e2e-forgotten-${locale}`;
      rmSync(data, { recursive: true, force: true });
      const server = servers.server(await freePort(), data, {
        BOLE_ACCOUNTS: "on",
        BOLE_SMTP_URL: smtp.url,
        BOLE_MAIL_FROM: "Acme <jobs@acme.example>",
      });
      initAccounts(data);
      await server.start();

      await page.goto(server.url);
      await page.getByRole("button", { name: words.forgotten }).click();
      await page.getByLabel(words.email).fill(OWNER.email);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("status")).toContainText(words.sent);
      expect(await accessibilityFaults(page, "forgotten password")).toEqual([]);
      await expect.poll(() => smtp.count()).toBe(1);
      const [mail] = await smtp.taken();
      expect(mail).toMatchObject({ to: OWNER.email });
      expect(mail?.raw).toContain(words.subject);

      await page.goto(linkIn(mail?.raw ?? "", server.url));
      await page.getByLabel(words.choose).fill(NEW_PASSWORD);
      expect(await accessibilityFaults(page, "new password")).toEqual([]);
      await takePicture(page, `accounts-new-password.${locale}`);
      await page.getByRole("button", { name: words.set }).click();
      await signIn(page, words, OWNER.password);
      await expect(page.getByRole("alert")).toBeVisible();
      await signIn(page, words, NEW_PASSWORD);
      await expect(page.getByRole("button", { name: words.signOut })).toBeVisible();
      await page.goto("about:blank");
      await server.stop();
    });
  });
}

const ADA = "Ada Palmer\nada@people.example\n\nSkills\nSQL, Python\n";

/** Mails are encoded: in base64, or as "quoted printable" with soft line breaks. */
function linkIn(raw: string, url: string): string {
  const [head = "", body = ""] = raw.split(/\r?\n\r?\n(.*)/su);
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
  const plain = body
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
  const text = isBase64 ? Buffer.from(body, "base64").toString("utf8") : plain;
  const link = new RegExp(`${url}/new-password#[\\w-]+`).exec(text)?.[0];
  expect(link, raw).toBeDefined();
  return link ?? "";
}
