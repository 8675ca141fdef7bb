/** Every way to write a concept, by its first word or first two signs. Made when first needed. */
import type { AliasRule } from "../taxonomy/alias.ts";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { DECOYS } from "./decoys.ts";
import { isWordSign } from "./fold-text.ts";
import { spellingsOf } from "./spellings.ts";

/** What a written form may mean. */
export interface Reading {
  readonly id: string;
  readonly category: string;
  readonly when: AliasRule;
  readonly written: string;
}

export interface Form {
  readonly plain: string;
  /** None, if it only looks like a concept. */
  readonly readings: Reading[];
}

/** Forms with the same beginning, the longest first. */
export type Lexicon = ReadonlyMap<string, readonly Form[]>;

let made: Lexicon | null = null;

export function lexicon(): Lexicon {
  made ??= make();
  return made;
}

/** What forms are filed under: their first word, or the first two signs where that is no word. */
export function keyAt(plain: string, at: number): string {
  if (!isWordSign(plain.charCodeAt(at))) return plain.slice(at, at + 2);
  let end = at + 1;
  while (end < plain.length && isWordSign(plain.charCodeAt(end))) end++;
  return plain.slice(at, end);
}

function make(): Lexicon {
  const forms = new Map<string, Form>();
  const formOf = (plain: string): Form => {
    const form = forms.get(plain) ?? { plain, readings: [] };
    forms.set(plain, form);
    return form;
  };
  for (const { id, category, aliases } of taxonomy().rows) {
    for (const { written, when } of aliases) {
      for (const plain of spellingsOf(written)) {
        const { readings } = formOf(plain);
        if (!readings.some((reading) => reading.id === id)) {
          readings.push({ id, category: category.id, when, written });
        }
      }
    }
  }
  for (const decoy of DECOYS) for (const plain of spellingsOf(decoy)) formOf(plain);
  return byKey(forms.values());
}

function byKey(forms: Iterable<Form>): Lexicon {
  const filed = new Map<string, Form[]>();
  for (const form of forms) {
    const key = keyAt(form.plain, 0);
    const drawer = filed.get(key);
    if (drawer) drawer.push(form);
    else filed.set(key, [form]);
  }
  for (const drawer of filed.values()) drawer.sort((a, b) => b.plain.length - a.plain.length);
  return filed;
}
