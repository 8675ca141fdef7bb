/**
 * Mail is set up on the page against real servers: an approved mail arrives by SMTP, the answer comes in
 * by IMAP and stands in the Inbox without a reload.
 */
import {
  freePort,
  type ImapTestServer,
  type SmtpServer,
  startImapServer,
  startSmtpServer,
} from "@bole/testing";
import type { Page } from "@playwright/test";
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks } from "./support/looks.ts";
import type { Server } from "./support/servers.ts";
import { test as base, expect } from "./support/test.ts";

const test = base.extend<{ smtp: SmtpServer; imap: ImapTestServer; bole: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads.
  smtp: async ({}, use) => {
    await using smtp = await startSmtpServer();
    await use(smtp);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads.
  imap: async ({}, use) => {
    await using imap = await startImapServer();
    await use(imap);
  },
  bole: async ({ page, servers }, use, info) => {
    const server = servers.server(await freePort(), info.outputPath("data"));
    await server.start();
    await use(server);
    await page.goto("about:blank");
    await server.stop();
  },
});

const ELEANOR = "Eleanor Whitcombe";

/** The fields of the card with this heading. */
const card = (page: Page, heading: string) =>
  page.locator("form > fieldset > *").filter({ has: page.getByRole("heading", { name: heading }) });

async function fillServer(page: Page, heading: string, port: number): Promise<void> {
  const within = card(page, heading);
  await within.getByLabel("Server").fill("127.0.0.1");
  await within.getByLabel("Port").fill(String(port));
  await within.getByRole("combobox", { name: "Encryption" }).click();
  await page.getByRole("option", { name: "None" }).click();
}

test.describe("mail settings", () => {
  test.use({ locale: "en-GB" });

  test("are made, tried and in force at once, both ways", async ({ page, bole, smtp, imap }) => {
    const job = await smallBoard(page.request, bole.url, ["en/eleanor-whitcombe.md"]);
    const { application } = await job.cardOf(ELEANOR);
    await page.goto(`${bole.url}/settings/mail`);

    await page.getByLabel("Name", { exact: true }).fill("Mo Li");
    await page.getByLabel("Mail address").fill("mo@bakery.example");
    await page.getByLabel("Postal address").fill("Bakery, 1 Flour Street, Bath");
    await page.getByLabel("Undo time in seconds").fill("0");
    await fillServer(page, "Sending (SMTP)", Number(new URL(smtp.url).port));
    await page.getByRole("button", { name: "Test sending" }).click();
    await expect(page.getByText("The connection works; no sign-in is asked for.")).toBeVisible();

    await page.getByRole("switch", { name: "Fetch replies from a mailbox" }).click();
    await fillServer(page, "Receiving (IMAP)", imap.account.port);
    const receiving = card(page, "Receiving (IMAP)");
    await receiving.getByLabel("User name").fill(imap.account.user);
    await receiving.getByLabel("Password").fill("a wrong word");
    await page.getByRole("button", { name: "Test receiving" }).click();
    await expect(page.getByText("The sign-in is refused.")).toBeVisible();
    await receiving.getByLabel("Password").fill(imap.account.password);
    await page.getByRole("button", { name: "Test receiving" }).click();
    await expect(page.getByText("Connection and sign-in work, and the folder")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Fetching works")).toBeVisible();
    await expect(receiving.getByLabel("Password")).toHaveValue("");
    await expectGoodLooks(page, "mail-settings");

    await page.getByRole("button", { name: "Send a test mail to myself" }).click();
    await expect.poll(() => smtp.count()).toBe(1);
    expect(await smtp.taken()).toMatchObject([{ to: "mo@bakery.example" }]);

    // A mail that is approved leaves by these settings.
    const said = { to: "eleanor@example.com", subject: "Bread at night", text: "Would you bake?" };
    const about = { person_id: application.person_id, job_id: job.jobId, purpose: "note" };
    const content = { kind: "send_mail", payload: { ...said, ...about } };
    const asked = await page.request.post(`${bole.url}/api/effects`, { data: { content } });
    expect(asked.ok(), await asked.text()).toBe(true);
    await page.goto(`${bole.url}/inbox`);
    await page.getByRole("button", { name: "Send 1 mail" }).click();
    await expect.poll(() => smtp.count()).toBe(2);
    const sent = (await smtp.taken())[1];
    expect(sent).toMatchObject({ from: "mo@bakery.example", to: "eleanor@example.com" });

    // The answer is put into the mailbox, and nobody reloads anything.
    const mails = [
      ["shop@elsewhere.example", "An advertisement", "", "Buy flour."],
      [said.to, "Re: Bread at night", `In-Reply-To: ${sent?.message_id}`, "Yes, with pleasure."],
    ];
    for (const [from, subject, answers, text] of mails)
      await imap.deliver(
        [`From: ${from}`, "To: mo@bakery.example", `Subject: ${subject}`, answers, "", text]
          .filter((line, at) => line !== "" || at === 4)
          .join("\n"),
      );
    await expect(page.getByText("Yes, with pleasure.").first()).toBeVisible();
    await expect(page.getByText("An advertisement")).toHaveCount(0);
    await page.goto(`${bole.url}/settings/mail`);
    await expect(page.getByText("1 kept, 1 left alone")).toBeVisible();
  });

  test("know the servers of common providers", async ({ page, bole }) => {
    await page.goto(`${bole.url}/settings/mail`);
    await page.getByLabel("Mail address").fill("rosa@gmail.com");
    await page.getByRole("combobox", { name: "Mail provider" }).click();
    await page.getByRole("option", { name: "Gmail" }).click();
    await expect(page.getByText("Use an app password")).toBeVisible();
    const sending = card(page, "Sending (SMTP)");
    await expect(sending.getByLabel("Server")).toHaveValue("smtp.gmail.com");
    await expect(sending.getByLabel("User name")).toHaveValue("rosa@gmail.com");
  });
});
