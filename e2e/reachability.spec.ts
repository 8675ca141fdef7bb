import { freePort } from "@bole/testing";
import { statusChip } from "./support/status-chip.ts";
import { expect, SERVER_AWAY, test } from "./support/test.ts";

test.use({ locale: "en-GB", expectedNoise: SERVER_AWAY });

test("the chip says within one poll that the server is gone, and by itself that it is back", async ({
  page,
  servers,
}, info) => {
  const server = servers.server(await freePort(), info.outputPath("data"));
  await server.start();
  try {
    await page.clock.install();
    await page.goto(server.url);
    const chip = statusChip(page);
    await expect(chip).toHaveAttribute("data-state", "connected");
    // Nothing is under way any more that the stop could cut off.
    await expect(page.getByText("Start your first search")).toBeVisible();
    await page.waitForLoadState("networkidle");

    await server.stop();
    await page.clock.fastForward("00:10");
    await expect(chip).toHaveAttribute("data-state", "lost");
    await expect(chip).toContainText("Unreachable");
    await expect(page.getByText("The server cannot be reached.")).toBeVisible();
    await page.screenshot({ path: "test-results/screens/lost.en.desktop.png" });

    await server.start();
    await page.clock.fastForward("00:10");
    await expect(chip).toHaveAttribute("data-state", "connected");
    await expect(page.getByText("The server cannot be reached.")).toBeHidden();
    await expect(page.getByText("Connected again")).toBeVisible();
  } finally {
    await server.stop();
  }
});
