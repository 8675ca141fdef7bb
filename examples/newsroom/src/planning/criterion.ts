/** Reads a criterion, in whatever words, as something that can be measured. Pure. */
export type Criterion =
  | { readonly kind: "sources" | "length" | "score"; readonly least: number }
  | { readonly kind: "citations" }
  | { readonly kind: "claims" }
  | { readonly kind: "published" }
  | { readonly kind: "unknown" };

export function readCriterion(text: string): Criterion {
  const least = numberIn(text);
  if (least !== null && /\b(?:words|characters)\b|字/i.test(text)) return { kind: "length", least };
  if (least !== null && /\bscore|分/i.test(text)) return { kind: "score", least };
  if (least !== null && /\bsources?\b|来源|资料/i.test(text)) return { kind: "sources", least };
  if (/publish|发布|发表/i.test(text)) return { kind: "published" };
  if (/\bclaims?\b|\bfacts?\b|论断|事实|核实|核查/i.test(text)) return { kind: "claims" };
  if (/\bcit(?:e|es|ed|ation|ations)\b|引用|注明/i.test(text)) return { kind: "citations" };
  return { kind: "unknown" };
}

/** How many sources the whole rubric asks for. */
export function sourcesWanted(rubric: readonly string[]): number {
  const least = rubric.map(readCriterion).map((one) => (one.kind === "sources" ? one.least : 0));
  return Math.max(3, ...least);
}

const WORDS = "zero one two three four five six seven eight nine ten".split(" ");
const CHARACTERS = "零一二三四五六七八九十";

function numberIn(text: string): number | null {
  const digits = /\d+/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const word = WORDS.findIndex((name) => new RegExp(`\\b${name}\\b`, "i").test(text));
  if (word >= 0) return word;
  const character = /[两二三四五六七八九十]/.exec(text)?.[0];
  if (character === undefined) return null;
  return character === "两" ? 2 : CHARACTERS.indexOf(character);
}
