/**
 * The `test` of the pages about people and jobs: each has a server for itself with nobody in it, or
 * shares one with the demo on it, and can drop what lies on the disk onto the page as a person would.
 */
import { freePort } from "@bole/testing";
import type { Page } from "@playwright/test";
import { type OwnServer, ownServer } from "./server.ts";
import type { Server } from "./servers.ts";
import { test as base, expect } from "./test.ts";

interface Fixtures {
  readonly bole: Server;
  /** In a process of its own. */
  readonly killable: OwnServer;
}

export const test = base.extend<Fixtures>({
  bole: async ({ page, servers }, use, info) => {
    const server = servers.server(await freePort(), info.outputPath("data"));
    await server.start();
    await use(server);
    await page.goto("about:blank");
    await server.stop();
  },
  killable: async ({ page }, use, info) => {
    const server = ownServer(await freePort(), info.outputPath("data"));
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
