import { openResumeRenderer, TEMPLATES, type TemplateId } from "@bole/resume";
import { PageSetter } from "../../packages/resume/src/render/setting/page-setter.ts";
import { settingOrder } from "../../packages/resume/src/render/setting-order.ts";
import { makeSheet } from "../../packages/resume/src/render/sheet/make-sheet.ts";
import type { Report } from "../table.ts";
import { openBole } from "./page-systems/bole.ts";
import { openChromium } from "./page-systems/chromium.ts";
import { openReactPdf } from "./page-systems/react-pdf.ts";
import type { PageSystem } from "./page-systems/system.ts";
import { demoPeople, longPeople, type MeasuredPerson } from "./people.ts";

const TIMES = 30;

/** How long a PDF takes, and the pages after a keystroke. */
export async function report(): Promise<Report> {
  const people = longPeople(await demoPeople(new Date()));
  const two = (["zh", "en"] as const).flatMap((language) =>
    people.filter((person) => person.language === language).slice(0, 1),
  );
  const rows: string[][] = [];
  for (const open of [openBole, openReactPdf, openChromium])
    rows.push(...(await pdfRows(open, two)));
  for (const person of two) rows.push(...(await previewRows(person)));
  return {
    title: "Pages of a résumé",
    about: `A résumé of two pages in Chinese and one in English, ${TIMES} times, with another letter each time. First: from nothing, with the start of whatever is started. @react-pdf/renderer and Chromium set the same lines in the same font, one below the other: they know no template. The preview is all pages as SVG with the place of each field, as the route answers after a keystroke. Processor: time of all cores for one of them once it is warm, which does not depend on what else the machine does. Wanted: a PDF under 1 s; 100 ms after a keystroke, of which the browser needs some.`,
    head: ["what", "language", "first", "median", "slowest of 20", "processor", "size"],
    rows,
  };
}

async function pdfRows(
  open: () => Promise<PageSystem>,
  people: readonly MeasuredPerson[],
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const person of people) {
    const begun = performance.now();
    const system = await open();
    await system.pdf(person);
    const first = performance.now() - begun;
    let bytes = 0;
    const took = await timed(async (at) => {
      bytes = (await system.pdf(withLetter(person, at))).length;
    });
    const cpu = system.here === undefined ? "–" : await processorTime(system.here, person);
    await system.close();
    rows.push([
      `PDF, ${system.name}`,
      person.language,
      ...told(first, took),
      cpu,
      kilobytes(bytes),
    ]);
  }
  return rows;
}

async function previewRows(person: MeasuredPerson): Promise<string[][]> {
  const renderer = openResumeRenderer();
  const rows: string[][] = [];
  for (const { id } of TEMPLATES) {
    const look = { template: id, paper: "a4", language: person.language } as const;
    const begun = performance.now();
    await renderer.preview(person.data, look);
    const first = performance.now() - begun;
    let letters = 0;
    const took = await timed(async (at) => {
      const preview = await renderer.preview(withLetter(person, at).data, look);
      letters = JSON.stringify(preview).length;
    });
    const cpu = await processorTime(here(id), person);
    rows.push([`preview, ${id}`, person.language, ...told(first, took), cpu, kilobytes(letters)]);
  }
  await renderer.close();
  return rows;
}

/** The same as the preview's process does, in this one. */
function here(template: TemplateId): (person: MeasuredPerson) => Promise<unknown> {
  const setter = new PageSetter();
  return async ({ data, language }) => {
    const { page, texts } = makeSheet(data, language);
    return setter.pages(settingOrder(page, { template, paper: "a4", language }, data), texts);
  };
}

/** Milliseconds of all cores for one of them: it does not depend on what else the machine does. */
async function processorTime(
  run: (person: MeasuredPerson) => Promise<unknown>,
  person: MeasuredPerson,
): Promise<string> {
  for (let at = 0; at < 5; at += 1) await run(withLetter(person, at));
  const before = process.cpuUsage();
  for (let at = 5; at < TIMES; at += 1) await run(withLetter(person, at));
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / 1000 / (TIMES - 5)).toFixed(0)} ms`;
}

async function timed(run: (at: number) => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const begun = performance.now();
    await run(at);
    took.push(performance.now() - begun);
  }
  return took.toSorted((one, other) => one - other);
}

/** As if somebody typed. */
function withLetter(person: MeasuredPerson, at: number): MeasuredPerson {
  const [entry, ...rest] = person.data.workExperience;
  if (entry === undefined) return person;
  const typed = `${entry.description}${"abcdefghijklmnopqrstuvwxyz0123456789".slice(0, at + 1)}`;
  const workExperience = [{ ...entry, description: typed }, ...rest];
  return { ...person, data: { ...person.data, workExperience } };
}

function told(first: number, took: readonly number[]): string[] {
  const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
  return [first, at(0.5), at(0.95)].map((ms) => `${ms.toFixed(0)} ms`);
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
