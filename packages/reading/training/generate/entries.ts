/** Sections of entries: work, education, projects. */
import type { LineSection, WordTag } from "../../src/parsing/resume/trained/labels.ts";
import {
  type Field,
  type FormStyle,
  formRows,
  formStyle,
  tableHead,
  tableRow,
  toldRow,
} from "./forms.ts";
import { type HeadStyle, headRows, headStyle } from "./heads.ts";
import { companyOf, projectOf, schoolOf } from "./organisations.ts";
import type { Page } from "./page.ts";
import { degreeOf, majorOf, placeOf, positionOf } from "./people.ts";
import { sentenceOf } from "./sentences.ts";
import { rangeOf, type Time } from "./time.ts";
import type { Piece, Row } from "./writer.ts";

type Kind = "head" | "form" | "table" | "told" | "groups";

interface Style {
  readonly kind: Kind;
  readonly head: HeadStyle;
  readonly form: FormStyle;
  readonly told: string;
  /** Of entries that are items of a list. */
  readonly mark: string;
}

export function work(page: Page, name = "work"): void {
  const { random } = page.world;
  page.heading(name, "work");
  const style = styleOf(page, "told-work");
  const most = page.short ? 2 : random.chance(0.06) ? 11 : 6;
  const years = yearsFrom(page, random.between(1, most), 2024);
  for (const [index, [from, to]] of years.entries()) {
    separate(page, index);
    const date = random.chance(0.02) ? undefined : rangeOf(page.world, page.dates, from, to);
    const place = random.chance(0.85) ? placeOf(page.world) : undefined;
    const company = companyOf(page.world);
    const fields: Field[] = [
      ["company", company],
      ["position", positionOf(page.world)],
      ...(date ? [["date", date.join("")] as const] : []),
      ...(place ? [["place", place] as const] : []),
    ];
    if (style.kind === "groups" && random.chance(0.6)) group(page, style, fields, from, to);
    else {
      const [first, second] = [fields[0], fields[1]];
      const rows = rowsOf(page, style, index, fields, () =>
        headRows(page.world, style.head, {
          whom: first ? [first] : [],
          what: second && !random.chance(0.02) ? [second] : [],
          place,
          date,
        }),
      );
      write(page, "work", rows, style);
      if (random.chance(0.05)) page.row([sentenceOf(page.world)], "work", "body");
    }
    page.description("work");
  }
}

/** Several positions at one company, which is named once. */
function group(
  page: Page,
  style: Style,
  fields: readonly Field[],
  from: Time,
  to: Time | undefined,
): void {
  const { random } = page.world;
  const of = (tag: WordTag) => fields.filter((field) => field[0] === tag);
  const [place] = of("place");
  const total = random.chance(0.4) ? rangeOf(page.world, page.dates, from, to).join("") : "";
  const top: Piece[] = [...of("company")];
  if (place && random.chance(0.6)) top.push(random.pick([", ", "\t", " – "]), place);
  if (total) top.push("\t", ["date", total]);
  page.row(top, "work", "start", { bold: page.startBold });
  const split = Math.max(from.year, (to?.year ?? 2024) - random.between(1, 2));
  const middle = { year: split, month: random.between(1, 12) };
  const spans: [Time, Time | undefined][] = random.chance(0.75)
    ? [
        [middle, to],
        [from, middle],
      ]
    : [[from, to]];
  for (const [index, [a, b]] of spans.entries()) {
    const date = rangeOf(page.world, page.dates, a, b).join("");
    const dated: Piece = ["date", date];
    const position: Piece = ["position", positionOf(page.world)];
    const join = style.head.dateJoin;
    const rows: Row[] =
      style.head.date === "left" || style.head.date === "above"
        ? style.head.date === "above"
          ? [[dated], [position]]
          : [[dated, "\t", position]]
        : style.head.date === "below"
          ? [[position], [dated]]
          : [[position, join, dated]];
    for (const [at, row] of rows.entries())
      page.row(row, "work", index > 0 && at === 0 ? "start" : "head", {
        bold: page.startBold && at === 0 && random.chance(0.5),
      });
    if (index === 0 && spans.length > 1) page.description("work");
  }
}

export function education(page: Page, name = "education"): void {
  const { random, own } = page.world;
  page.heading(name, "education");
  const style = styleOf(page, "told-school");
  const inJoin = random.pick(own.list("in"));
  const majorFirst = random.chance(own.chinese ? 0.6 : 0.12);
  const apart = random.chance(own.chinese ? 0.2 : 0.12);
  const years = yearsFrom(page, random.pick(page.short ? [1, 1, 2] : [1, 1, 2, 2, 3, 4]), 2018);
  for (const [index, [from, to]] of years.entries()) {
    separate(page, index);
    const range = rangeOf(page.world, page.dates, from, to);
    const date = random.chance(0.03)
      ? undefined
      : random.chance(0.12)
        ? ([range[0], ""] as const)
        : range;
    const place = random.chance(0.5) ? placeOf(page.world) : undefined;
    const school: Field = ["school", schoolOf(page.world)];
    const degree: Field = ["degree", degreeOf(page.world)];
    const major: Field | undefined = random.chance(0.88)
      ? ["major", majorOf(page.world)]
      : undefined;
    const fields: Field[] = [
      school,
      degree,
      ...(major ? [major] : []),
      ...(date ? [["date", date.join("")] as const] : []),
      ...(place ? [["place", place] as const] : []),
    ];
    const close = inJoin.trimEnd().endsWith("(") ? ")" : inJoin.endsWith("（") ? "）" : "";
    const plain = majorFirst ? (own.chinese ? inJoin : random.pick([", ", " (", " – "])) : inJoin;
    const what: Piece[] = !major
      ? [degree]
      : random.chance(0.03)
        ? [major]
        : majorFirst
          ? [
              major,
              plain,
              degree,
              plain.trimEnd().endsWith("(") ? ")" : plain.endsWith("（") ? "）" : "",
            ]
          : [degree, inJoin, major, close];
    const rows = rowsOf(page, style, index, fields, () => {
      const head = headRows(page.world, style.head, {
        whom: [school],
        what: apart && major ? [degree] : what,
        place,
        date,
      });
      return apart && major ? [...head, [major]] : head;
    });
    write(page, "education", rows, style);
    for (let more = random.pick([0, 0, 0, 1, 1, 2]); more > 0; more -= 1)
      page.row(
        [random.pick(own.list("grades"))],
        "education",
        "body",
        {},
        random.chance(0.4) ? page.mark : "",
      );
  }
}

export function projects(page: Page): void {
  const { random, own } = page.world;
  page.heading("projects", "projects");
  const style = styleOf(page, "");
  for (const [index, [from, to]] of yearsFrom(page, random.between(1, 3), 2023).entries()) {
    separate(page, index);
    const name: Field = ["project", projectOf(page.world)];
    const role: Field | undefined = random.chance(0.6)
      ? ["role", positionOf(page.world)]
      : undefined;
    const date = random.chance(0.75) ? rangeOf(page.world, page.dates, from, to) : undefined;
    const fields: Field[] = [
      name,
      ...(role ? [role] : []),
      ...(date ? [["date", date.join("")] as const] : []),
    ];
    const rows = rowsOf(
      page,
      { ...style, kind: style.kind === "told" || style.kind === "groups" ? "head" : style.kind },
      index,
      fields,
      () =>
        headRows(
          page.world,
          { ...style.head, whatFirst: false },
          { whom: [name], what: role ? [role] : [], place: undefined, date },
        ),
    );
    write(page, "projects", rows, style);
    page.description("projects");
    if (random.chance(0.2)) page.row([random.pick(own.list("skill-lines"))], "projects", "body");
  }
}

function styleOf(page: Page, told: string): Style {
  const { random, own } = page.world;
  const dice = random.next();
  const kind: Kind =
    dice < 0.68
      ? "head"
      : dice < 0.78
        ? "form"
        : dice < 0.84
          ? "table"
          : dice < 0.9
            ? "told"
            : "groups";
  const templates = own.list(told);
  return {
    kind: kind === "told" && templates.length === 0 ? "head" : kind,
    head: headStyle(page.world),
    form: formStyle(page.world),
    told: templates.length > 0 ? random.pick(templates) : "",
    mark: random.chance(told === "told-school" ? 0.16 : 0.06) ? page.mark : "",
  };
}

function rowsOf(
  page: Page,
  style: Style,
  index: number,
  fields: readonly Field[],
  head: () => Row[],
): Row[] {
  if (style.kind === "form") return formRows(style.form, fields);
  if (style.kind === "table") {
    const [first] = fields;
    const section: LineSection =
      first?.[0] === "school" ? "education" : first?.[0] === "project" ? "projects" : "work";
    if (index === 0 && page.world.random.chance(0.6))
      page.row(tableHead(style.form, fields), section, "heading", { bold: true });
    return [tableRow(style.form, fields)];
  }
  if (style.kind === "told") {
    const { random, own } = page.world;
    const named = (tag: WordTag) => fields.find((field) => field[0] === tag);
    const told = random.chance(0.4);
    return [
      [
        ...toldRow(style.told, {
          D: named("date"),
          P: named("position"),
          C: named("company"),
          L: named("place"),
          S: named("school"),
          G: named("degree"),
          M: named("major"),
        }),
        ...(told
          ? [own.chinese ? "，" : random.pick([", ", ". ", "; "]), sentenceOf(page.world)]
          : []),
      ],
    ];
  }
  return head();
}

function write(page: Page, section: LineSection, all: readonly Row[], style: Style): void {
  const { random } = page.world;
  const mark = style.mark !== "" || random.chance(0.01) ? page.mark : "";
  const rows = all.filter((one) => one.some((piece) => piece.length > 0));
  for (const [at, head] of rows.entries()) {
    const bold = at === 0 ? page.startBold : random.chance(0.08);
    const told = style.head.runOn !== "" && at === rows.length - 1 && random.chance(0.8);
    const row = told ? [...head, style.head.runOn, sentenceOf(page.world)] : head;
    const dot = at === 1 && random.chance(0.02) ? "- " : "";
    page.row(row, section, at === 0 ? "start" : "head", { bold }, at === 0 ? mark : dot);
    if (random.chance(0.015)) page.writer.blank();
  }
}

function separate(page: Page, index: number): void {
  if (index > 0 && (page.entryBlank || page.world.random.chance(0.04))) page.writer.blank();
}

/** Spans of time, mostly the newest first. */
function yearsFrom({ world }: Page, count: number, last: number): [Time, Time | undefined][] {
  const { random } = world;
  const all: [Time, Time | undefined][] = [];
  let year = last - random.int(3);
  for (let index = 0; index < count; index += 1) {
    const from = { year: year - random.between(0, 4), month: random.between(1, 12) };
    const open = index === 0 && last > 2020 && random.chance(0.6);
    all.push([
      from,
      open ? undefined : { year: Math.max(year, from.year), month: random.between(from.month, 12) },
    ]);
    year = from.year - random.int(2);
  }
  return random.chance(0.12) ? all.reverse() : all;
}
