/**
 * One person, contacted: a card is dragged, a mail is written, approved and sent to a real SMTP
 * server, the answer comes in, an interview is booked in a free time, and the audit tells it all.
 */
import { freePort, type SmtpServer, startSmtpServer } from "@bole/testing";
import type { Page } from "@playwright/test";
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import type { Server } from "./support/servers.ts";
import { test as base, expect } from "./support/test.ts";

const test = base.extend<{ smtp: SmtpServer; bole: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads.
  smtp: async ({}, use) => {
    await using smtp = await startSmtpServer();
    await use(smtp);
  },
  bole: async ({ page, smtp, servers }, use, info) => {
    const port = await freePort();
    const server = servers.server(port, info.outputPath("data"), {
      BOLE_SMTP_URL: smtp.url,
      BOLE_MAIL_FROM: "Mo Li <mo@bakery.example>",
      BOLE_POSTAL_ADDRESS: "Bakery, 1 Flour Street, Bath",
    });
    await server.start();
    await use(server);
    await page.goto("about:blank");
    await server.stop();
  },
});

const ELEANOR = "Eleanor Whitcombe";

test.describe("somebody", () => {
  test.use({ locale: "en-GB" });

  test("is written to, answers and is invited", async ({ page, bole, smtp }) => {
    const job = await smallBoard(page.request, bole.url, ["en/eleanor-whitcombe.md"]);
    const { application } = await job.cardOf(ELEANOR);

    await page.goto(`${bole.url}/jobs/${job.jobId}`);
    const card = page.locator("[data-application]").filter({ hasText: ELEANOR });
    await card.dragTo(page.getByRole("region", { name: "Contacted" }));
    await expect(page.getByRole("region", { name: "Contacted" })).toContainText(ELEANOR);

    // Written by one, to be allowed by another.
    await page.goto(`${bole.url}/people/${application.person_id}?tab=contact`);
    await page.getByRole("button", { name: "Write a mail" }).first().click();
    const mail = page.getByRole("dialog", { name: "Write a mail" });
    await mail.getByRole("button", { name: "Leave for approval" }).click();
    await expect(mail.getByText("is required").first()).toBeVisible();
    await mail.getByRole("combobox", { name: "Purpose" }).click();
    await page.getByRole("option", { name: "First contact" }).click();
    await mail.getByRole("textbox", { name: "Subject" }).fill("Bread at night");
    await mail.getByRole("textbox", { name: "Text" }).fill("Dear Eleanor,\n\nwould you bake?");
    await takePicture(page, "contact.compose");
    await mail.getByRole("button", { name: "Leave for approval" }).click();
    await page.goto(`${bole.url}/inbox`);
    const asked = page.getByRole("region", { name: `Send this mail to ${ELEANOR}?` });
    await expect(asked).toContainText("would you bake?");
    await takePicture(page, "contact.approve");
    await asked.getByRole("button", { name: "Send 1 mail" }).click();

    // At the other server, with all that belongs to it.
    await expect.poll(async () => (await smtp.taken()).length).toBe(1);
    const [sent] = await smtp.taken();
    const raw = sent?.raw ?? "";
    expect(raw).toMatch(/^List-Unsubscribe:\s+<http/im);
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(raw).toMatch(/^Message-ID: <.+@.+>/im);
    expect(raw).toContain("Bakery, 1 Flour Street, Bath");

    // The answer finds its thread and its person.
    const answer = [
      `From: ${ELEANOR} <${sent?.to}>`,
      "To: mo@bakery.example",
      "Subject: Re: Bread at night",
      `In-Reply-To: ${sent?.message_id}`,
      `Message-ID: <answer-1@example.com>`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Yes, with pleasure.",
    ];
    const inbound = await page.request.post(`${bole.url}/api/emails/inbound`, {
      headers: { "content-type": "message/rfc822" },
      data: answer.join("\r\n"),
    });
    expect(inbound.ok(), await inbound.text()).toBe(true);
    await page.goto(`${bole.url}/people/${application.person_id}?tab=contact`);
    const mails = page.getByRole("region", { name: "Mails" });
    await expect(mails.getByText("Re: Bread at night")).toBeVisible();
    await expect(mails.getByText("Reply", { exact: true }).first()).toBeVisible();

    await bookInterview(page);
    await expect.poll(async () => (await smtp.taken()).length).toBe(3);
    const invitation = (await smtp.taken()).find(({ to }) => to === sent?.to && to !== "")?.raw;
    expect(invitation).toBeDefined();
    const invitations = (await smtp.taken()).slice(1).map(({ raw: text }) => text);
    for (const text of invitations) expect(text).toMatch(/text\/calendar;.*method=REQUEST/is);

    await page.goto(`${bole.url}/inbox?tab=mails`);
    await expect(page.getByRole("button", { name: /^All/ })).toContainText("4");
    await page.getByRole("button", { name: "Open “Bread at night”" }).click();
    const drawer = page.getByRole("dialog", { name: "Bread at night" });
    await expect(drawer).toContainText("would you bake?");
    await takePicture(page, "contact.outbox");
    await expectGoodLooks(page, "contact.outbox");

    await page.goto(`${bole.url}/audit?person_id=${application.person_id}`);
    for (const told of [
      "Interview booked",
      "Mail received",
      "Mail sent",
      "Mail queued",
      "Approved",
      "Stage moved",
    ])
      await expect(page.getByRole("rowheader", { name: told }).first()).toBeVisible();
    await takePicture(page, "contact.audit");
  });
});

async function bookInterview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Book an interview" }).click();
  const booking = page.getByRole("dialog", { name: `Interview with ${ELEANOR}` });
  await booking.getByRole("button", { name: "Add yourself or others" }).click();
  const adding = page.getByRole("dialog", { name: "Add an interviewer" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Ines Oven");
  await adding.getByRole("textbox", { name: "E-mail" }).fill("ines@bakery.example");
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await booking.getByRole("radio").first().check();
  await booking.getByRole("textbox", { name: "Place or link" }).fill("The back door");
  await takePicture(page, "contact.book");
  await booking.getByRole("button", { name: "Book interview", exact: true }).click();
  const interviews = page.getByRole("region", { name: "Interviews" });
  await expect(interviews.getByText("Booked")).toBeVisible();
  await expect(interviews).toContainText("with Ines Oven");
}
