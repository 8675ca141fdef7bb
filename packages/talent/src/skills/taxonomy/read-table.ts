/**
 * One file of the taxonomy. A line that begins with "#" opens a category; the lines below it are its
 * concepts:
 *
 *     # ⇥ category ⇥ kind ⇥ Chinese name ⇥ English name
 *     id ⇥ Chinese name ⇥ English name ⇥ aliases ⇥ neighbours
 *
 * Aliases and neighbours are separated by "|". The names are aliases, too.
 */
import { TagKind } from "../../model/skill.ts";
import { type Alias, readAlias } from "./alias.ts";

export interface Category {
  readonly id: string;
  readonly kind: TagKind;
  readonly zh: string;
  readonly en: string;
}

export interface TableRow {
  readonly id: string;
  readonly category: Category;
  readonly zh: string;
  readonly en: string;
  readonly aliases: readonly Alias[];
  readonly neighbours: readonly string[];
}

export interface Table {
  readonly categories: readonly Category[];
  readonly rows: readonly TableRow[];
}

/** @param name of the file, for the error that names the line */
export function readTable(name: string, content: string): Table {
  const categories: Category[] = [];
  const rows: TableRow[] = [];
  for (const [index, line] of content.split("\n").entries()) {
    if (line === "") continue;
    const cells = line.split("\t");
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = cells;
    if (cells.length !== 5 || [first, second, third].includes("")) {
      throw new Error(`${name}:${index + 1} does not have the five cells of a line: ${line}`);
    }
    if (first === "#") {
      categories.push({ id: second, kind: TagKind.parse(third), zh: fourth, en: fifth });
      continue;
    }
    const category = categories.at(-1);
    if (!category) throw new Error(`${name}:${index + 1} stands above the first category`);
    rows.push({
      id: first,
      category,
      zh: second,
      en: third,
      aliases: aliasesOf(first, category.id, [second, third], fourth),
      neighbours: split(fifth),
    });
  }
  return { categories, rows };
}

/** A name that is listed again with a rule is not sure. */
function aliasesOf(id: string, category: string, names: readonly string[], cell: string): Alias[] {
  const read = (text: string) => readAlias(id, category, text);
  const aliases = split(cell).map(read);
  const isKnown = (name: string) =>
    aliases.some(({ written }) => written.length === name.length && isSame(written, name));
  for (const name of names) if (!isKnown(name)) aliases.push(read(name));
  return aliases;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const split = (cell: string): string[] => cell.split("|").filter((part) => part !== "");
