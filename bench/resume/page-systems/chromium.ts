/** A browser that prints: what most résumé builders do, Reactive Resume among them. */
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../e2e/support/chromium.ts";
import { FONTS, linesOf, type PageSystem, type TextLine } from "./system.ts";

const TAGS = { name: "h1", heading: "h2", entry: "h3", item: "li", text: "p" } as const;

export async function openChromium(): Promise<PageSystem> {
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--allow-file-access-from-files"],
  });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(import.meta.filename).href);
  return {
    name: "Chromium prints HTML",
    async pdf(person) {
      await page.setContent(htmlOf(await linesOf(person)), { waitUntil: "load" });
      await page.evaluate("document.fonts.ready");
      return page.pdf({ format: "A4", printBackground: true });
    },
    close: () => browser.close(),
  };
}

function htmlOf(lines: readonly TextLine[]): string {
  const face = (weight: number, file: string) =>
    `@font-face { font-family: Noto; font-weight: ${weight}; src: url("${pathToFileURL(file)}") }`;
  const style = `${face(400, FONTS.normal)} ${face(700, FONTS.bold)}
    @page { margin: 1.7cm } body { font: 9.6pt/1.5 Noto } h1 { font-size: 22pt } h2 { font-size: 11pt }
    h3 { font-size: 9.6pt; margin: 0 } p { margin: 0 }`;
  const body = lines.map(({ kind, text }) => `<${TAGS[kind]}>${escaped(text)}</${TAGS[kind]}>`);
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body.join("")}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
