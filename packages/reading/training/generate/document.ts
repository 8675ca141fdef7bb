/** A whole document: its sections in some order, in one column or beside a bar. */
import { education } from "./education.ts";
import { fill, headOfDocument } from "./head-of-document.ts";
import { type HeadStyle, headRows, headStyle } from "./heads.ts";
import { nameOf } from "./names.ts";
import { companyOf, projectOf, schoolOf } from "./organisations.ts";
import { Page } from "./page.ts";
import { majorOf, placeOf, positionOf, type World } from "./people.ts";
import { projects } from "./projects.ts";
import { withScanErrors } from "./scan-errors.ts";
import { sentenceOf } from "./sentences.ts";
import { skillsLine } from "./skills.ts";
import { rangeOf } from "./time.ts";
import { work } from "./work.ts";
import type { Written } from "./writer.ts";

const OTHERS = [
  "publications",
  "references",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "interests",
  "memberships",
] as const;
const LINES: Readonly<Record<(typeof OTHERS)[number], string>> = {
  publications: "publication-lines",
  references: "reference-lines",
  certificates: "certificate-lines",
  languages: "language-lines",
  awards: "award-lines",
  volunteering: "volunteering-lines",
  interests: "interest-lines",
  memberships: "membership-lines",
};

type Part = () => void;

export function documentOf(world: World): Written {
  const { random } = world;
  const short = random.chance(0.2);
  const page = new Page(world, short);
  let name = "";
  const head: Part = () => {
    name = headOfDocument(page, random.chance(0.12));
    page.name = name;
  };
  const main: Part[] = [() => work(page), () => education(page)];
  if (short && random.chance(0.5)) main.splice(random.int(2), 1);
  if (random.chance(0.5)) main.reverse();
  if (random.chance(0.08)) main.push(() => work(page));
  if (random.chance(0.3)) main.splice(random.int(3), 0, () => projects(page));
  const small: Part[] = [];
  if (random.chance(short ? 0.3 : 0.75)) small.push(() => skills(page));
  const others = short ? [0, 0, 0, 1] : [0, 1, 2, 3, 4];
  for (const kind of random.shuffled(OTHERS).slice(0, random.pick(others)))
    small.push(() => other(page, kind));
  const about: Part[] = random.chance(short ? 0.2 : 0.55) ? [() => summary(page)] : [];
  const furniture: Part = () => {
    if (name === "" || !random.chance(0.12)) return;
    page.row(fill(page, random.pick(world.own.list("furniture")), name), "furniture", "body", {
      size: page.body.size - 1,
    });
    if (random.chance(0.5)) page.writer.blank();
  };
  const parts = random.chance(0.28)
    ? beside(page, head, about, main, small)
    : [...(short && random.chance(0.15) ? [] : [head]), ...about, ...mixed(page, main, small)];
  for (const part of parts) {
    part();
    furniture();
  }
  const written = page.writer.written(
    !page.loose && random.chance(0.6) ? "pdf" : random.chance(0.55) ? "docx" : "txt",
  );
  return random.chance(0.13) ? withScanErrors(written, random) : written;
}

const mixed = ({ world: { random } }: Page, main: Part[], small: Part[]): Part[] => {
  if (random.chance(0.5)) return [...main, ...small];
  const all = [...main];
  for (const part of small) all.splice(random.int(all.length + 1), 0, part);
  return all;
};

/** A narrow bar with the small sections, read before or after the rest. */
function beside(page: Page, head: Part, about: Part[], main: Part[], small: Part[]): Part[] {
  const { random } = page.world;
  const [narrow, wide] = [random.between(22, 38), random.between(55, 85)];
  const column = (width: number, left: number, index: number) => () => {
    page.writer.width = width;
    page.writer.left = left;
    page.writer.column = index;
    page.writer.blank();
  };
  const first = random.chance(0.5);
  const inBar = random.chance(0.5);
  const study = main.length > 1 && random.chance(0.15) ? main.splice(1, 1) : [];
  const bar = [...(inBar ? [head] : []), ...small, ...study];
  const rest = [...(inBar ? [] : [head]), ...about, ...main];
  const toBar = column(narrow, first ? 40 : 400, first ? 0 : 1);
  const toRest = column(wide, first ? 210 : 40, first ? 1 : 0);
  return first ? [toBar, ...bar, toRest, ...rest] : [toRest, ...rest, toBar, ...bar];
}

function summary(page: Page): void {
  const { random, own } = page.world;
  if (random.chance(0.8)) page.heading("summary", "summary");
  const list = own.list("summaries").length > 0 && random.chance(0.7) ? own.list("summaries") : [];
  const told = () =>
    list.length > 0 && random.chance(0.7) ? random.pick(list) : sentenceOf(page.world);
  const paragraphs = random.chance(0.08) ? random.between(2, 4) : 1;
  const mark = random.chance(0.08) ? page.mark : "";
  for (let left = paragraphs; left > 0; left -= 1) {
    const sentences = Array.from({ length: random.between(1, paragraphs > 1 ? 7 : 4) }, told);
    if (mark === "") page.row([sentences.join(own.chinese ? "，" : " ")], "summary", "body");
    else for (const sentence of sentences) page.row([sentence], "summary", "body", {}, mark);
  }
}

function skills(page: Page): void {
  const { random } = page.world;
  page.heading("skills", "skills");
  const mark = random.chance(0.35) ? page.mark : "";
  for (let count = random.between(1, 6); count > 0; count -= 1)
    page.row([skillsLine(page.world)], "skills", "body", {}, mark);
}

/** Sections whose lines may look like jobs, and are none. */
const ENTRY_LIKE: ReadonlySet<string> = new Set([
  "references",
  "certificates",
  "awards",
  "volunteering",
  "memberships",
  "other",
]);

function likeWhat({ world }: Page): string {
  const dice = world.random.next();
  if (dice < 0.4) return positionOf(world);
  return dice < 0.6 ? majorOf(world) : dice < 0.8 ? projectOf(world) : sentenceOf(world);
}

function likeEntry(page: Page, style: HeadStyle): void {
  const { random } = page.world;
  const from = { year: random.between(2005, 2023), month: random.between(1, 12) };
  const to = random.chance(0.6) ? { year: from.year + random.int(4), month: 12 } : undefined;
  const rows = headRows(page.world, style, {
    whom: [random.chance(0.8) ? companyOf(page.world) : schoolOf(page.world)],
    what: [likeWhat(page)],
    place: random.chance(0.4) ? placeOf(page.world) : undefined,
    date: random.chance(0.8) ? rangeOf(page.world, page.dates, from, to) : undefined,
  });
  for (const row of rows)
    page.row(
      [row.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("")],
      "other",
      "body",
    );
  if (random.chance(0.4)) page.description("other");
}

function other(page: Page, kind: (typeof OTHERS)[number]): void {
  const { random, own } = page.world;
  const unnamed = own.list("other").length > 0 && random.chance(0.35);
  page.heading(unnamed ? "other" : kind, "other");
  const mark = random.chance(0.4) ? page.mark : "";
  const lines = own.list("other-lines");
  const alike = ENTRY_LIKE.has(unnamed ? "other" : kind);
  const entries = alike && page.headed && random.chance(0.45);
  const style = headStyle(page.world);
  const most = kind === "publications" && random.chance(0.3) ? 12 : 4;
  for (let count = random.between(1, most); count > 0; count -= 1) {
    if (entries) {
      likeEntry(page, style);
      continue;
    }
    const line =
      kind === "publications" && random.chance(0.5)
        ? publication(page)
        : lines.length > 0 && random.chance(0.35)
          ? random.pick(lines)
          : random.pick(own.list(LINES[kind]));
    page.row([line], "other", "body", {}, mark);
  }
}

/** Authors, a title, where it was printed and when; in one of a few orders. */
function publication({ world }: Page): string {
  const { random, own } = world;
  const authors = Array.from({ length: random.between(1, 4) }, () => nameOf(world));
  const year = `${random.between(1995, 2025)}`;
  const [title, where] = [sentenceOf(world).replace(/[.。]$/, ""), companyOf(world)];
  if (own.chinese)
    return `${authors.join("，")}. ${title}[J]. ${where}, ${year}(${random.between(1, 12)}).`;
  return random.chance(0.5)
    ? `${authors.join(", ")} (${year}). ${title}. ${where}, ${random.between(1, 60)}(${random.between(1, 6)}).`
    : `${authors.join(", ")}: “${title}”, ${where}, ${placeOf(world)}, ${year}`;
}
