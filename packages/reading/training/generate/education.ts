/** Studies: school, degree and subject in their orders, with marks beside or below them. */
import { degreeOf } from "./degrees.ts";
import { rowsOf, separate, styleOf, write, yearsFrom } from "./entry-style.ts";
import type { Field } from "./forms.ts";
import { headRows } from "./heads.ts";
import { schoolOf } from "./organisations.ts";
import type { Page } from "./page.ts";
import { majorOf, placeOf, type World } from "./people.ts";
import { rangeOf, type Time, toldDates, written } from "./time.ts";
import type { Piece } from "./writer.ts";

interface Order {
  readonly join: string;
  readonly majorFirst: boolean;
  /** The subject on a line of its own. */
  readonly apart: boolean;
  /** How likely marks stand on the line of the degree. */
  readonly marked: number;
}

export function education(page: Page, name = "education"): void {
  const { random, own } = page.world;
  page.heading(name, "education");
  const style = styleOf(page, "told-school");
  const order: Order = {
    join: random.pick(own.list("in")),
    majorFirst: random.chance(own.chinese ? 0.6 : 0.12),
    apart: random.chance(own.chinese ? 0.2 : 0.12),
    marked: random.chance(0.1) ? 0.7 : 0.02,
  };
  const years = yearsFrom(page, random.pick(page.short ? [1, 1, 2] : [1, 1, 2, 2, 3, 4]), 2019);
  for (const [index, [from, to]] of years.entries()) {
    separate(page, index);
    const date = datesOf(page, from, to, style.kind === "told");
    const place = random.chance(0.5) ? placeOf(page.world) : undefined;
    const school: Field = ["school", schoolOf(page.world)];
    const known = degreeOf(page.world);
    const degree: Field = ["degree", known.name];
    const major: Field | undefined =
      !known.whole && random.chance(0.88) ? ["major", majorOf(page.world)] : undefined;
    const fields: Field[] = [
      school,
      degree,
      ...(major ? [major] : []),
      ...(date ? [["date", date.join("")] as const] : []),
      ...(place ? [["place", place] as const] : []),
    ];
    const rows = rowsOf(page, style, index, fields, () => {
      const what = [
        ...(order.apart || !major ? [degree] : studied(page.world, order, degree, major)),
        ...besideDegree(page.world, order),
      ];
      const head = headRows(page.world, style.head, { whom: [school], what, place, date });
      return order.apart && major ? [...head, [major]] : head;
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

/** A range, the year of the degree, or nothing. */
function datesOf(
  page: Page,
  from: Time,
  to: Time | undefined,
  isTold: boolean,
): readonly [string, string] | undefined {
  const { random, own } = page.world;
  const dates = isTold ? toldDates(page) : page.dates;
  const range = rangeOf(page.world, dates, from, to);
  if (random.chance(0.03)) return undefined;
  if (random.chance(0.1)) return [range[0], ""];
  const forms = own.list("graduated");
  if (forms.length === 0 || !random.chance(0.05)) return range;
  return [random.pick(forms).replace("{a}", written(page.world, page.dates.form, to ?? from)), ""];
}

const closing = (join: string) =>
  join.trimEnd().endsWith("(") ? ")" : join.endsWith("（") ? "）" : "";

function studied({ random, own }: World, order: Order, degree: Field, major: Field): Piece[] {
  if (random.chance(0.03)) return [major];
  if (!order.majorFirst) return [degree, order.join, major, closing(order.join)];
  const join = own.chinese
    ? random.chance(0.3)
      ? ""
      : order.join
    : random.pick([", ", " (", " – "]);
  return [major, join, degree, closing(join)];
}

/** Marks, or how somebody studied: belongs to no field. */
function besideDegree({ random, own }: World, { marked }: Order): Piece[] {
  if (!random.chance(marked)) return [];
  if (own.chinese)
    return random.chance(0.6)
      ? [random.pick(["（全日制）", "（在职）", "（函授）", "（自考）", "（統招）", "（夜間部）"])]
      : ["，", random.pick(own.list("grades"))];
  const grade = random.pick(own.list("grades"));
  return random.chance(0.6) ? [", ", grade] : [" (", grade, ")"];
}
