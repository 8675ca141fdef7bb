/** What reads texts, and nothing that opens a database: light enough for every thread that reads. */
export { detectInjection } from "./injection/detect-injection.ts";
export { INJECTION_RULES } from "./injection/rules-id.ts";
export { namesIn, type StatedName } from "./output/claims/names.ts";
export { chineseNumber, ENGLISH_NUMBER, englishNumber } from "./output/claims/numerals.ts";
export { findPii } from "./pii/find-pii.ts";
export type { PiiKind } from "./pii/pii-kind.ts";
export { DEFAULT_POLICY, type Policy } from "./policy/policy.ts";
