/** Prints people in layouts with headless Chromium, as those who use a browser do. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { ResumeData } from "@bole/reading";
import { peopleIn } from "@bole/reading/corpus";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../e2e/support/chromium.ts";
import { decorated } from "./layouts/decorated.ts";
import { oneColumn } from "./layouts/one-column.ts";
import { sideBars } from "./layouts/side-bars.ts";
import { tables } from "./layouts/tables.ts";
import { esc, type Language, type Layout } from "./page.ts";

export interface PrintedDocument {
  readonly name: string;
  readonly layout: string;
  readonly truth: ResumeData;
  readonly bytes: Uint8Array;
}

const LAYOUTS: readonly Layout[] = [...oneColumn, ...sideBars, ...tables, ...decorated];

/** "OneWeight" has no bold face: Chromium draws its bold letters as outlines. */
const FACES = [
  [
    "Noto",
    400,
    import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  ],
  [
    "Noto",
    700,
    import.meta.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf"),
  ],
  [
    "OneWeight",
    400,
    import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  ],
]
  .map(
    ([family, weight, url]) =>
      `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("${url}") }`,
  )
  .join("\n");

/** Every layout with half of the people, the next one with the other half. */
export async function* printAll(): AsyncGenerator<PrintedDocument> {
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: ["--allow-file-access-from-files"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(import.meta.filename).href);
    for (const language of ["en", "zh"] as const) {
      const people = peopleIn(
        readFileSync(new URL(`people-${language}.txt`, import.meta.url), "utf8"),
      );
      for (const [turn, layout] of LAYOUTS.entries()) {
        for (const [index, truth] of people.entries()) {
          if ((turn + index) % 2 === 1) continue;
          await page.setContent(documentOf(layout, truth, language));
          await page.evaluate("document.fonts.ready");
          const bytes = await page.pdf({
            format: "A4",
            preferCSSPageSize: true,
            printBackground: true,
          });
          const name = `${layout.name}-${language}-${index + 1}.pdf`;
          yield { name, layout: layout.name, truth: shown(truth, layout), bytes };
        }
      }
    }
  } finally {
    await browser.close();
  }
}

function documentOf(layout: Layout, data: ResumeData, language: Language): string {
  const { body, style } = layout.html(data, language);
  const fonts =
    language === "en" ? style : style.replace(/(?:sans-serif|serif|monospace);/g, "Noto;");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${esc(data.basic.name)}</title><style>
    @page { margin: 16mm } ${FACES} html { -webkit-print-color-adjust: exact; } body { margin: 0 } ${fonts}</style></head><body>${body}</body></html>`;
}

/** The form has no place for addresses of pages. */
const shown = (data: ResumeData, { name }: Layout): ResumeData =>
  name === "form" ? { ...data, basic: { ...data.basic, links: [] } } : data;
