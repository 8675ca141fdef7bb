/**
 * The `test` of all specs: at its end a page must have been quiet, that is no console error, no
 * uncaught exception, no failed request, and nothing asked of any other host.
 */
import { test as base, expect, type Page } from "@playwright/test";

interface Quiet {
  /** What the test causes on purpose; a noise that contains one of these is expected. */
  readonly expectedNoise: string[];
  readonly quiet: undefined;
}

export const test = base.extend<Quiet>({
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
