/** The inbox by keys: conversations are answered, put away and taken back; the server keeps it. */
import type { Page } from "@playwright/test";
import { expectGoodLooks } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB" });

async function receive(page: Page, url: string, from: string, subject: string, text: string) {
  const lines = [
    `From: ${from}`,
    "To: jobs@example.com",
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(/\W/g, "-")}@example.com>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
  ];
  const answer = await page.request.post(`${url}/api/emails/inbound`, {
    headers: { "content-type": "message/rfc822" },
    data: lines.join("\r\n"),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("r answers, e puts away, and undo takes it back", async ({ page, bole }) => {
  await receive(page, bole.url, "ida@example.com", "First", "When could I start?");
  await receive(page, bole.url, "otto@example.com", "Second", "Is the job still open?");
  await page.goto(`${bole.url}/inbox`);
  const list = page.getByRole("list", { name: "Inbox" });
  const group = (name: string) => page.getByRole("radio", { name });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText("Second");
  await expectGoodLooks(page, "inbox.groups");

  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "First" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
  await page.keyboard.press("r");
  const reply = page.getByRole("dialog");
  await expect(reply.getByRole("textbox", { name: "Subject" })).toHaveValue("Re: Second");
  await page.keyboard.press("Escape");
  await expect(reply).toBeHidden();

  await page.keyboard.press("e");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("e");
  await expect(page.getByText("Conversation marked as done").first()).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  // Kept by the server, not by this browser.
  await page.evaluate("localStorage.clear()");
  await page.goto(`${bole.url}/inbox?group=done`);
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(group("Done")).toBeChecked();
  await takePicture(page, "inbox.done");
  await page.keyboard.press("e");
  await expect(page.getByText("Nothing marked as done")).toBeVisible();
  await group("To answer").click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
});
