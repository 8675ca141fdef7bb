/** How the entries of one section are written: as heads, forms, tables or sentences. */
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
import { type HeadStyle, headStyle } from "./heads.ts";
import { narrowed } from "./narrow.ts";
import type { Page } from "./page.ts";
import { sentenceOf } from "./sentences.ts";
import type { Time } from "./time.ts";
import type { Row } from "./writer.ts";

type Kind = "head" | "form" | "table" | "told" | "groups";

export interface Style {
  readonly kind: Kind;
  readonly head: HeadStyle;
  readonly form: FormStyle;
  readonly told: readonly string[];
  /** Of entries that are items of a list. */
  readonly mark: string;
  /** Letters that fit beside the dates; undefined where everything does. */
  readonly narrow: number | undefined;
}

const SHARES: readonly (readonly [number, Kind])[] = [
  [0.66, "head"],
  [0.75, "form"],
  [0.81, "table"],
  [0.89, "told"],
];

export function styleOf(page: Page, told: string): Style {
  const { random, own } = page.world;
  const dice = random.next();
  const kind = page.telling ? "told" : (SHARES.find(([below]) => dice < below)?.[1] ?? "groups");
  const templates = own.list(told);
  return {
    kind: kind === "told" && templates.length === 0 ? "head" : kind,
    head: headStyle(page.world),
    form: formStyle(page.world),
    told: random.chance(0.5) ? templates : random.shuffled(templates).slice(0, 1),
    mark: random.chance(told === "told-school" ? 0.16 : 0.06) ? page.mark : "",
    narrow: random.chance(0.08) ? random.between(18, 42) : undefined,
  };
}

export function rowsOf(
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
  return style.kind === "told" ? [told(page, style, fields)] : head();
}

function told(page: Page, style: Style, fields: readonly Field[]): Row {
  const { random, own } = page.world;
  const named = (tag: WordTag) => fields.find((field) => field[0] === tag);
  const position = named("position");
  const small: Field | undefined =
    position && !own.chinese && random.chance(0.5)
      ? ["position", position[1].toLowerCase()]
      : position;
  const row = toldRow(random.pick(style.told), {
    D: named("date"),
    P: small,
    C: named("company"),
    L: named("place"),
    S: named("school"),
    G: named("degree"),
    M: named("major"),
  });
  if (!random.chance(0.4)) return row;
  return [...row, own.chinese ? "，" : random.pick([", ", ". ", "; "]), sentenceOf(page.world)];
}

export function write(page: Page, section: LineSection, all: readonly Row[], style: Style): void {
  const { random } = page.world;
  const mark = style.mark !== "" || random.chance(0.01) ? page.mark : "";
  const given = all.filter((one) => one.some((piece) => piece.length > 0));
  const rows =
    style.narrow === undefined || style.kind === "told"
      ? given
      : given.flatMap((row) => narrowed(row, style.narrow ?? 0));
  for (const [at, head] of rows.entries()) {
    const bold = at === 0 ? page.startBold : random.chance(0.08);
    const size = page.body.size + (at === 0 ? page.startLarger : 0);
    const runsOn = style.head.runOn !== "" && at === rows.length - 1 && random.chance(0.8);
    const row = runsOn ? [...head, style.head.runOn, sentenceOf(page.world)] : head;
    const dot = at === 1 && random.chance(0.02) ? "- " : "";
    page.row(row, section, at === 0 ? "start" : "head", { bold, size }, at === 0 ? mark : dot);
    if (random.chance(0.015)) page.writer.blank();
  }
}

export function separate(page: Page, index: number): void {
  if (index > 0 && (page.entryBlank || page.world.random.chance(0.04))) page.writer.blank();
}

/** Spans of time, mostly the newest first. */
export function yearsFrom(
  { world }: Page,
  count: number,
  last: number,
): [Time, Time | undefined][] {
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
