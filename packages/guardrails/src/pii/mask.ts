/**
 * What stands in the place of a piece of personal data: as long as it, with its separators, so that
 * a form still looks like a form; and with a number of its own, so that it can be found again.
 */
import type { PiiFinding } from "./pii-kind.ts";

const LETTER = /[\p{L}\p{N}]/u;

/** `138-1234-5678` with number 12 is `***-****-**12`. The mark is unique within a run. */
export function maskOf(value: string, number: number): string {
  const mark = number.toString(36);
  const characters = [...value];
  const open = characters.flatMap((character, at) => (LETTER.test(character) ? [at] : []));
  // An e-mail's mark goes before the @, where names are; anything else ends in it.
  const at = characters.indexOf("@");
  const places = at < 0 ? open : open.filter((place) => place < at);
  const stars = characters.map((character) => (LETTER.test(character) ? "*" : character));
  const ends = places.slice(-mark.length);
  if (ends.length < mark.length) return `${stars.join("")}*${mark}`;
  ends.forEach((place, index) => {
    stars[place] = mark.charAt(index);
  });
  return stars.join("");
}

/** The text with each finding replaced by what stands for its value. */
export function replaceFindings(
  text: string,
  findings: readonly PiiFinding[],
  standIn: (value: string) => string,
): string {
  let result = "";
  let at = 0;
  for (const { start, end, text: value } of findings) {
    result += text.slice(at, start) + standIn(value);
    at = end;
  }
  return result + text.slice(at);
}

/** As in a run of its own: the first value has number 1, and keeps it wherever it comes again. */
export function maskFindings(text: string, findings: readonly PiiFinding[]): string {
  const values = new Set(findings.map((finding) => finding.text));
  const masks = new Map([...values].map((value, index) => [value, maskOf(value, index + 1)]));
  return replaceFindings(text, findings, (value) => masks.get(value) ?? "");
}
