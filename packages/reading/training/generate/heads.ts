/** What stands above an entry's description, in one of very many orders. */
import type { WordTag } from "../../src/parsing/resume/trained/labels.ts";
import type { World } from "./people.ts";
import type { Piece, Row } from "./writer.ts";

export interface Head {
  /** Company or school; the position or the degree with its subject. */
  readonly whom: readonly Piece[];
  readonly what: readonly Piece[];
  readonly place: string | undefined;
  /** Both sides of the range. */
  readonly date: readonly [string, string] | undefined;
}

export interface HeadStyle {
  readonly whatFirst: boolean;
  readonly oneLine: boolean;
  readonly join: string;
  readonly date: (typeof DATES)[number];
  readonly dateJoin: string;
  readonly dateLine: number;
  readonly place: (typeof PLACES)[number];
  readonly placeJoin: string;
  readonly type: boolean;
  readonly brackets: readonly [string, string];
  /** A full stop or a colon behind the date at the left. */
  readonly behindDate: string;
  /** What is told begins on the last line of the head. */
  readonly runOn: string;
  readonly aside: number;
  /** Which of the two is written in capital letters. */
  readonly loud: "whom" | "what" | "both" | undefined;
}

const DATES = [
  "left",
  "left",
  "right",
  "right",
  "right",
  "brackets",
  "inline",
  "above",
  "between",
  "below",
  "below",
  "stacked",
  "apart",
] as const;
const PLACES = [
  "none",
  "none",
  "whom",
  "whom",
  "opposite",
  "own",
  "date",
  "brackets",
  "what",
] as const;
const JOINS = [
  ", ",
  " – ",
  " - ",
  " | ",
  " · ",
  "\t",
  "\t",
  "          ",
  "; ",
  ": ",
  " / ",
  "  ",
  " — ",
  " // ",
  " • ",
  ",",
  ". ",
  ". ",
];
const CHINESE_JOINS = [
  " ",
  "  ",
  "\t",
  "\t",
  " | ",
  " - ",
  "·",
  "，",
  " / ",
  "　",
  "—",
  "｜",
  "、",
  "-",
];

export function headStyle({ random, own }: World): HeadStyle {
  const joins = own.chinese ? CHINESE_JOINS : JOINS;
  const whatFirst = random.chance(own.chinese ? 0.25 : 0.5);
  const connect = whatFirst && random.chance(0.35) ? own.list("at") : joins;
  return {
    whatFirst,
    oneLine: random.chance(own.chinese ? 0.7 : 0.45),
    join: random.pick(connect),
    date: random.pick(DATES),
    dateJoin: random.pick(random.chance(0.55) ? ["\t", "\t", "\t", " ........ "] : joins),
    dateLine: random.int(2),
    place: random.pick(PLACES),
    placeJoin: random.pick(
      own.chinese
        ? [" ", "，", "\t", "（", " | ", "·"]
        : [", ", ", ", " – ", " (", " | ", " · ", "\t"],
    ),
    type: random.chance(0.06),
    brackets: own.chinese
      ? ["（", "）"]
      : random.pick([
          [" (", ")"],
          [" (", ")"],
          [" [", "]"],
        ] as const),
    behindDate: random.pick(["\t", "\t", "\t", " ", ": ", ". ", own.chinese ? "，" : ", ", " – "]),
    runOn: random.chance(0.07)
      ? random.pick(own.chinese ? ["。", "，", "："] : [". ", ": ", " – "])
      : "",
    aside: random.chance(0.08) ? 0.6 : 0.03,
    loud: random.chance(0.12) ? random.pick(["whom", "what", "both"] as const) : undefined,
  };
}

const tagged = (tag: WordTag, text: string): Piece => [tag, text];
/** What a bracket opened must be closed. */
const closing = (join: string) =>
  join.trimEnd().endsWith("(") ? ")" : join.endsWith("（") ? "）" : "";
const joined = (a: readonly Piece[], join: string, b: readonly Piece[]): Piece[] => [
  ...a,
  join,
  ...b,
  closing(join),
];

export function headRows(world: World, style: HeadStyle, head: Head): Row[] {
  const { random, own } = world;
  const place = head.place === undefined || style.place === "none" ? undefined : head.place;
  const spot: Piece[] = place ? [tagged("place", place)] : [];
  const isLoud = (which: "whom" | "what") => style.loud === which || style.loud === "both";
  let whom = isLoud("whom") ? head.whom.map(inCapitals) : [...head.whom];
  let what = isLoud("what") ? head.what.map(inCapitals) : [...head.what];
  if (random.chance(style.aside)) whom.push(...aside(world));
  const has = (where: HeadStyle["place"]) => place !== undefined && style.place === where;
  if (has("whom")) whom = joined(whom, style.placeJoin, spot);
  if (has("brackets")) whom = joined(whom, own.chinese ? "（" : " (", spot);
  if (has("what")) what = joined(what, style.placeJoin, spot);
  if (style.type && random.chance(0.6))
    what.push(own.chinese ? "（" : " (", random.pick(own.list("types")), own.chinese ? "）" : ")");
  const [first, second] = style.whatFirst ? [what, whom] : [whom, what];
  const rows: Piece[][] =
    second.length === 0 || first.length === 0
      ? [first.length === 0 ? second : first]
      : style.oneLine
        ? [joined(first, style.join, second)]
        : [first, second];
  if (has("opposite")) {
    const row = rows[style.date === "right" && style.dateLine === 0 ? rows.length - 1 : 0];
    row?.push(style.date === "right" && rows.length === 1 ? ", " : "\t", ...spot);
  }
  if (has("own")) rows.push(spot);
  return head.date ? withDate(world, style, rows, head.date, has("date") ? spot : []) : rows;
}

const inCapitals = (piece: Piece): Piece =>
  typeof piece === "string" ? piece : [piece[0], piece[1].toUpperCase()];

/** What a company does, or which part of it: belongs to no field. */
function aside({ random, own }: World): Piece[] {
  const topic = random.pick(own.list("majors"));
  const words = random.chance(0.5) ? topic.toLowerCase() : topic;
  const staff = random.chance(0.3) ? `, ${random.between(2, 90)}0` : "";
  if (own.chinese) return random.chance(0.5) ? [`（${words}）`] : [` ${words}部`];
  return random.chance(0.6) ? [` (${words}${staff})`] : [`, ${words}`];
}

function withDate(
  { random, own }: World,
  style: HeadStyle,
  rows: Piece[][],
  [from, to]: readonly [string, string],
  spot: readonly Piece[],
): Row[] {
  const range = tagged("date", from + to);
  const date: Piece[] =
    spot.length === 0
      ? [range]
      : random.chance(0.5)
        ? [range, own.chinese ? " " : random.pick([" | ", ", ", " · "]), ...spot]
        : [...spot, random.pick([", ", " | ", " "]), range];
  const at = Math.min(style.dateLine, rows.length - 1);
  const row = rows[at] ?? [];
  const [first = []] = rows;
  switch (style.date) {
    case "left":
      first.unshift(...date, style.behindDate);
      return rows;
    case "right":
      row.push(/\.{4}| {4}/.test(style.dateJoin) ? style.dateJoin : "\t", ...date);
      return rows;
    case "brackets":
      row.push(style.brackets[0], ...date, style.brackets[1]);
      return rows;
    case "inline":
      row.push(style.dateJoin, ...date);
      return rows;
    case "above":
      return [date, ...rows];
    case "between":
      return [first, date, ...rows.slice(1)];
    case "below":
      return [...rows, date];
    case "apart": {
      // Both days in a narrow column at the left, on lines that are not those of the rest.
      if (to === "") return [[range], ...rows];
      const end = to
        .trimStart()
        .replace(random.chance(0.7) ? /^(?:\p{P}|\p{S}|至|到)+\s*/u : /^$/, "");
      const [second = [], ...others] = rows.slice(1);
      const top: Row = [tagged("date", from), "\t", ...first];
      const low: Row = [tagged("date", end === "" ? to : end)];
      if (second.length === 0) return [top, low];
      return random.chance(0.5) ? [top, second, low, ...others] : [top, low, second, ...others];
    }
    case "stacked": {
      // The range is broken in a narrow column at the left.
      if (to === "") return [[range, "\t", ...first], ...rows.slice(1)];
      const end = to.trimStart();
      const cut = random.chance(0.6) ? 1 : 0;
      const [top, low] =
        cut === 1
          ? [from + to.slice(0, to.length - end.length + 1), end.slice(1).trim()]
          : [from, end];
      const [, next = [], ...others] = rows;
      return [
        [tagged("date", top), "\t", ...first],
        [tagged("date", low === "" ? end : low), ...(next.length > 0 ? ["\t", ...next] : [])],
        ...others,
      ];
    }
  }
}
