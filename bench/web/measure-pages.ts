/** What a browser that has never been here takes to show a page: an empty cache each time. */
import { chromium } from "@playwright/test";
import { findChromium } from "../../e2e/support/chromium.ts";

export interface PageCost {
  readonly requests: number;
  /** As they were sent, compressed, with their headers. */
  readonly bytes: number;
  /** Of them JavaScript. */
  readonly script_bytes: number;
  /** The first text or picture, in ms. */
  readonly paint_ms: number;
  /** The heading is there and the browser has time for the reader, in ms. */
  readonly interactive_ms: number;
  /** How far things moved that nobody asked to move: the browser's cumulative layout shift. */
  readonly shift: number;
}

export interface Visit {
  readonly address: string;
  readonly side: "hiring" | "career";
  readonly locale: "en-GB" | "zh-CN";
}

/** Longer than from one answer to what is asked because of it, shorter than what is asked again and again. */
const QUIET_MS = 1_500;

const COUNT_SHIFTS = `window.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });`;

/** The middle of some visits, each in a browser profile of its own. */
export async function measurePage(
  { address, side, locale }: Visit,
  visits: number,
): Promise<PageCost> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env) });
  const costs: PageCost[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
    await context.addInitScript(`localStorage.setItem("bole.side", "${side}")`);
    await context.addInitScript(COUNT_SHIFTS);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let requests = 0;
    let open = 0;
    let changed = Date.now();
    let bytes = 0;
    let script_bytes = 0;
    const scripts = new Set<string>();
    network.on("Network.requestWillBeSent", ({ request, requestId, type }) => {
      open += 1;
      if (type === "Script") scripts.add(requestId);
      // What stands in a style sheet is asked of nobody.
      if (request.url.startsWith("data:")) return;
      requests += 1;
      changed = Date.now();
    });
    network.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) script_bytes += encodedDataLength;
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
    const shift = Number(await page.evaluate("window.shift"));
    costs.push({ requests, bytes, script_bytes, paint_ms, interactive_ms, shift });
    await context.close();
  }
  await browser.close();
  const middle = (of: (cost: PageCost) => number) =>
    costs.map(of).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return {
    requests: middle(({ requests }) => requests),
    bytes: middle(({ bytes }) => bytes),
    script_bytes: middle(({ script_bytes }) => script_bytes),
    paint_ms: middle(({ paint_ms }) => paint_ms),
    interactive_ms: middle(({ interactive_ms }) => interactive_ms),
    shift: middle(({ shift }) => shift),
  };
}
