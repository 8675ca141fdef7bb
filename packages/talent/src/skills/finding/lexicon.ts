/**
 * Every way to write a concept, by its first signs. It is needed at the first text, so little is
 * done for all aliases: they are put into drawers, and a drawer is put in order when it is opened.
 */
import type { Alias } from "../taxonomy/alias.ts";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { DECOYS } from "./decoys.ts";
import { spellingsOf } from "./spellings.ts";

export interface Form {
  /** Its words, with a space where a text may have one, or a hyphen, or nothing. */
  readonly words: string;
  /** The same without spaces. */
  readonly plain: string;
  /** What it may mean; nothing, if it only looks like a concept. */
  readonly readings: Alias[];
}

/** How many signs forms are filed under; shorter ones under all they have. */
export const KEY_LENGTH = 3;

const NONE: readonly Form[] = [];

let drawers: Map<string, Alias[]> | null = null;
const opened = new Map<string, readonly Form[]>();

/** Forms that begin so, the longest first. */
export function formsUnder(key: string): readonly Form[] {
  const known = opened.get(key);
  if (known) return known;
  drawers ??= fill();
  const aliases = drawers.get(key);
  if (!aliases) return NONE;
  const forms = formsOf(key, aliases);
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

function fill(): Map<string, Alias[]> {
  const filled = new Map<string, Alias[]>(DECOYS.map((decoy) => [keyOf(decoy), []]));
  for (const { aliases } of taxonomy().rows) {
    for (const alias of aliases) {
      const key = keyOf(alias.written);
      const drawer = filled.get(key);
      if (drawer) drawer.push(alias);
      else filled.set(key, [alias]);
    }
  }
  return filled;
}

function formsOf(key: string, aliases: readonly Alias[]): Form[] {
  const forms = new Map<string, Form>();
  const formOf = (words: string): Form => {
    const form = forms.get(words) ?? { words, plain: withoutJoints(words), readings: [] };
    forms.set(words, form);
    return form;
  };
  for (const alias of aliases) {
    for (const words of spellingsOf(alias.written)) {
      const { readings } = formOf(words);
      if (readings.every(({ id }) => id !== alias.id)) readings.push(alias);
    }
  }
  for (const decoy of DECOYS) if (keyOf(decoy) === key) spellingsOf(decoy).forEach(formOf);
  return [...forms.values()].sort((a, b) => b.plain.length - a.plain.length);
}
