/**
 * The `test` of the pages about people and jobs: each has a server of its own, with nobody in it
 * unless the demo is wanted, and can drop what lies on the disk onto the page as a person would.
 */
import { freePort } from "@bole/testing";
import type { Page } from "@playwright/test";
import { type OwnServer, ownServer } from "./server.ts";
import { test as base, expect } from "./test.ts";

interface Fixtures {
  readonly bole: OwnServer;
  /** Whether the made-up people are there from the start. */
  readonly demo: boolean;
}

export const test = base.extend<Fixtures>({
  demo: [false, { option: true }],
  bole: async ({ page, demo }, use, info) => {
    const server = ownServer(await freePort(), info.outputPath("data"), {
      BOLE_DEMO: demo ? "1" : "0",
    });
    await server.start();
    await use(server);
    await page.goto("about:blank");
    await server.stop();
  },
});

export { expect };

/** Files and folders, out of the system's own drag and drop: the page sees real folders. */
export async function dropOnPage(page: Page, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, x: 700, y: 500, data });
  }
  await session.detach();
}
