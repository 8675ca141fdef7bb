/** Entries as forms, tables and sentences have them. */
import type { WordTag } from "../../src/parsing/resume/trained/labels.ts";
import type { World } from "./people.ts";
import type { Piece, Row } from "./writer.ts";

export type Field = readonly [WordTag, string];

const LABEL: Partial<Readonly<Record<WordTag, string>>> = {
  company: "label-company",
  position: "label-position",
  place: "label-place",
  date: "label-date",
  school: "label-school",
  degree: "label-degree",
  major: "label-major",
  project: "label-project",
  role: "label-role",
};

export interface FormStyle {
  readonly labels: ReadonlyMap<WordTag, string>;
  readonly order: readonly number[];
  readonly colon: string;
  /** Fields on one line. */
  readonly across: number;
  readonly between: string;
  /** Fields that a résumé has no place for. */
  readonly more: readonly string[];
}

export function formStyle({ random, own }: World): FormStyle {
  const labels = new Map<WordTag, string>();
  for (const [tag, name] of Object.entries(LABEL) as [WordTag, string][])
    labels.set(tag, random.pick(own.list(name)));
  return {
    labels,
    order: random.shuffled([0, 1, 2, 3]),
    colon: random.pick(
      own.chinese ? ["：", "：", ":", "\t", "： "] : [": ", ": ", "\t", ":\t", " : "],
    ),
    across: random.pick([1, 1, 2, 2, 3, 4]),
    between: random.pick(["\t", "\t", own.chinese ? " " : "; ", "      ", " | "]),
    more: random.chance(0.4)
      ? random.shuffled(own.list("label-more")).slice(0, random.between(1, 2))
      : [],
  };
}

export function formRows(style: FormStyle, fields: readonly Field[]): Row[] {
  const ordered = style.order.flatMap((at) => (fields[at] ? [fields[at]] : []));
  const known = [...ordered, ...fields.slice(4)].map(([tag, text]): Piece[] => [
    `${style.labels.get(tag) ?? ""}${style.colon}`,
    [tag, text],
  ]);
  const cells = [...known, ...style.more.map((text): Piece[] => [text])];
  const rows: Piece[][] = [];
  for (let at = 0; at < cells.length; at += style.across)
    rows.push(
      cells
        .slice(at, at + style.across)
        .flatMap((cell, index) => (index > 0 ? [style.between, ...cell] : cell)),
    );
  return rows;
}

/** The row above a table's entries. */
export const tableHead = (style: FormStyle, fields: readonly Field[]): Row =>
  order(style, fields).flatMap(([tag], index) => [
    index > 0 ? "\t" : "",
    style.labels.get(tag) ?? "",
  ]);

export const tableRow = (style: FormStyle, fields: readonly Field[]): Row =>
  order(style, fields).flatMap((field, index): Piece[] => [index > 0 ? "\t" : "", field]);

const order = (style: FormStyle, fields: readonly Field[]) => [
  ...style.order.flatMap((at) => (fields[at] ? [fields[at]] : [])),
  ...fields.slice(4),
];

/** "From {D} I was {P} at {C}." */
export function toldRow(
  template: string,
  fields: Readonly<Record<string, Field | undefined>>,
): Row {
  return template.split(/(\{\w\})/).map((part): Piece => {
    const name = /^\{(\w)\}$/.exec(part)?.[1];
    return name === undefined ? part : (fields[name] ?? "");
  });
}
