/**
 * The `test` of all specs: at its end a page must have been quiet, that is no console error, no
 * uncaught exception, no failed request, and nothing asked of any other host.
 */
import { rmSync } from "node:fs";
import { freePort } from "@bole/testing";
import { test as base, expect, type Page } from "@playwright/test";
import { openServers, type Servers } from "./servers.ts";

interface Quiet {
  /** Chosen at the first start; `unset` is somebody who comes for the first time. */
  readonly side: "hiring" | "career" | "unset";
  readonly chosenSide: undefined;
  /** What the test causes on purpose; a noise that contains one of these is expected. */
  readonly expectedNoise: string[];
  readonly quiet: undefined;
}

interface OfWorker {
  readonly servers: Servers;
  /** The address of a server with the made-up people on it: for tests that change nothing. */
  readonly demo: string;
}

export const test = base.extend<Quiet, OfWorker>({
  // Here, though only some need it: tests with other fixtures of workers would need other workers,
  // and each of those a browser.
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads.
    async ({}, use) => {
      await using servers = openServers();
      await use(servers);
    },
    { scope: "worker" },
  ],
  // It takes as long to load as most tests take, so that all of a worker share one.
  demo: [
    async ({ servers }, use, { parallelIndex }) => {
      const data = `.tmp/e2e-demo-${parallelIndex}`;
      rmSync(data, { recursive: true, force: true });
      const server = servers.server(await freePort(), data, { BOLE_DEMO: "1" });
      await server.start();
      await use(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  side: ["hiring", { option: true }],
  chosenSide: [
    async ({ context, side }, use) => {
      const keep = `localStorage.getItem("bole.side") ?? localStorage.setItem("bole.side", "${side}")`;
      // Pages without an address have no storage.
      await context.addInitScript(`try { ${keep} } catch {}`);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noises = listen(page);
      await use(undefined);
      const unexpected = noises.filter(
        (noise) => !expectedNoise.some((part) => noise.includes(part)),
      );
      expect(unexpected, "noises of the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What a browser says of a server that is stopped or killed, at any moment, and of one that starts. */
export const SERVER_AWAY: string[] = [
  "ERR_CONNECTION_",
  "ERR_SOCKET_NOT_CONNECTED",
  "ERR_INCOMPLETE_CHUNKED_ENCODING",
  "ERR_EMPTY_RESPONSE",
  "503",
];

function listen(page: Page): readonly string[] {
  const noises: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) noises.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => noises.push(`exception: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) noises.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A stream or a poll that the page itself ends when it is left.
    if (reason !== "net::ERR_ABORTED") noises.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    // What the page has made itself comes from nowhere.
    const isOwn = protocol === "data:" || protocol === "blob:";
    if (!isOwn && hostname !== "127.0.0.1") noises.push(`elsewhere: ${request.url()}`);
  });
  return noises;
}
