/** Finds wording in job ads and mails that excludes or harms people. */
import { DISCRIMINATION } from "./discrimination.ts";
import { UNSAFE } from "./unsafe.ts";
import type { WordingRule } from "./wording-rule.ts";

export const WORDING_RULES: readonly WordingRule[] = [...DISCRIMINATION, ...UNSAFE];

export interface WordingFinding {
  readonly rule: WordingRule;
  readonly start: number;
  readonly end: number;
}

/**
 * A sentence that says that people are *not* excluded, or that tells how not to write, uses the
 * same words; so does a law that is quoted.
 */
const HARMLESS =
  /不限|均可|不得(?:以|因|询问|要求|设置|含有|包含|收取|扣押)|禁止|不因|无论|不分|平等|反歧视|歧视|欢迎[^，。]{0,12}(?:残障|残疾|各|不同)|\b(?:regardless of|irrespective of|without regard to|do(?:es)? not discriminate|equal opportunity|never ask|do not ask|don't ask|must not|may not|not (?:be )?limited|all (?:genders|ages|ethnicities)|of any (?:age|gender)|avoid|prohibited|illegal to)\b/i;
const SENTENCE = /[^。！？!?\n；;]+/g;

export function findWording(text: string): WordingFinding[] {
  const found: WordingFinding[] = [];
  for (const sentence of text.matchAll(SENTENCE)) {
    if (HARMLESS.test(sentence[0])) continue;
    for (const rule of WORDING_RULES) {
      for (const pattern of rule.patterns) {
        for (const match of sentence[0].matchAll(pattern)) {
          const start = sentence.index + match.index;
          found.push({ rule, start, end: start + match[0].length });
        }
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
