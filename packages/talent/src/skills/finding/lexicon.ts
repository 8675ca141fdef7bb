/** Every way to write a concept, by its first signs. Made when first needed. */
import type { AliasRule } from "../taxonomy/alias.ts";
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

/** How many signs forms are filed under; shorter ones under all they have. */
export const KEY_LENGTH = 3;

/** Forms with the same beginning, the longest first. */
export type Lexicon = ReadonlyMap<string, readonly Form[]>;

let made: Lexicon | null = null;

export function lexicon(): Lexicon {
  made ??= make();
  return made;
}

function make(): Lexicon {
  const forms = new Map<string, Form>();
  for (const { id, category, aliases } of taxonomy().rows) {
    for (const { written, when } of aliases) {
      for (const words of spellingsOf(written)) {
        const { readings } = formOf(forms, words);
        if (readings.length === 0 || readings.every((reading) => reading.id !== id)) {
          readings.push({ id, category: category.id, when, written });
        }
      }
    }
  }
  for (const decoy of DECOYS) for (const words of spellingsOf(decoy)) formOf(forms, words);
  return byKey(forms.values());
}

function formOf(forms: Map<string, Form>, words: string): Form {
  const known = forms.get(words);
  if (known) return known;
  const plain = words.includes(" ") ? words.replaceAll(" ", "") : words;
  const form = { words, plain, readings: [] };
  forms.set(words, form);
  return form;
}

function byKey(forms: Iterable<Form>): Lexicon {
  const filed = new Map<string, Form[]>();
  for (const form of forms) {
    const key = form.plain.slice(0, KEY_LENGTH);
    const drawer = filed.get(key);
    if (drawer) drawer.push(form);
    else filed.set(key, [form]);
  }
  for (const drawer of filed.values()) {
    if (drawer.length > 1) drawer.sort((a, b) => b.plain.length - a.plain.length);
  }
  return filed;
}
