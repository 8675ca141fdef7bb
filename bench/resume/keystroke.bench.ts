import { chromium } from "@playwright/test";
import { z } from "zod";
import { findChromium } from "../../e2e/support/chromium.ts";
import { LENGTHS, resumeOf } from "../../packages/resume/src/render/testing/people.ts";
import { inMs, percentile, serveBole } from "../server/served.ts";
import type { Report } from "../table.ts";

const TIMES = 40;
const Made = z.object({ id: z.string() });
const Measured = z.array(z.number());

/** From a key in the editor to the page that shows it. */
export async function report(): Promise<Report> {
  await using bole = await serveBole();
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox"],
  });
  const rows: string[][] = [];
  for (const language of ["zh", "en"] as const) {
    const data = resumeOf(language, LENGTHS.several);
    const response = await fetch(`${bole.url}/api/resumes`, {
      method: "POST",
      body: JSON.stringify({ data }),
      headers: { "Content-Type": "application/json" },
    });
    const { id } = Made.parse(await response.json());
    // What measures is not a part of the page, and may run in it.
    const page = await browser.newPage({
      viewport: { width: 1400, height: 900 },
      bypassCSP: true,
    });
    await page.goto(`${bole.url}/resumes/${id}`);
    await page.locator(`img[src^="blob:"]`).first().waitFor();
    await page.getByRole("main").getByRole("textbox").first().focus();
    await page.evaluate(WATCH);
    for (let at = 0; at < TIMES; at += 1) {
      await page.keyboard.press("a");
      await page.waitForFunction(`window.measured.length > ${at}`);
    }
    const took = Measured.parse(await page.evaluate("window.measured")).slice(5);
    rows.push([language, inMs(percentile(took, 50)), inMs(percentile(took, 95))]);
    await page.close();
  }
  await browser.close();
  return {
    title: "From a key to the page",
    about: `In Chromium, in the editor with a résumé of several pages: from \`keydown\` to the frame in which the changed page is drawn, one key after the other, ${TIMES} times, without the first five. Server, typesetter and browser share the machine. Wanted: 100 ms.`,
    head: ["résumé", "median", "95 %"],
    rows,
  };
}

/** In the page: the newest key waits until the drawn page is another one and has had a frame. */
const WATCH = `
  window.measured = [];
  let since = null;
  addEventListener("keydown", () => { since = performance.now(); }, true);
  const image = document.querySelector('img[src^="blob:"]');
  new MutationObserver(async () => {
    if (since === null) return;
    const begun = since;
    since = null;
    await image.decode();
    requestAnimationFrame(() => window.measured.push(performance.now() - begun));
  }).observe(image, { attributes: true, attributeFilter: ["src"] });
`;
