/** Fields of work that a text names: tech, health, education … */
import { dataSet } from "../occupations/data-set.ts";

export interface NamedField {
  readonly id: string;
  readonly quote: string;
}

export function fieldsIn(text: string): NamedField[] {
  const lower = text.toLowerCase();
  const found: NamedField[] = [];
  for (const { id, zh, en, aliases } of dataSet().fields.values()) {
    const name = [zh, en, ...aliases].find((alias) => names(lower, alias.toLowerCase()));
    if (name !== undefined) found.push({ id, quote: name });
  }
  return found;
}

function names(text: string, alias: string): boolean {
  if (/\p{Script=Han}/u.test(alias)) return text.includes(alias);
  return new RegExp(`(?<![a-z])${alias.replace(/[^a-z ]/g, "\\$&")}(?![a-z])`).test(text);
}
