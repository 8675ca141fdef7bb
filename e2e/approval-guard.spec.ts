/**
 * A second click or a second Enter right after an approval must not approve what appears next. The
 * mails of the outreach come up a moment after the shortlist, often under the resting pointer.
 */
import type { Locator, Page } from "@playwright/test";
import { demoPosting, demoResume, recruiting } from "./support/recruiting.ts";
import { expect, test } from "./support/talent-test.ts";

const BUTTON = { plan: "Start plan", shortlist: /^Continue with 2 people/, mails: "Send 2 mails" };

/** Up to the card that asks for the shortlist. */
async function toShortlist(page: Page, url: string): Promise<Locator> {
  const desk = recruiting(page.request, url);
  for (const file of ["en/maya-lindqvist.md", "en/aisha-rahman.html"])
    await desk.post("/candidates/import", { multipart: { files: demoResume(file) } });
  await page.goto(`${url}/assistant`);
  const buffer = Buffer.from(demoPosting("en-frontend"));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "JD.txt", mimeType: "text/plain", buffer });
  await page
    .getByRole("textbox", { name: "Message" })
    .fill("Find candidates for this job, mail them, then schedule interviews");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: BUTTON.plan }).click();
  return page.getByRole("button", { name: BUTTON.shortlist });
}

/** Presses every button that would send mails in the instant in which it appears, and counts it. */
async function pressAtOnce(page: Page): Promise<() => Promise<number>> {
  const pressed = await page.evaluateHandle<Set<unknown>>(`(() => {
    const seen = new Set();
    const press = () => {
      for (const button of document.querySelectorAll("button")) {
        if (!button.textContent.includes("Send 2 mails") || seen.has(button)) continue;
        seen.add(button);
        button.click();
      }
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
    return seen;
  })()`);
  return () => pressed.evaluate((seen) => seen.size);
}

const decisionsOf = (page: Page) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/resume")) sent.push(request.url());
  });
  return sent;
};

test("a double click approves the first card only", async ({ page, bole }) => {
  const shortlist = await toShortlist(page, bole.url);
  const decisions = decisionsOf(page);
  // Two clicks, 0.4 s apart, at the same place.
  await shortlist.dblclick({ delay: 200 });
  const mails = page.getByRole("button", { name: BUTTON.mails });
  await expect(mails).toBeVisible();
  expect(decisions).toHaveLength(1);
  await mails.click();
  await expect.poll(() => decisions.length).toBe(2);
});

test("a press in the instant in which a card appears does nothing", async ({ page, bole }) => {
  const shortlist = await toShortlist(page, bole.url);
  const decisions = decisionsOf(page);
  const pressed = await pressAtOnce(page);
  await shortlist.click();
  const mails = page.getByRole("button", { name: BUTTON.mails });
  await expect.poll(pressed).toBe(1);
  await expect(mails).toBeEnabled();
  expect(decisions).toHaveLength(1);
});

test("two presses of Enter approve the first card only", async ({ page, bole }) => {
  const shortlist = await toShortlist(page, bole.url);
  const decisions = decisionsOf(page);
  // Who uses the keyboard has no pointer under which a card could slide.
  await page.mouse.move(0, 0);
  await expect(shortlist).toBeEnabled();
  await shortlist.focus();
  await page.keyboard.press("Enter");
  const mails = page.getByRole("button", { name: BUTTON.mails });
  await mails.focus();
  await page.keyboard.press("Enter");
  await expect(mails).toHaveAccessibleDescription(/second/);
  await expect(mails).toBeEnabled();
  expect(decisions).toHaveLength(1);
});

test("a button that slides under the resting pointer takes no click for a second", async ({
  page,
  bole,
}) => {
  const mail = {
    ...{ to: "ann@example.com", subject: "Bread", text: "Would you bake?" },
    purpose: "note",
  };
  const content = { kind: "send_mail", payload: mail };
  const data = { content, idempotency_key: "bread" };
  await page.request.post(`${bole.url}/api/effects`, { data });
  await page.goto(`${bole.url}/inbox?tab=approvals`);
  const send = page.getByRole("button", { name: "Send 1 mail" });
  await expect(send).toBeEnabled();
  const { x, y } = (await send.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 10 - 100);
  // What is above becomes lower, as a card that closes does.
  await page.locator("main").evaluate((main) => {
    main.style.transform = "translateY(-100px)";
  });
  const approvals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/approve")) approvals.push(request.url());
  });
  await page.mouse.down();
  await page.mouse.up();
  await expect(send).toBeEnabled();
  expect(approvals).toEqual([]);
  await send.click();
  await expect(send).toBeHidden();
  expect(approvals).toHaveLength(1);
});
