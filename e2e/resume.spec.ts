/**
 * The story of a job-seeker: a PDF is dropped on the page and fixed by talking in two languages and by
 * hand, a change is taken back, two versions are compared, and a PDF goes along. Then what goes wrong.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import { dropOnPage, expect, test } from "./support/talent-test.ts";

const RESUME = path.resolve("packages/talent/src/demo/data/resumes/zh/lin-yutong.pdf");

test.use({ locale: "en-GB" });

test("a résumé is imported, fixed by talking and by hand, looked back at and downloaded", async ({
  page,
  bole,
}, info) => {
  await page.goto(`${bole.url}/resumes`);
  await expect(page.getByText("No résumés yet")).toBeVisible();
  await dropOnPage(page, [RESUME]);
  // The first import starts the readers, which takes long on a busy machine.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("林雨桐");
  await expect(field(page, "basic.title")).toHaveAccessibleName("Title: 大模型算法工程师");

  // In Chinese: it is proposed in words that people use, and nothing changes before it is applied.
  await say(page, "把职位改成首席算法工程师，再删除第二段工作经历");
  const proposal = page.getByRole("region", { name: "2 changes are proposed" });
  await expect(proposal).toContainText("Work at 深思引擎（北京）信息技术有限公司");
  await expect(field(page, "basic.title")).toHaveAccessibleName("Title: 大模型算法工程师");
  await proposal.getByRole("button", { name: "Apply: Title" }).click();
  await expect(field(page, "basic.title")).toHaveAccessibleName("Title: 首席算法工程师");
  await expect(field(page, "basic.title")).toHaveAttribute("data-marked");
  await proposal.getByRole("button", { name: /^Reject: Work at 深思引擎/ }).click();
  await expect(proposal.getByText("Rejected")).toBeVisible();
  await expect(field(page, "workExperience[1].company")).toBeVisible();

  // In English: at once, and taken back by a button.
  await page.getByRole("radio", { name: "Apply at once" }).check();
  await say(page, "Change my phone number to 138 0013 8000");
  await expect(field(page, "basic.phone")).toHaveAccessibleName(/138 0013 8000/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "basic.phone")).toHaveAccessibleName(/154 0289 7631/);

  // On the page itself: the text is edited where it stands.
  await field(page, "workExperience[0].company").click();
  await page.keyboard.type("Yuchuan AI");
  await page.keyboard.press("Enter");
  await expect(field(page, "workExperience[0].company")).toHaveAccessibleName(/: Yuchuan AI$/);
  await expect(saveState(page)).toHaveText("Saved");

  // By the keyboard alone the second job becomes the first; by the mouse skills come before all work.
  const move = page.getByRole("button", { name: /^Move 深思引擎/ });
  await move.press("ArrowUp");
  await expect(field(page, "workExperience[0].company")).toHaveAccessibleName(/深思引擎/);
  await expect(move).toBeFocused();
  const work = page.getByRole("region", { name: "Work" });
  await page
    .getByRole("button", { name: /^Move Skills/ })
    .dragTo(work, { targetPosition: { x: 60, y: 6 } });
  await expect(page.locator("section h3")).toContainText(["Basics", "Skills", "Work", "Projects"]);

  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("textbox", { name: "Name of this version" }).fill("For the fair");
  await history.getByRole("button", { name: "Keep" }).click();
  await expect(history.getByText("For the fair")).toBeVisible();
  await history.getByRole("checkbox", { name: "Compare version 1" }).check();
  await history.getByRole("checkbox", { name: "Compare version 2" }).check();
  await history.getByRole("button", { name: "Compare" }).click();
  const compared = page.getByRole("dialog", { name: "Version 1 → Version 2" });
  await expect(compared.getByRole("status")).toHaveText("1 difference");
  await expect(compared.locator("ins")).toContainText("首席");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Look" }).click();
  await page.getByRole("radio", { name: "Modern" }).check();
  await page.keyboard.press("Escape");
  await expect(saveState(page)).toHaveText("Saved");

  // What goes along is what was seen, with real text: our own reader finds it again.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  const file = info.outputPath("résumé.pdf");
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toMatch(/林雨桐.*\.pdf$/);
  expect(await factsIn(page, bole.url, file)).toMatchObject({
    basic: { name: "林雨桐", title: "首席算法工程师", phone: expect.stringContaining("154") },
    workExperience: [{ company: expect.stringContaining("深思引擎") }, { company: "Yuchuan AI" }],
  });
  if (process.env.E2E_PICTURES) copyFileSync(file, "test-results/screens/resume.pdf");
});

test.describe("what goes wrong", () => {
  // A file that is no résumé and an edit of what another window has changed are refused; a line is cut.
  test.use({ expectedNoise: ["409", "422", "net::ERR_FAILED"] });

  test("is said plainly, and nothing is lost", async ({ page, bole, context }, info) => {
    const list = info.outputPath("shopping.md");
    writeFileSync(list, "# Shopping\n\n- milk\n- twelve eggs\n- flour\n");
    await page.goto(`${bole.url}/resumes`);
    await expect(page.getByText("No résumés yet")).toBeVisible();
    await dropOnPage(page, [list]);
    const refusal = page.getByRole("alert");
    await expect(refusal).toContainText("shopping.md could not be imported");
    await expect(refusal.getByRole("button", { name: "Try again" })).toBeVisible();

    await page.getByRole("button", { name: "New" }).click();
    await page.getByRole("menuitem", { name: "A blank résumé" }).click();
    await expect(page.getByText("The page is still blank")).toBeVisible();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Nilsson");
    await expect(field(page, "basic.name")).toHaveAccessibleName("Name: Ada Nilsson");
    const email = page.getByRole("textbox", { name: "E-mail" });
    await email.fill("ada at home");
    await email.blur();
    await expect(page.getByText("This is no e-mail address yet.")).toBeVisible();
    await expect(saveState(page)).toHaveText("Saved");

    // What it does not understand it says, and leaves everything as it is.
    await say(page, "The weather in Malmö is rather fine today, is it not?");
    await expect(page.getByRole("log").getByText(/Assistant:/)).toBeVisible();
    await expect(page.getByRole("region", { name: /proposed/ })).toHaveCount(0);

    // Two windows change the same: both are shown, and one is chosen.
    const other = await context.newPage();
    await other.goto(page.url());
    await rename(other, "Ada Lovelace");
    await expect(saveState(other)).toHaveText("Saved");
    await rename(page, "Ada Byron");
    await page.getByRole("button", { name: "Choose a version" }).click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed the same place" });
    await expect(dialog.getByRole("radio", { name: "Yours Ada Byron" })).toBeChecked();
    await dialog.getByRole("radio", { name: "Theirs Ada Lovelace" }).check();
    await dialog.getByRole("button", { name: "Save this" }).click();
    await expect(field(page, "basic.name")).toHaveAccessibleName("Name: Ada Lovelace");
    await expect(saveState(page)).toHaveText("Saved");

    // What another window changes elsewhere is kept beside what is changed here.
    await other.getByRole("button", { name: "Basics" }).click();
    await other.getByRole("textbox", { name: "City" }).fill("Lund");
    await other.keyboard.press("Tab");
    await expect(saveState(other)).toHaveText("Saved");
    await other.close();
    await rename(page, "Ada King");
    await expect(saveState(page)).toHaveText("Saved");
    await expect(field(page, "basic.location")).toHaveAccessibleName("City: Lund");

    // Without a connection it is kept in the browser, and saved once there is one again.
    const cut = (route: Route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue();
    await page.route("**/api/resumes/*", cut);
    await rename(page, "Ada Augusta");
    await expect(saveState(page)).toHaveText("Offline: kept here");
    await page.reload();
    await expect(field(page, "basic.name")).toHaveAccessibleName("Name: Ada Augusta");
    await page.unroute("**/api/resumes/*", cut);
    await expect(saveState(page)).toHaveText("Saved");
    await page.reload();
    await expect(field(page, "basic.name")).toHaveAccessibleName("Name: Ada Augusta");
  });
});

const field = (page: Page, of: string) => page.locator(`[data-path="${of}"]`).first();
const saveState = (page: Page) => page.locator("[data-save]");

async function say(page: Page, message: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(message);
  await page.keyboard.press("Enter");
}

async function rename(page: Page, name: string): Promise<void> {
  await field(page, "basic.name").click();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
}

async function factsIn(page: Page, url: string, file: string): Promise<unknown> {
  const files = { name: "r.pdf", mimeType: "application/pdf", buffer: readFileSync(file) };
  const answer = await page.request.post(`${url}/api/candidates/import?dry_run=true`, {
    multipart: { files },
  });
  return (await answer.json()).files[0].resume;
}
