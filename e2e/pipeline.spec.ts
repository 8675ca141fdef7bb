/** The board of a job over the real server: dragged, moved by keyboard, rejected, refused, erased, told. */
import type { Page } from "@playwright/test";
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/talent-test.ts";

const FILES = [
  "en/eleanor-whitcombe.md",
  "en/amara-diallo.md",
  "en/tomasz-wrobelski.pdf",
  "en/chloe-banksmith.pdf",
  "zh/deng-lihua.txt",
];
const [ELEANOR, AMARA, TOMASZ, CHLOE] = [
  "Eleanor Whitcombe",
  "Amara Diallo",
  "Tomasz Wróbelski",
  "Chloe Banksmith",
];

test.describe("people of a job", () => {
  // To move somebody by what was seen before is refused, which the browser notes.
  test.use({ locale: "en-GB", expectedNoise: ["409"] });

  test("are moved, rejected and erased, and the audit tells all of it", async ({ page, bole }) => {
    const job = await smallBoard(page.request, bole.url, FILES);
    await page.goto(`${bole.url}/jobs`);
    await page.getByRole("link", { name: "Night baker" }).click();
    await expect(cards(page, "Sourced")).toHaveCount(FILES.length);

    // By the mouse.
    const interview = page.getByRole("region", { name: "Interview" });
    await cardOf(page, ELEANOR).dragTo(interview);
    await expect(interview).toContainText(ELEANOR);
    await expect.poll(async () => (await job.cardOf(ELEANOR)).application.stage).toBe("interview");

    // By the keyboard alone: the focus stays with the card.
    const menu = cardOf(page, AMARA).getByRole("button", { name: `Move ${AMARA} to…` });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Sourced" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Screening" }).press("Enter");
    await expect(cards(page, "Screening")).toHaveText([new RegExp(AMARA)]);
    await expect(menu).toBeFocused();

    // Several at once, with a reason.
    await page.getByRole("checkbox", { name: `Select ${TOMASZ}` }).check();
    await page.getByRole("checkbox", { name: `Select ${CHLOE}` }).check();
    const bar = page.getByRole("region", { name: "2 selected" });
    await bar.getByRole("button", { name: "Reject…" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject 2 people?" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(dialog).toContainText("Give a reason, so that others understand it.");
    await takePicture(page, "pipeline.reject");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Would rather sleep at night");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(cards(page, "Rejected")).toHaveCount(2);
    await expect(page.getByText("2 moved to “Rejected”")).toBeVisible();

    // What to do next shows whom it is about; only one new face is left.
    await page.getByRole("button", { name: "Screen new people 1" }).click();
    await expect(page.locator("[data-application]")).toHaveCount(1);
    await page.getByRole("button", { name: "Screen new people 1" }).click();

    // Somebody else was quicker: it goes back, to where it is by now.
    const { promise: quarrel, resolve: end } = Promise.withResolvers<void>();
    await page.route("**/board", (route) => quarrel.then(() => route.continue()).catch(() => {}));
    await job.move(AMARA, "offer");
    await cardOf(page, AMARA).dragTo(interview);
    await expect(cards(page, "Offer")).toContainText([
      "Not moved: somebody else has just moved them to “Offer”.",
    ]);
    await takePicture(page, "pipeline.refused");
    end();

    await erase(page, ELEANOR);
    await expect(page.getByText(ELEANOR)).toHaveCount(0);

    await page.getByRole("button", { name: "Developers" }).click();
    await page.getByRole("link", { name: "Audit", exact: true }).click();
    const rows = page.getByRole("row");
    await expect(rows.filter({ hasText: "Person erased" })).toContainText("Erased person");
    await expect(rows.filter({ hasText: "Stage moved" }).filter({ hasText: TOMASZ })).toContainText(
      "to “Rejected”",
    );
    // Asked for and done, of two people.
    await expect(rows.filter({ hasText: "Would rather sleep at night" })).toHaveCount(4);
    await page.getByRole("combobox", { name: "What was done" }).click();
    await page.getByRole("option", { name: "Stage moved" }).click();
    await expect(page).toHaveURL(/action=stage-moved/);
    // Eleanor's move, Amara's two, and the two who were rejected.
    await expect(rows).toHaveCount(1 + 5);
    await expect(rows.filter({ hasText: "No longer here" })).toHaveCount(1);

    // What waits for a yes is among the approvals, and a no leaves everything as it is.
    await job.askToErase(TOMASZ);
    await page.getByRole("link", { name: "Inbox 1 to answer" }).click();
    const asked = page.getByRole("region", {
      name: `Erase ${TOMASZ} and everything about them?`,
    });
    await takePicture(page, "pipeline.approvals");
    await asked.getByRole("button", { name: "Reject" }).click();
    await asked.getByRole("textbox", { name: "Reason" }).fill("Still needed");
    await asked.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("Your inbox is empty")).toBeVisible();
    expect((await job.cardOf(TOMASZ)).waiting).toBe(0);
  });
});

for (const { locale, colorScheme, judged } of [
  { locale: "en-GB", colorScheme: "light", judged: 1440 },
  { locale: "zh-CN", colorScheme: "dark", judged: 390 },
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("the board and the audit look right", async ({ page, bole }) => {
      const job = await smallBoard(page.request, bole.url, FILES);
      await job.move(AMARA, "screening");
      await job.move(CHLOE, "interview");
      for (const { name, path, ready } of [
        { name: "board", path: `/jobs/${job.jobId}`, ready: "[data-application]" },
        { name: "audit", path: "/audit", ready: "tbody tr" },
      ]) {
        await page.setViewportSize({ width: judged, height: 900 });
        await page.goto(bole.url + path);
        await expect(page.getByRole("main").locator(ready).first()).toBeVisible();
        for (const width of [1440, 800, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const look = `pipeline.${name}.${locale}.${width}`;
          await (width === judged ? expectGoodLooks(page, look) : expectRoom(page, look));
        }
      }
    });
  });
}

const cardOf = (page: Page, name: string) =>
  page.locator("[data-application]").filter({ hasText: name });

const cards = (page: Page, stage: string) =>
  page.getByRole("region", { name: stage, exact: true }).locator("[data-application]");

async function erase(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole("link", { name }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Erase…" }).click();
  const dialog = page.getByRole("dialog", { name: `Erase ${name}?` });
  await expect(dialog).toContainText("1 application with its history");
  const field = dialog.getByRole("textbox", { name: `To confirm, type: ${name}` });
  await field.fill("Somebody else");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog).toContainText("This does not match.");
  await takePicture(page, "pipeline.erase");
  await field.fill(name.toLowerCase());
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByText("Erased, with everything about them")).toBeVisible();
}
