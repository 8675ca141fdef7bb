/** Whose clock a time is said by, where the words name one: "2026-11-27 10:30 Europe/London". */
import { isTimeZone } from "@bole/base";

const NAMED = /\b(?:[A-Z][A-Za-z_]{1,30}(?:\/[A-Z][A-Za-z_-]{1,40}){1,2}|UTC|GMT)\b/gu;

/** IANA; undefined where none is named. */
export const saidZone = (words: string): string | undefined =>
  words.match(NAMED)?.find((name) => isTimeZone(name));
