/**
 * How a concept is written in a text. Most words are sure; some mean a skill only in company:
 *
 *     Golang           always
 *     Go?              in a list of skills, beside another one, or after words such as 熟悉 or using
 *     AI?design-tools  with a concept of that category nearby
 *     AI?*             where no other concept that is written so fits
 */
export interface Alias {
  /** The concept that is written so, and its category. */
  readonly id: string;
  readonly category: string;
  readonly written: string;
  readonly when: AliasRule;
}

export type AliasRule =
  | { readonly kind: "always" | "listed" | "otherwise" }
  | { readonly kind: "near"; readonly categories: readonly string[] };

const ALWAYS: AliasRule = { kind: "always" };
const LISTED: AliasRule = { kind: "listed" };
const OTHERWISE: AliasRule = { kind: "otherwise" };

export function readAlias(id: string, category: string, cell: string): Alias {
  const mark = cell.indexOf("?");
  if (mark < 0) return { id, category, written: cell, when: ALWAYS };
  return { id, category, written: cell.slice(0, mark), when: ruleOf(cell.slice(mark + 1)) };
}

function ruleOf(rule: string): AliasRule {
  if (rule === "") return LISTED;
  if (rule === "*") return OTHERWISE;
  return { kind: "near", categories: rule.split(",") };
}
