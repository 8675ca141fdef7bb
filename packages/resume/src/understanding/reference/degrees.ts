/** Degrees as levels, so that "my master's" finds the entry that says MS, and 本科 the 学士. */
const LEVELS: readonly (readonly [string, RegExp])[] = [
  ["doctor", /博士|(?<![a-z])(?:ph\.?\s?d\.?|doctor(?:ate|al)?|dphil|d\.phil)(?![a-z])/],
  ["mba", /(?<![a-z])(?:e?mba)(?![a-z])|工商管理硕士/],
  [
    "master",
    /硕士|研究生|(?<![a-z])(?:master'?s?|m\.?sc?\.?|m\.?a\.?|m\.?eng\.?|m\.?tech|mphil|m\.?s\.?)(?![a-z])/,
  ],
  [
    "bachelor",
    /本科|学士|(?<![a-z])(?:bachelor'?s?|b\.?sc?\.?|b\.?a\.?|b\.?eng\.?|b\.?tech|b\.?e\.?|undergrad(?:uate)?|b\.?s\.?|bba|bcom)(?![a-z])/,
  ],
  ["associate", /大专|专科|高职|(?<![a-z])(?:associate'?s?(?: degree)?)(?![a-z])/],
  ["school", /高中|中专|职高|(?<![a-z])high school(?![a-z])/],
];

export interface LevelHit {
  readonly level: string;
  /** The higher, the further it goes. */
  readonly rank: number;
  readonly start: number;
  readonly end: number;
}

/** The first degree that a folded text names. */
export function levelIn(text: string): LevelHit | undefined {
  for (const [at, [level, pattern]] of LEVELS.entries()) {
    const match = pattern.exec(text);
    if (match !== null)
      return {
        level,
        rank: LEVELS.length - at,
        start: match.index,
        end: match.index + match[0].length,
      };
  }
  return undefined;
}
