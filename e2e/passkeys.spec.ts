/** A passkey is made and used with the authenticator that Chromium pretends to have. */
import { rmSync } from "node:fs";
import { freePort } from "@bole/testing";
import { initAccounts, OWNER } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

const LANGUAGES = [
  {
    locale: "en-GB",
    words: {
      ...{ email: "Email", password: "Password", signIn: "Sign in", signOut: "Sign out" },
      ...{ add: "Add passkey", with: "Sign in with a passkey", name: "Name" },
      ...{ current: "Current password" },
    },
  },
  {
    locale: "zh-CN",
    words: {
      ...{ email: "邮箱", password: "密码", signIn: "登录", signOut: "退出登录" },
      ...{ add: "添加通行密钥", with: "用通行密钥登录", name: "名称" },
      ...{ current: "当前密码" },
    },
  },
] as const;

for (const { locale, words } of LANGUAGES) {
  test(`somebody signs in with a passkey (${locale})`, async ({ browser, servers }) => {
    const data = `.tmp/e2e-passkeys-${locale}`;
    rmSync(data, { recursive: true, force: true });
    const port = await freePort();
    const server = servers.server(port, data, { BOLE_ACCOUNTS: "on" });
    initAccounts(data);
    await server.start();
    // Passkeys are bound to names, so 127.0.0.1 would not do.
    const url = `http://localhost:${port}`;
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await page.goto(`${url}/settings/account`);
    await page.getByLabel(words.email).fill(OWNER.email);
    await page.getByLabel(words.password).fill(OWNER.password);
    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    const form = page.locator("form").filter({ hasText: words.add });
    await form.getByLabel(words.name).fill("Blue machine");
    await form.getByLabel(words.current).fill("not the password");
    await form.getByRole("button", { name: words.add }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await form.getByLabel(words.current).fill(OWNER.password);
    await form.getByRole("button", { name: words.add }).click();
    await expect(form.getByText("Blue machine")).toBeVisible();

    await page.getByRole("button", { name: words.signOut }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole("button", { name: words.with }).click();
    await expect(page.getByRole("button", { name: words.with })).toHaveCount(0);
    await page.goto(`${url}/settings/account`);
    await expect(page.getByRole("button", { name: words.signOut })).toBeVisible();
    const session = await (await context.request.get(`${url}/api/session`)).json();
    expect(session.user.email).toBe(OWNER.email);

    // Taken away, it opens nothing.
    const { items } = await (await context.request.get(`${url}/api/profile/passkeys`)).json();
    const headers = { Origin: url };
    await context.request.delete(`${url}/api/profile/passkeys/${items[0].id}`, { headers });
    await page.getByRole("button", { name: words.signOut }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole("button", { name: words.with }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await context.close();
    await server.stop();
  });
}
