/** What is on the pages, looked at where it stands: by the numbers of the texts, and by the letters drawn. */
import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import type { Paper } from "../look.ts";
import { settingOrder } from "../setting-order.ts";
import { makeSheet } from "../sheet/make-sheet.ts";
import type { Line, Run, Sheet } from "../sheet/sheet.ts";
import { TEMPLATES, type TemplateId } from "../templates/index.ts";
import { longSample, sample } from "../testing/sample.ts";
import { PageSetter } from "./page-setter.ts";

const setter = new PageSetter();
const ids = TEMPLATES.map(({ id }) => id);

const orderOf = ({ page }: Sheet, template: TemplateId, paper: Paper = "a4") =>
  settingOrder(page, { template, paper, language: "en" }, sample());

function pagesOf(data: ResumeData, template: TemplateId, paper?: Paper) {
  const sheet = makeSheet(data, "en");
  const { pages } = setter.pages(orderOf(sheet, template, paper), sheet.texts);
  const at = new Map<number, number[]>();
  pages.forEach(({ marks }, page) => {
    for (const { id } of marks) at.set(id, [...new Set([...(at.get(id) ?? []), page + 1])]);
  });
  return { sheet, pages, pageOf: ({ id }: Run) => at.get(id)?.join() };
}

describe.each(ids)("the template %s", (template) => {
  it("shows every text, within the page, on either paper", () => {
    for (const [paper, width, height] of [
      ["a4", 595, 842],
      ["letter", 612, 792],
    ] as const) {
      const { sheet, pages } = pagesOf(longSample(6, 4), template, paper);
      const marks = pages.flatMap((page) => page.marks);
      expect(new Set(marks.map(({ id }) => id))).toEqual(new Set(runsIn(sheet.page)));
      for (const mark of marks) {
        expect(mark.x).toBeGreaterThan(10);
        expect(mark.x + mark.width).toBeLessThan(width - 10);
        expect(mark.y + mark.height).toBeLessThan(height - 10);
      }
    }
  });

  // ┌────────────┐  ┌────────────┐
  // │ …          │  │ • thing 3  │   neither the last line of a list
  // │ Company 7  │  │            │   nor its head with one line, nor a heading
  // │ • thing 0  │  │ Education  │   stands alone on a page
  // └────────────┘  └────────────┘
  it("leaves no heading, head or line alone, wherever the page ends", () => {
    const alone: string[] = [];
    for (let bullets = 2; bullets <= 12; bullets += 1) {
      const { sheet, pageOf } = pagesOf(longSample(9, bullets), template);
      const together = (name: string, one: Run | null, other: Run | undefined) => {
        if (one && other && pageOf(one) !== pageOf(other)) alone.push(`${bullets}: ${name}`);
      };
      const pair = (name: string, lines: readonly Line[], first: number) =>
        together(name, lines.at(first)?.run ?? null, lines.at(first + 1)?.run);
      for (const { heading, entries, lines } of sheet.page.sections) {
        together("heading", heading, (entries[0]?.main ?? lines[0]?.run) || undefined);
        for (const entry of entries) {
          together("head", entry.main, entry.lines[0]?.run);
          pair("first lines", entry.lines, 0);
          if (entry.lines.length > 1) pair("last lines", entry.lines.slice(-2), 0);
        }
      }
    }
    expect(alone).toEqual([]);
  });

  it("draws the same letters in the same places with marks and without", () => {
    for (const language of ["en", "zh"] as const) {
      const sheet = makeSheet(longSample(3, 3), language);
      const drawn = (marks: boolean) =>
        setter
          .pages(orderOf(sheet, template), sheet.texts, marks)
          .pages.map(({ content }) => lettersIn(content));
      expect(drawn(true)).toEqual(drawn(false));
    }
  });

  it("keeps words that are longer than a line within the page", () => {
    const word = "a".repeat(200);
    const { pages } = pagesOf(
      sample({
        basic: {
          name: "Ada",
          phone: "+49 171 3920014",
          email: `${"mail.".repeat(12)}@${"example.".repeat(8)}com`,
          links: [`https://example.com/${"path-".repeat(30)}`],
        },
        skillContent: word,
        workExperience: [
          { id: "w", company: word, position: word, location: word, startDate: "2020" },
        ],
      }),
      template,
    );
    for (const { x, width } of pages.flatMap((page) => page.marks)) {
      expect(x + width).toBeLessThan(590);
    }
  });

  it("makes a PDF that says what it is, with its fonts cut down", () => {
    const sheet = makeSheet(ResumeData.parse({ basic: { name: "Ada", summary: "好" } }), "zh");
    const { pdf } = setter.pdf(orderOf(sheet, template), sheet.texts);
    const text = new TextDecoder("latin1").decode(pdf);
    expect(text).toMatch(/\/Lang \(zh/);
    expect(text).toContain("/Author (Ada)");
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+NotoSansSC/);
    expect(text).not.toContain("/Type3");
    // Where there is no newer program for the platform, Typst 0.13 sets the same pages without tags.
    const [, minor] = /Typst 0\.(\d+)/.exec(text) ?? [];
    expect(text.includes("/MarkInfo")).toBe(Number(minor) >= 14);
    expect(text.includes("pdfuaid:part")).toBe(Number(minor) >= 14);
    expect(pdf.length).toBeLessThan(30_000);
  });
});

/** The numbers of all texts that the template is given. */
function runsIn(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "parts" in value && "id" in value ? [Number(value.id)] : [];
  return [...own, ...Object.values(value).flatMap(runsIn)];
}

/** Each letter with its place, however groups are nested. */
function lettersIn(content: string): string[] {
  const places: { x: number; y: number; scale: number }[] = [{ x: 0, y: 0, scale: 1 }];
  return [...content.matchAll(/<(\/?)(g|use)\b([^>]*)>/g)].flatMap(([, close, name, rest = ""]) => {
    const here = places.at(-1) ?? { x: 0, y: 0, scale: 1 };
    const number = (pattern: RegExp, at: number) => Number(pattern.exec(rest)?.[at] ?? 0);
    if (name === "g" && close) places.pop();
    if (name === "g" && !close) {
      const move = /translate\((-?[\d.]+), ?(-?[\d.]+)\)/;
      const scale = number(/scale\((-?[\d.]+)/, 1) || here.scale;
      places.push({ x: here.x + number(move, 1), y: here.y + number(move, 2), scale });
    }
    if (name !== "use") return [];
    const x = here.x + number(/ x="(-?[\d.]+)"/, 1) * here.scale;
    return [`${/#[^"]+/.exec(rest)?.[0]} ${x.toFixed(1)} ${here.y.toFixed(1)}`];
  });
}
