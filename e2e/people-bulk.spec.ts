/** What is done with many people at once: moved and taken back, tagged, written to, saved as a file. */
import { readFileSync } from "node:fs";
import { smallBoard } from "./support/board.ts";
import { expectGoodLooks } from "./support/looks.ts";
import { expect, test } from "./support/talent-test.ts";

test.use({ locale: "en-GB" });

const FILES = ["en/amara-diallo.md", "en/eleanor-whitcombe.md"];

test("selected people are moved, tagged, written to and exported", async ({ page, bole }) => {
  const board = await smallBoard(page.request, bole.url, FILES);
  await page.goto(`${bole.url}/people?sort=name`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const bar = page.getByRole("region", { name: "2 selected" });
  await expectGoodLooks(page, "people.bulk");

  await bar.getByRole("button", { name: "Move…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move 2 candidates" }).click();
  await expect(page.getByText("2 moved to “Screening”")).toBeVisible();
  expect((await board.cardOf("Amara Diallo")).application.stage).toBe("screening");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 moved back")).toBeVisible();
  expect((await board.cardOf("Amara Diallo")).application.stage).toBe("sourced");

  await bar.getByRole("button", { name: "Tag…" }).click();
  await dialog.getByRole("textbox", { name: "Tag" }).fill("spring");
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await expect(page.getByRole("cell", { name: "spring" })).toHaveCount(2);

  await bar.getByRole("button", { name: "Message…" }).click();
  await dialog.getByRole("textbox", { name: "Subject" }).fill("Night shifts");
  await dialog.getByRole("textbox", { name: "Text" }).fill("Dear {{name}}, would you bake?");
  await expect(dialog.getByRole("region", { name: /Preview/ })).toContainText("Dear Amara Diallo");
  await dialog.getByRole("button", { name: "Leave for approval" }).click();
  await expect(page.getByText("2 waiting for approval in the inbox")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text.startsWith("\uFEFFName,")).toBe(true);
  expect(text).toContain("Amara Diallo");
  expect(text).toContain("spring");

  // The same mails are in the inbox, reached and approved by keys alone.
  await page.goto(`${bole.url}/inbox`);
  const asked = page.getByRole("region", { name: /^Send this mail to/ });
  await expect(asked).toContainText("would you bake?");
  await expectGoodLooks(page, "inbox.all");
  await page.keyboard.press("j");
  await expect(page.locator("[aria-current=true]")).toHaveCount(1);
  await expect(asked.getByRole("button", { name: "Send 1 mail" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("a");
  await expect(page.getByText("Approved", { exact: false }).first()).toBeVisible();
});
