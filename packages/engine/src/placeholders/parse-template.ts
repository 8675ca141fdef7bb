import type { Reference, Segment } from "./reference.ts";

/**
 * Reads the placeholders in a text. Pure syntax: whether a step exists is not known here, so what a
 * text means never depends on the plan around it.
 *
 *   $2  $2.result.name  $items[-1]["a b"]   a placeholder, as long as it goes
 *   ${2.result.name}                        the same with an end: "${2}nd", "${a}_${b}"
 *   $$                                      a literal dollar: "$$5 million"
 *   "US$ 5", "a $ b", "$."                  a dollar that nothing follows is itself
 *
 * A dot, a hyphen or a bracket that continues no path is text: "see $2." ends at 2, "$a-$b" is two.
 * Prices must be written with $$, because "$5 million" is step 5.
 */
export type Part =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reference"; readonly reference: Reference; readonly source: string }
  | { readonly type: "bad"; readonly source: string; readonly message: string };

export function parseTemplate(template: string): Part[] {
  const parts: Part[] = [];
  let text = "";
  let at = 0;
  const flush = () => {
    if (text !== "") parts.push({ type: "text", text });
    text = "";
  };
  while (at < template.length) {
    const dollar = template.indexOf("$", at);
    if (dollar === -1) break;
    text += template.slice(at, dollar);
    if (template[dollar + 1] === "$") {
      text += "$";
      at = dollar + 2;
      continue;
    }
    const found =
      template[dollar + 1] === "{" ? readBraced(template, dollar) : readBare(template, dollar);
    if (found === null) {
      text += "$";
      at = dollar + 1;
      continue;
    }
    flush();
    parts.push(found.part);
    at = found.end;
  }
  text += template.slice(at);
  flush();
  return parts;
}

interface Found {
  readonly part: Part;
  readonly end: number;
}

const BARE_NAME = /[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?/y;
const BRACED_NAME = /[A-Za-z0-9][A-Za-z0-9_-]*/y;
const SPACES = /\s*/y;

function readBare(template: string, dollar: number): Found | null {
  const name = match(BARE_NAME, template, dollar + 1);
  if (name === null) return null;
  const { path, end } = readPath(template, name.end);
  if (template[end] === "[") {
    const close = template.indexOf("]", end);
    const source = template.slice(dollar, close === -1 ? template.length : close + 1);
    const message = `${template.slice(end, dollar + source.length)} is no position and no key`;
    return { part: { type: "bad", source, message }, end: dollar + source.length };
  }
  const source = template.slice(dollar, end);
  return { part: { type: "reference", reference: { ref: name.text, path }, source }, end };
}

function readBraced(template: string, dollar: number): Found {
  const start = match(SPACES, template, dollar + 2)?.end ?? dollar + 2;
  const name = match(BRACED_NAME, template, start);
  if (name !== null) {
    const { path, end } = readPath(template, name.end);
    const close = match(SPACES, template, end)?.end ?? end;
    if (template[close] === "}") {
      const source = template.slice(dollar, close + 1);
      const reference = { ref: name.text, path };
      return { part: { type: "reference", reference, source }, end: close + 1 };
    }
  }
  const brace = template.indexOf("}", dollar);
  const end = brace === -1 ? template.length : brace + 1;
  const message =
    brace === -1 ? "the brace is never closed" : "there is no placeholder between the braces";
  return { part: { type: "bad", source: template.slice(dollar, end), message }, end };
}

const KEY = /\.([\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)/uy;
const POSITION = /\[(-?\d{1,9})\]/y;
const QUOTED = /\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]/sy;

function readPath(template: string, start: number): { path: Segment[]; end: number } {
  const path: Segment[] = [];
  let end = start;
  for (;;) {
    const key = match(KEY, template, end);
    const position = key ?? match(POSITION, template, end);
    const found = position ?? match(QUOTED, template, end);
    if (found === null) return { path, end };
    if (found === key) path.push(found.inner);
    else if (found === position) path.push(Number(found.inner));
    else path.push(unquote(found.inner));
    end = found.end;
  }
}

/** The key between quotes; a backslash makes the next character itself. */
function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/gs, "$1");
}

/** A path that stands alone, as in an adapter's `fields`: `items[0].name`. Null if it is none. */
export function parsePath(text: string): Segment[] | null {
  const whole = text.startsWith("[") ? text : `.${text}`;
  const { path, end } = readPath(whole, 0);
  return end === whole.length && path.length > 0 ? path : null;
}

function match(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && { text: found[0], inner: found[1] ?? "", end: pattern.lastIndex };
}
