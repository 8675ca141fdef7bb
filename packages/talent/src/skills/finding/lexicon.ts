/**
 * Every way to write a concept, by its first signs. It is needed at the first text, so little is
 * done for all aliases: they are put into drawers, and a drawer is put in order when it is opened.
 */
import type { Alias, AliasRule } from "../taxonomy/alias.ts";
import type { TableRow } from "../taxonomy/read-table.ts";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { DECOYS } from "./decoys.ts";
import { spellingsOf } from "./spellings.ts";

/** What a written form may mean. */
export interface Reading {
  readonly id: string;
  readonly category: string;
  readonly when: AliasRule;
  readonly written: string;
}

export interface Form {
  /** Its words, with a space where a text may have one, or a hyphen, or nothing. */
  readonly words: string;
  /** The same without spaces. */
  readonly plain: string;
  /** None, if it only looks like a concept. */
  readonly readings: Reading[];
}

interface Entry {
  readonly alias: Alias;
  /** Null for a decoy. */
  readonly row: TableRow | null;
}

/** How many signs forms are filed under; shorter ones under all they have. */
export const KEY_LENGTH = 3;

const DECOY: AliasRule = { kind: "always" };
const NONE: readonly Form[] = [];

let drawers: Map<string, Entry[]> | null = null;
const opened = new Map<string, readonly Form[]>();

/** Forms that begin so, the longest first. */
export function formsUnder(key: string): readonly Form[] {
  drawers ??= fill();
  const known = opened.get(key);
  if (known) return known;
  const entries = drawers.get(key);
  if (!entries) return NONE;
  const forms = formsOf(entries);
  opened.set(key, forms);
  return forms;
}

/** The first signs, folded: what an alias and all its spellings are filed under. */
export function keyOf(written: string): string {
  const begin = written.slice(0, KEY_LENGTH).toLowerCase();
  return isOneWord(begin) ? begin : withoutJoints(written.toLowerCase()).slice(0, KEY_LENGTH);
}

const isOneWord = (text: string): boolean => !/[\s_-]/.test(text);
const withoutJoints = (text: string): string => text.replace(/[\s_-]+/g, "");

function fill(): Map<string, Entry[]> {
  const filled = new Map<string, Entry[]>();
  const put = (entry: Entry) => {
    const key = keyOf(entry.alias.written);
    const drawer = filled.get(key);
    if (drawer) drawer.push(entry);
    else filled.set(key, [entry]);
  };
  for (const row of taxonomy().rows) for (const alias of row.aliases) put({ alias, row });
  for (const written of DECOYS) put({ alias: { written, when: DECOY }, row: null });
  return filled;
}

function formsOf(entries: readonly Entry[]): Form[] {
  const forms = new Map<string, Form>();
  for (const { alias, row } of entries) {
    for (const words of spellingsOf(alias.written)) {
      const form = forms.get(words) ?? { words, plain: withoutJoints(words), readings: [] };
      forms.set(words, form);
      if (row && form.readings.every(({ id }) => id !== row.id)) {
        form.readings.push({ id: row.id, category: row.category.id, ...alias });
      }
    }
  }
  return [...forms.values()].sort((a, b) => b.plain.length - a.plain.length);
}
