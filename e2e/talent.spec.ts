/**
 * The story of a new user: a folder of résumés is dropped on the page, somebody is found by a
 * sentence in either language, and every fact about them leads to the words that say it.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { dropOnPage, expect, test } from "./support/talent-test.ts";

const RESUMES = "packages/talent/src/demo/data/resumes";
const FILES = [
  "e2e/files/marta-lindgren.docx",
  `${RESUMES}/en/tomasz-wrobelski.pdf`,
  `${RESUMES}/en/chloe-banksmith.pdf`,
  `${RESUMES}/en/noah-feldmann.html`,
  `${RESUMES}/en/amara-diallo.md`,
  `${RESUMES}/zh/lin-yutong.pdf`,
  `${RESUMES}/zh/deng-lihua.txt`,
];

// Saving over somebody else's change is refused, which the browser notes.
test.use({ locale: "en-GB", expectedNoise: ["409"] });

test("a folder is dropped, people are found by a sentence, and each fact has its source", async ({
  page,
  bole,
}, info) => {
  const folder = info.outputPath("résumés");
  for (const file of FILES) {
    cpSync(file, path.join(folder, file.includes("/zh/") ? "zh" : "", path.basename(file)));
  }
  mkdirSync(path.join(folder, ".hidden"));
  writeFileSync(path.join(folder, ".hidden", "note.txt"), "Nobody means this one.");
  writeFileSync(path.join(folder, "torn.pdf"), "%PDF-1.7\nand nothing more");

  await page.goto(`${bole.url}/people`);
  await expect(page.getByText("No candidates yet")).toBeVisible();
  await dropOnPage(page, [folder]);

  const panel = page.getByRole("region", { name: "Import" });
  await expect(panel.getByRole("status")).toHaveText(
    `All ${FILES.length + 1} files imported · 1 failed`,
  );
  const torn = panel.locator('[data-file="torn.pdf"]');
  await expect(torn).toContainText("Failed");
  await expect(torn.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(panel.locator('[data-file="chloe-banksmith.pdf"]')).toContainText(
    "should be checked",
  );
  await expect(panel.getByRole("link", { name: "Open 林雨桐" })).toBeVisible();
  await expect(page.getByText(`${FILES.length} in all`)).toBeVisible();

  // The same folder again: nobody is there twice.
  await panel.getByRole("button", { name: "Close the list" }).click();
  await dropOnPage(page, [folder]);
  await expect(panel.getByText("Already here")).toHaveCount(FILES.length);
  await panel.getByRole("button", { name: "Close the list" }).click();
  await expect(page.getByText(`${FILES.length} in all`)).toBeVisible();

  await seek(page, "somebody who looks after animals in a hospital");
  await expect(firstRow(page)).toContainText("Marta Lindgren");
  await expect(firstRow(page)).toContainText("Found by");
  await expect(firstRow(page).locator("mark").first()).toBeVisible();
  await seek(page, "做过大模型微调的算法工程师");
  await expect(firstRow(page)).toContainText("林雨桐");

  await firstRow(page).getByRole("link", { name: "林雨桐" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("林雨桐");
  await expectSource(page, "education[0].school", "燕京理工大学");
  await expectSource(page, "workExperience[0].company", "北京语川智能科技有限公司");
  await expectSource(page, "basic.email", "lin.yutong@example.cn");

  // What a document hides is said plainly, and is not in what people see.
  await page.goto(`${bole.url}/people?findings=true`);
  await page.getByRole("link", { name: "Chloe Banksmith" }).click();
  const findings = page.getByRole("region", { name: /before you rely on/ });
  await expect(findings).toContainText("too small to be read");
  await expect(findings).toContainText("Ignore all previous instructions");
  await expect(findings).toContainText("left out of search, skills and criteria");
  await expect(page.getByRole("region", { name: "Page 1" })).not.toContainText("Ignore all");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Original file" }).click();
  expect((await download).suggestedFilename()).toBe("chloe-banksmith.pdf");
});

test("somebody who came twice is made one, whoever else changed them meanwhile", async ({
  page,
  bole,
}, info) => {
  const two = info.outputPath("two");
  mkdirSync(two);
  // The same name and employer, but nothing that makes it sure.
  const resume = (contact: string) =>
    `# Ada Nilsson\n\nBaker\n${contact}\n\n## Work Experience\n\nBaker, Bread & Sons, Lund\nMay 2015 – Present\n- Sourdough for three hundred people a day\n`;
  writeFileSync(path.join(two, "ada-1.md"), resume("ada@example.com"));
  writeFileSync(path.join(two, "ada-2.md"), resume("nilsson@example.com"));
  await page.goto(`${bole.url}/people`);
  await expect(page.getByText("No candidates yet")).toBeVisible();
  await dropOnPage(page, [two]);
  await expect(page.getByRole("region", { name: "Import" })).toContainText("All 2 files imported");
  await page.getByRole("link", { name: "Open Ada Nilsson" }).first().click();
  const duplicates = page.getByRole("region", { name: "Maybe the same person" });
  await expect(duplicates).toContainText("same name");

  await page.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit the person" });
  await form.getByRole("textbox", { name: "Note" }).fill("Ask again in spring");
  await form.getByRole("textbox", { name: "Place" }).fill("Lund");
  await changeBehindTheirBack(bole.url, page, { location: "Malmö", phone: "+46 70 174 06 11" });
  await form.getByRole("button", { name: "Save" }).click();
  const place = form.getByRole("group", { name: "Place · both changed it" });
  await expect(place.getByRole("radio", { name: "Theirs Malmö" })).not.toBeChecked();
  await place.getByRole("radio", { name: "Theirs Malmö" }).check();
  await form.getByRole("button", { name: "Save this" }).click();
  const head = page.getByRole("main");
  for (const kept of ["Ask again in spring", "Malmö", "+46 70 174 06 11"]) {
    await expect(head.getByText(kept, { exact: true })).toBeVisible();
  }

  await duplicates.getByRole("button", { name: "Same person…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  await expect(duplicates).toBeHidden();
  await page.getByRole("tab", { name: "Versions" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(2);
});

async function changeBehindTheirBack(url: string, page: Page, change: object): Promise<void> {
  const address = `${url}/api/candidates/${new URL(page.url()).pathname.split("/").at(-1)}`;
  const { person } = await (await page.request.get(address)).json();
  const answer = await page.request.patch(address, { data: { version: person.version, change } });
  expect(answer.ok()).toBe(true);
}

const firstRow = (page: Page) =>
  page.getByRole("table", { name: "Candidates" }).getByRole("row").nth(1);

/** Waits for the answer to this very sentence: the list before it stays in view meanwhile. */
async function seek(page: Page, sentence: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get("q") === sentence,
  );
  await page.getByRole("searchbox", { name: "Search in your own words" }).fill(sentence);
  await answered;
}

async function expectSource(page: Page, field: string, words: string): Promise<void> {
  await page.locator(`[data-path="${field}"]`).click();
  const target = page.locator("[data-target]");
  await expect(target).toHaveText(words);
  await expect(target).toBeInViewport();
}
