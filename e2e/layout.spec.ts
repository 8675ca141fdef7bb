/** Words have room at every width, also next to the sidebar and with a model whose name is long. */
import { freePort } from "@bole/testing";
import type { Page } from "@playwright/test";
import { layoutFaults } from "./support/layout.ts";
import { takePicture } from "./support/picture.ts";
import { statusChip } from "./support/status-chip.ts";
import { expect, test } from "./support/test.ts";

const WIDTHS = [1440, 1280, 800, 390];
/** What is there once a page has its data. Today is the last, so that a test can go on with it. */
const PAGES = [
  { name: "checks", path: "/system", ready: "[data-check]" },
  { name: "config", path: "/system?tab=config", ready: "tbody tr" },
  { name: "log", path: "/system?tab=log", ready: "[role=log] p" },
  { name: "today", path: "/", ready: "h2" },
];
const LONG_MODEL = {
  BOLE_MODEL: "openai-compatible:qwen3-coder-480b-a35b-instruct:latest",
  BOLE_MODEL_URL: "http://127.0.0.1:9/v1",
};

for (const locale of ["en-GB", "zh-CN"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a model with a long name has room", async ({ page, servers }, info) => {
      const server = servers.server(await freePort(), info.outputPath("data"), LONG_MODEL);
      await server.start();
      try {
        await expectRoom(page, server.url, `long.${locale}`);
        // Cut off where it is shown, the name is whole for whoever reads it out.
        await expect(statusChip(page)).toContainText(LONG_MODEL.BOLE_MODEL);
      } finally {
        await page.goto("about:blank");
        await server.stop();
      }
    });
  });
}

async function expectRoom(page: Page, origin: string, label: string): Promise<void> {
  for (const { name, path, ready } of PAGES) {
    await page.goto(origin + path);
    await expect(statusChip(page)).toHaveAttribute("data-state", "connected");
    await expect(page.getByRole("main").locator(ready)).not.toHaveCount(0);
    await page.evaluate("document.fonts.ready");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await takePicture(page, `layout.${name}.${label}.${width}`);
      expect(await layoutFaults(page), `${name} at ${width} px`).toEqual([]);
    }
  }
}
