/** What a browser that has never been here takes to show a page: an empty cache each time. */
import { chromium } from "@playwright/test";
import { findChromium } from "../../e2e/support/chromium.ts";

export interface PageCost {
  readonly requests: number;
  /** As they were sent, compressed, with their headers. */
  readonly bytes: number;
  /** The first text or picture, in ms. */
  readonly paint_ms: number;
  /** The heading is there and the browser has time for the reader, in ms. */
  readonly interactive_ms: number;
}

/** Longer than from one answer to what is asked because of it, shorter than what is asked again and again. */
const QUIET_MS = 1_500;

const SIDES = { hiring: "hiring", career: "career" } as const;

/** The middle of some visits, each in a browser profile of its own. */
export async function measurePage(
  address: string,
  side: keyof typeof SIDES,
  visits: number,
): Promise<PageCost> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env) });
  const costs: PageCost[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ locale: "en-GB" });
    await context.addInitScript(`localStorage.setItem("bole.side", "${SIDES[side]}")`);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let requests = 0;
    let open = 0;
    let changed = Date.now();
    let bytes = 0;
    network.on("Network.requestWillBeSent", () => {
      requests += 1;
      open += 1;
      changed = Date.now();
    });
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      open -= 1;
      changed = Date.now();
    });
    network.on("Network.loadingFailed", () => {
      open -= 1;
    });
    await page.goto(address);
    await page.locator("h1").first().waitFor();
    const interactive_ms = Number(
      await page.evaluate(
        "new Promise((done) => requestIdleCallback(() => done(performance.now())))",
      ),
    );
    const paint_ms = Number(
      await page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0",
      ),
    );
    // Playwright's own "networkidle" comes between two requests where the machine is slow.
    while (open > 0 || Date.now() - changed < QUIET_MS) await page.waitForTimeout(100);
    costs.push({ requests, bytes, paint_ms, interactive_ms });
    await context.close();
  }
  await browser.close();
  const middle = (of: (cost: PageCost) => number) =>
    costs.map(of).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return {
    requests: middle(({ requests }) => requests),
    bytes: middle(({ bytes }) => bytes),
    paint_ms: middle(({ paint_ms }) => paint_ms),
    interactive_ms: middle(({ interactive_ms }) => interactive_ms),
  };
}
