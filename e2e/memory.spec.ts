/** What is kept, over the real server: plans in their versions, and files. */
import { readFile } from "node:fs/promises";
import { expectGoodLooks, expectRoom } from "./support/looks.ts";
import { expect, test } from "./support/test.ts";

const plan = (topic: string) => ({
  description: `About ${topic}`,
  steps: [{ id: "research", action: "researcher", args: { topic } }],
});

test.use({ locale: "en-GB" });

test("versions of a plan are compared, shown, opened, run and deleted", async ({
  page,
  request,
}) => {
  const id = `kept-${Date.now()}`;
  for (const topic of ["tea", "rice", "salt"]) {
    await request.post("/api/plans", { data: { plan_id: id, plan: plan(topic), tags: ["e2e"] } });
  }
  await page.goto("/memory");
  await page.getByRole("searchbox", { name: "Filter plans" }).fill(id);
  await expect(page.getByRole("row", { name: new RegExp(`^${id}`) })).toContainText("e2e");
  await page.getByRole("link", { name: id }).click();
  await expect(page.getByRole("heading", { name: "From version 2 to version 3" })).toBeVisible();
  const changed = page.getByText(/^added:/).locator("..");
  await expect(changed.filter({ hasText: '"topic": "salt"' })).toBeVisible();
  await expect(page.getByText("2 lines added, 2 removed")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(3);

  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "Version 1" }).click();
  await expect(
    page
      .getByText(/^removed:/)
      .locator("..")
      .filter({ hasText: "tea" }),
  ).not.toHaveCount(0);
  await page.getByRole("button", { name: "Show version 2" }).click();
  await expect(page).toHaveURL(/ver=2/);
  await expect(page.getByRole("heading", { name: "From version 1 to version 2" })).toBeVisible();

  await page.getByRole("link", { name: "Open in the editor" }).click();
  await expect(page.getByText(`${id}, version 2`)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "topic" })).toHaveValue("rice");
  await page.goBack();

  await page.getByRole("button", { name: "Run…" }).click();
  const run = page.getByRole("dialog", { name: `Run ${id}, version 2` });
  const started = page.waitForRequest("**/api/runs");
  await run.getByRole("button", { name: "Run" }).click();
  expect((await started).postDataJSON()).toMatchObject({ plan_id: id, plan_ver: 2 });
  await expect(page).toHaveURL(/\/runs\/run/);
  await page.goBack();

  await page.getByRole("button", { name: "Delete" }).click();
  const confirm = page.getByRole("dialog", { name: `Delete ${id}?` });
  await confirm.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`Deleted ${id}`)).toBeVisible();
  await expect(page.getByRole("link", { name: id })).toBeHidden();
});

test("files are added, looked at, kept in versions, downloaded and deleted", async ({ page }) => {
  const folder = `/e2e-${Date.now()}`;
  const dialog = page.getByRole("dialog", { name: "Add a file" });
  const add = () => page.getByRole("button", { name: "Add a file" }).click();
  await page.goto("/memory?tab=files");
  await add();
  await dialog.getByRole("radio", { name: "Text" }).click();
  await dialog.getByRole("textbox", { name: "Text" }).fill("# Tea\n\nIs <b>good</b> & *green*.");
  await dialog.getByRole("textbox", { name: "Path" }).fill("notes.md");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("A path begins with a slash.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Path" }).fill(`${folder}/notes.md`);
  await dialog.getByRole("textbox", { name: "Tags" }).fill("e2e");
  await dialog.getByRole("button", { name: "Save" }).click();

  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Is <b>good</b> & green.");
  await expect(preview.locator("b")).toHaveCount(0);
  await expect(preview.locator("em")).toHaveText("green");
  await preview.getByRole("radio", { name: "As text" }).click();
  await expect(preview).toContainText("*green*");
  await expect(page.getByRole("region", { name: "Details" })).toContainText("text/markdown");

  await add();
  await dialog.getByLabel("Choose a file").setInputFiles({
    name: "notes.md",
    mimeType: "text/markdown",
    buffer: Buffer.from("# Rice"),
  });
  await expect(dialog.getByRole("textbox", { name: "Path" })).toHaveValue(`${folder}/notes.md`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(preview).toContainText("Rice");
  await page.getByRole("combobox", { name: "Versions" }).click();
  await page.getByRole("option", { name: "Version 1" }).click();
  await expect(preview).toContainText("Tea");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("notes.md");
  expect(await readFile(await saved.path(), "utf8")).toContain("# Tea");

  await page.getByRole("navigation", { name: "Where you are" }).getByText(folder.slice(1)).click();
  await expect(page.getByRole("row", { name: /^notes.md/ })).toContainText("6 B");
  await page.getByRole("link", { name: "notes.md" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This folder is empty now")).toBeVisible();
});

test("pictures and JSON are shown; what is neither says so", async ({ page, request }) => {
  const folder = `/shown-${Date.now()}`;
  const put = (name: string, content: string, mime: string, encoding = "utf8") =>
    request.put("/api/vfs", { data: { path: `${folder}/${name}`, content, mime, encoding } });
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await put("pixel.png", pixel, "image/png", "base64");
  await put("data.json", '{"a":[1,2]}', "application/json");
  await put("bytes.bin", "AAECAw==", "application/octet-stream", "base64");
  await page.goto(`/memory?tab=files&folder=${folder}`);
  await page.getByRole("link", { name: "pixel.png" }).click();
  const image = page.getByRole("region", { name: "Preview" }).getByRole("img");
  await expect(image).toHaveJSProperty("naturalWidth", 1);
  await page.goBack();
  await page.getByRole("link", { name: "data.json" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText('"a": [\n');
  await page.goBack();
  await page.getByRole("link", { name: "bytes.bin" }).click();
  await expect(page.getByText("This cannot be shown here")).toBeVisible();
});

test("what a run left can be read, and not changed", async ({ page, request }) => {
  const answer = await request.post("/api/runs", { data: { plan: plan("interviews") } });
  const { run_id } = await answer.json();
  const path = `/runs/${run_id}/research/artifact.json`;
  await expect
    .poll(async () => (await request.get("/api/vfs", { params: { path } })).status())
    .toBe(200);
  await page.goto(`/memory?tab=files&folder=/runs/${run_id}/research`);
  await expect(page.getByText("Left by a run: it can be read, not changed.")).toBeVisible();
  await page.getByRole("link", { name: "artifact.json" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("draft_points");
  await expect(page.getByText("Left by a run: it can be read, not changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
});

test.describe("when the server says no", () => {
  test.use({ expectedNoise: ["404", "422"] });

  test("the problem stands where it was tried", async ({ page }) => {
    await page.goto("/memory?tab=files");
    await page.getByRole("button", { name: "Add a file" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a file" });
    await dialog.getByRole("radio", { name: "Text" }).click();
    await dialog.getByRole("textbox", { name: "Path" }).fill("/bad\u0007name");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText("control character");
    await page.goto("/memory?plan_id=no-such-plan");
    await expect(page.getByRole("alert")).toContainText("no-such-plan");
  });
});

for (const [locale, colorScheme, judged] of [
  ["en-GB", "light", 1440],
  ["zh-CN", "dark", 390],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("plans and files look right at every width", async ({ page, request }) => {
      const id = `looks-${locale}-${Date.now()}`;
      for (const topic of ["tea", "rice"]) {
        await request.post("/api/plans", {
          data: { plan_id: id, plan: plan(topic), tags: ["e2e"] },
        });
      }
      const path = `/${id}/deep/notes.md`;
      await request.put("/api/vfs", {
        data: { path, content: "# Tea\n\n- green\n- black", mime: "text/markdown", tags: ["e2e"] },
      });
      const pages = [
        { name: "plans", search: "", ready: "tbody tr" },
        { name: "plan", search: `?plan_id=${id}`, ready: "code" },
        { name: "files", search: `?tab=files&folder=/${id}`, ready: "tbody tr" },
        { name: "file", search: `?tab=files&path=${path}`, ready: "dl" },
      ];
      for (const { name, search, ready } of pages) {
        await page.goto(`/memory${search}`);
        await expect(page.getByRole("main").locator(ready).first()).toBeVisible();
        for (const width of [1440, 800, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const look = `memory.${name}.${locale}.${width}`;
          await (width === judged ? expectGoodLooks(page, look) : expectRoom(page, look));
        }
      }
    });
  });
}
