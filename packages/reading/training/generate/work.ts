/** Jobs: one after another, or several positions at one company. */
import type { WordTag } from "../../src/parsing/resume/trained/labels.ts";
import { rowsOf, type Style, separate, styleOf, write, yearsFrom } from "./entry-style.ts";
import type { Field } from "./forms.ts";
import { headRows } from "./heads.ts";
import { companyOf } from "./organisations.ts";
import type { Page } from "./page.ts";
import { placeOf, positionOf } from "./people.ts";
import { sentenceOf } from "./sentences.ts";
import { rangeOf, type Time, toldDates } from "./time.ts";
import type { Piece, Row } from "./writer.ts";

export function work(page: Page, name = "work"): void {
  const { random } = page.world;
  page.heading(name, "work");
  const style = styleOf(page, "told-work");
  const most = page.short ? 2 : random.chance(0.06) ? 11 : 6;
  const years = yearsFrom(page, random.between(1, most), 2025);
  for (const [index, [from, to]] of years.entries()) {
    if (index > 0 && random.chance(0.02)) pause(page, from, to);
    separate(page, index);
    const dates = style.kind === "told" ? toldDates(page) : page.dates;
    const date = random.chance(0.02) ? undefined : rangeOf(page.world, dates, from, to);
    const place = random.chance(0.85) ? placeOf(page.world) : undefined;
    const fields: Field[] = [
      ["company", companyOf(page.world)],
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

/** A time without a job stands among the jobs and is none. */
function pause(page: Page, from: Time, to: Time | undefined): void {
  const { random, own } = page.world;
  const gaps = own.list("gaps");
  if (gaps.length === 0) return;
  const date = rangeOf(page.world, page.dates, from, to).join("");
  const row = random.chance(0.5)
    ? [date, random.pick(["\t", "  ", ": "]), random.pick(gaps)]
    : [random.pick(gaps), random.pick(["\t", ", ", " – "]), date];
  page.row([row.join("")], "other", "body");
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
  if (total) top.push(random.pick(["\t", "\t", " (", ", "]), ["date", total]);
  if (top.includes(" (")) top.push(")");
  page.row(top, "work", "start", { bold: page.startBold });
  const spans = spansOf(page, from, to);
  for (const [index, [a, b]] of spans.entries()) {
    if (index > 0 && page.entryBlank && random.chance(0.5)) page.writer.blank();
    for (const [at, row] of positionRows(page, style, a, b).entries())
      page.row(row, "work", index > 0 && at === 0 ? "start" : "head", {
        bold: page.startBold && at === 0 && random.chance(0.5),
      });
    if (index < spans.length - 1) page.description("work");
  }
}

function positionRows(page: Page, style: Style, from: Time, to: Time | undefined): Row[] {
  const dated: Piece = ["date", rangeOf(page.world, page.dates, from, to).join("")];
  const position: Piece = ["position", positionOf(page.world)];
  switch (style.head.date) {
    case "above":
      return [[dated], [position]];
    case "left":
      return [[dated, "\t", position]];
    case "below":
      return [[position], [dated]];
    case "brackets":
      return [[position, style.head.brackets[0], dated, style.head.brackets[1]]];
    default:
      return [[position, style.head.dateJoin, dated]];
  }
}

/** The time at a company, cut into that of each position; the newest first. */
function spansOf({ world }: Page, from: Time, to: Time | undefined): [Time, Time | undefined][] {
  const { random } = world;
  const spans: [Time, Time | undefined][] = [];
  let end = to;
  for (let left = random.pick([0, 1, 1, 1, 2, 3]); left > 0; left -= 1) {
    const year = Math.max(from.year, (end?.year ?? 2025) - random.between(1, 2));
    const middle = { year, month: random.between(1, 12) };
    spans.push([middle, end]);
    end = middle;
  }
  return [...spans, [from, end]];
}
