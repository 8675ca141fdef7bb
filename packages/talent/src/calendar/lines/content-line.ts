/** One line of iCalendar (RFC 5545, 3.1): `NAME;PARAMETER="value":value`. */

export interface ContentLine {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly name: string;
  /** By names in capitals; of several values the first. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

const NAME = /^[A-Za-z0-9-]+/;
const PARAMETER = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:,]*))((?:,(?:"[^"]*"|[^";:,]*))*)/y;

/** What comes before the first `;` or `:`, in capitals; most lines need no closer look. */
export function nameOf(text: string): string {
  return (NAME.exec(text)?.[0] ?? "").toUpperCase();
}

/** Null for what is no such line. */
export function parseContentLine(text: string, line: number): ContentLine | null {
  const name = nameOf(text);
  if (name === "") return null;
  const parameters: Record<string, string> = {};
  let at = name.length;
  while (text[at] === ";") {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(text);
    if (found === null) return null;
    parameters[(found[1] ?? "").toUpperCase()] = found[2] ?? found[3] ?? "";
    at = PARAMETER.lastIndex;
  }
  return text[at] === ":" ? { line, name, parameters, value: text.slice(at + 1) } : null;
}
