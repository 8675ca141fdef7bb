import { readResumeDate } from "../resume-date.ts";
import { textOf } from "../unknown-json.ts";

/** The only dates that the schema of JSON Resume allows. */
const ALLOWED = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;

export function writeDate(date: string): string | undefined {
  return ALLOWED.test(date) ? date : undefined;
}

export function readDate(value: unknown): string {
  return readResumeDate(textOf(value));
}
