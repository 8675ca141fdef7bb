/** The pages about résumés: for everybody, with room for the words, in both languages and themes. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility.ts";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/talent-test.ts";

const RESUME = "packages/talent/src/demo/data/resumes/en/grace-mbekela.json";
const LOOKS = [
  { language: "en", theme: "light", judged: 1440, also: [1100, 800] },
  { language: "zh", theme: "dark", judged: 390, also: [1440] },
] as const;

test("a résumé and the list of them look right", async ({ page, bole }) => {
  const files = {
    name: "grace.json",
    mimeType: "application/json",
    buffer: readFileSync(RESUME),
  };
  const imported = await page.request.post(`${bole.url}/api/resumes/import`, {
    multipart: { file: files },
  });
  const { resume_id } = await imported.json();
  const told = await page.request.post(`${bole.url}/api/agent/cv-tools`, {
    data: {
      message: "Change my title to Head of Finance and delete my second job",
      resume_id,
      session_id: "looks",
      mode: "propose",
    },
  });
  expect(await told.text()).toContain('"proposal":{');
  for (const { language, theme, judged, also } of LOOKS) {
    await page.goto(`${bole.url}/resumes`);
    await page.evaluate(`localStorage.setItem("bole.language", "${language}")`);
    await page.evaluate(`localStorage.setItem("bole.theme", "${theme}")`);
    await page.setViewportSize({ width: judged, height: 900 });
    await page.reload();
    await expect(page.getByRole("main").locator("tbody tr").first()).toBeVisible();
    await expectRoom(page, `resume.list.${language}.${judged}`);
    await page.goto(`${bole.url}/resumes/${resume_id}`);
    await expect(page.locator('[data-path="basic.name"]').first()).toBeVisible();
    await expectGoodLooks(page, `resume.page.${language}.${judged}`);
    for (const view of judged === 390 ? [0, 2] : []) {
      await viewSwitch(page).nth(view).check();
      await expectGoodLooks(page, `resume.view-${view}.${language}.${judged}`);
    }
    for (const width of also) {
      await page.setViewportSize({ width, height: 900 });
      await expectRoom(page, `resume.page.${language}.${width}`);
    }
  }
  // In the layers above it, too.
  for (const layer of ["版式", "历史"]) {
    await page.getByRole("button", { name: layer, exact: true }).click();
    await expect(page.getByRole("dialog").locator("img, li").first()).toBeVisible();
    await takePicture(page, `resume.layer.${layer}`);
    expect(await accessibilityFaults(page, layer)).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

const viewSwitch = (page: Page) =>
  page.getByRole("radiogroup", { name: "显示内容" }).getByRole("radio");
