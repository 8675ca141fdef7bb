/**
 * Draws the pictures of both READMEs anew, from the demo, as a new user sees it:
 *
 *     npm run build -w apps/web && node bench/web/draw-readme.ts
 */
import { chromium } from "@playwright/test";
import { findChromium } from "../../e2e/support/chromium.ts";
import { serveBole } from "../server/served.ts";
import { demoLoaded } from "./demo-loaded.ts";

const IMAGES = new URL("../../docs/images/", import.meta.url).pathname;
const SIZE = { width: 1440, height: 900 };

/** Whose page is shown: one with a résumé in the reader's language. */
const READMES = [
  { locale: "en-GB", zone: "Europe/London", suffix: "", candidate: "Maya Lindqvist" },
  { locale: "zh-CN", zone: "Asia/Shanghai", suffix: ".zh-CN", candidate: "程立言" },
] as const;

await using bole = await serveBole({ demo: true });
await demoLoaded(bole.url);
const browser = await chromium.launch({ executablePath: findChromium(process.env) });
for (const { locale, zone, suffix, candidate } of READMES) {
  const context = await browser.newContext({ locale, timezoneId: zone, viewport: SIZE });
  await context.addInitScript('localStorage.setItem("bole.side", "hiring")');
  const page = await context.newPage();
  const draw = async (name: string) => {
    await page.evaluate("document.fonts.ready");
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `${IMAGES}${name}${suffix}.png`, animations: "disabled" });
  };
  await page.goto(bole.url);
  await page.locator("h1").waitFor();
  await draw("home");
  const found = await (
    await page.request.get(`${bole.url}/api/candidates?q=${encodeURIComponent(candidate)}`)
  ).json();
  await page.goto(`${bole.url}/people/${found.items[0].person.id}`);
  await page.getByRole("heading", { level: 1, name: candidate }).waitFor();
  await draw("candidate");
  await context.close();
}
await browser.close();
