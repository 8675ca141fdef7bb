/** Academic degrees by their level, however they are written. */
export type Degree = "doctor" | "master" | "mba" | "bachelor" | "associate";

export interface StatedDegree {
  readonly start: number;
  readonly end: number;
  readonly degree: Degree;
}

const PATTERNS: readonly (readonly [Degree, RegExp])[] = [
  ["doctor", /博士(?!后)|\bph\.? ?d\b\.?|\bdoctorate\b|\bdoctoral degree\b|\bd\.phil\b/gi],
  ["mba", /\bE?MBA\b|工商管理硕士/g],
  [
    "master",
    /硕士|研究生(?:学历|毕业)|\bmaster(?:'s|’s)?(?: degree| of)\b|\bmaster's\b|\bm\.? ?sc\b\.?|\bm\.?eng\b|\bm\.a\.|\bM\.?S\.? (?:in|degree)\b/gi,
  ],
  [
    "bachelor",
    /本科|学士|\bbachelor(?:'s|’s)?\b|\bb\.? ?sc\b\.?|\bb\.?eng\b|\bb\.a\.|\bB\.?[AS]\.? (?:in|degree)\b/gi,
  ],
  ["associate", /大专|专科|\bassociate(?:'s)? degree\b/gi],
];

export function degreesIn(text: string): StatedDegree[] {
  return PATTERNS.flatMap(([degree, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      degree,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}
