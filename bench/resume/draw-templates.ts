/** Draws every template in both languages for docs/images: `node bench/resume/draw-templates.ts`. */
import path from "node:path";
import { openResumeRenderer, TEMPLATES } from "@bole/resume";
import { chromium } from "@playwright/test";
import { demoPeople } from "./people.ts";

const INTO = path.resolve(import.meta.dirname, "../../docs/images/templates");
const WIDTH = 290;

const people = await demoPeople(new Date("2026-11-01"));
const renderer = openResumeRenderer();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: WIDTH, height: 420 } });
for (const language of ["en", "zh"] as const) {
  // Whoever has most to say fills the page best.
  const [fullest] = people
    .filter((person) => person.language === language)
    .map(({ data }) => data)
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (fullest === undefined) throw new Error(`Nobody in the demo has a résumé in "${language}".`);
  const data = { ...fullest, look: { fit: true } };
  for (const { id } of TEMPLATES) {
    const look = { template: id, paper: language === "en" ? "letter" : "a4", language } as const;
    const { pages } = await renderer.preview(data, look);
    await page.setContent(
      `<body style="margin:0;background:#fff"><div id="sheet" style="width:${WIDTH}px">${pages[0]}</div>`,
    );
    await page.locator("#sheet").screenshot({ path: path.join(INTO, `${id}.${language}.png`) });
  }
}
await browser.close();
await renderer.close();
