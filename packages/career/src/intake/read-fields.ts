/** Fields of work that a text names: tech, health, education … */
import { occupationData } from "@bole/talent/reading";

export interface NamedField {
  readonly id: string;
  readonly quote: string;
}

export function fieldsIn(text: string): NamedField[] {
  const lower = text.toLowerCase();
  const found: NamedField[] = [];
  for (const { id, zh, en, aliases } of occupationData().fields.values()) {
    const name = [zh, en, ...aliases].find((alias) => names(lower, alias.toLowerCase()));
    if (name !== undefined) found.push({ id, quote: name });
  }
  return found;
}

function names(text: string, alias: string): boolean {
  const found = /\p{Script=Han}/u.test(alias)
    ? text.indexOf(alias)
    : text.search(new RegExp(`(?<![a-z])${alias.replace(/[^a-z ]/g, "\\$&")}(?![a-z])`));
  return found !== -1 && !AGAINST.test(text.slice(0, found));
}

/** "Less travel", 不想做销售: whoever wants less of it does not name it as their field. */
const AGAINST =
  /(?:不想再?(?:做|碰|搞)?|不要|不做|少一?点|离开|除了|\b(?:less|fewer|no|no more|without|not|avoid|leave|leaving|out of|away from|anything but)(?: \w+)?)\s*$/i;
