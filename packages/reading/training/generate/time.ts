/** Dates, in one way for a whole document. */
import type { World } from "./people.ts";

export interface Time {
  readonly year: number;
  readonly month: number;
}

export interface DateStyle {
  readonly form: string;
  readonly between: string;
  readonly present: string;
  /** "Since 2019" for what goes on. */
  readonly since: string | undefined;
  readonly fromto: string | undefined;
  readonly lasting: boolean;
  readonly loud: boolean;
}

export function dateStyle({ random, own }: World): DateStyle {
  return {
    form: random.pick(own.list("forms")),
    between: random.pick(own.list("between")),
    present: random.pick(own.list("present")),
    since: random.chance(0.25) ? random.pick(own.list("since")) : undefined,
    fromto: random.chance(0.08) ? random.pick(own.list("fromto")) : undefined,
    lasting: random.chance(0.06),
    loud: random.chance(0.06),
  };
}

/** As sentences have them: "from 2016 to 2019", "since 2019". */
export function toldDates({ world, dates }: { world: World; dates: DateStyle }): DateStyle {
  const { random, own } = world;
  if (random.chance(0.4)) return dates;
  return {
    ...dates,
    fromto: random.pick(own.list("fromto")),
    since: random.pick(own.list("since")),
  };
}

export function written({ own }: World, form: string, { year, month }: Time): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const values: Readonly<Record<string, string>> = {
    yyyy: `${year}`,
    yy: `${year}`.slice(2),
    MMMM: own.list("months")[month - 1] ?? "",
    MMM: (own.list("short")[month - 1] ?? "").replace(/\.$/, form.includes("MMM.") ? "" : "."),
    MM: two(month),
    M: `${month}`,
    dd: two(((year * 7 + month) % 28) + 1),
    d: `${((year * 7 + month) % 28) + 1}`,
  };
  return form.replace(/yyyy|yy|MMMM|MMM|MM|M|dd|d(?!e)/g, (part) => values[part] ?? part);
}

/** The two sides of a range, so that they can be stacked; the second may be nothing. */
export function rangeOf(
  world: World,
  style: DateStyle,
  from: Time,
  to: Time | undefined,
): readonly [string, string] {
  const { random } = world;
  const loud = (text: string) => (style.loud ? text.toUpperCase() : text);
  const a = written(world, style.form, from);
  if (to === undefined && style.since) return [loud(style.since.replace("{a}", a)), ""];
  if (random.chance(0.03)) return [loud(a), ""];
  const b = to ? written(world, style.form, to) : style.present;
  if (style.fromto && to) return [loud(style.fromto.replace("{a}", a).replace("{b}", b)), ""];
  const months = Math.max(1, ((to?.year ?? 2024) - from.year) * 12 + (to?.month ?? 1) - from.month);
  const lasting = style.lasting
    ? world.own.chinese
      ? `（${Math.floor(months / 12)}年${months % 12}个月）`
      : ` (${Math.floor(months / 12)} yrs ${months % 12} mos)`
    : "";
  return [loud(a), loud(`${style.between}${b}${lasting}`)];
}
