/**
 * Paths into a document, as in `education[0].school`, `workExperience[-1]` and `more["a.b"]`. A text
 * that is none is refused with the place at which it stops being one; a name that would reach an
 * object's prototype is refused before anything is looked up.
 */
import { resumeErrors } from "../errors.ts";

/** A name, or a place in a list; -1 is the last. */
export type PathSegment = string | number;

const MAX_LENGTH = 1_000;
const MAX_SEGMENTS = 50;
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

const NAME = /[^.[\]"'\s](?:[^.[\]"']*[^.[\]"'\s])?/y;
const INDEX = /\[\s*(-?\d{1,9})\s*\]/y;
const QUOTED = /\[\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\]/sy;
const PLAIN = /^[^.[\]"'\s](?:[^.[\]"']*[^.[\]"'\s])?$/;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** The whole document is the empty path. */
export function parsePath(path: string): PathSegment[] {
  if (path.length > MAX_LENGTH) throw invalid(path.slice(0, 80), 0, "it is too long");
  const segments: PathSegment[] = [];
  let at = 0;
  while (at < path.length) {
    if (segments.length === MAX_SEGMENTS) throw invalid(path, at, "it is too deep");
    const found = readSegment(path, at, segments.length === 0);
    segments.push(allowed(found.segment, path));
    at = found.end;
  }
  return segments;
}

/** The one way to write a path, so that two that lead to one place are the same text. */
export function formatPath(segments: readonly PathSegment[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === "number") return `${path}[${segment}]`;
    if (!PLAIN.test(segment)) return `${path}[${JSON.stringify(segment)}]`;
    return path === "" ? segment : `${path}.${segment}`;
  }, "");
}

interface Found {
  readonly segment: PathSegment;
  readonly end: number;
}

function readSegment(path: string, at: number, isFirst: boolean): Found {
  if (path[at] === "[") return readBrackets(path, at);
  const start = isFirst ? at : at + 1;
  if (!isFirst && path[at] !== ".") throw invalid(path, at, 'a "." or "[" is missing');
  const [name] = matchAt(NAME, path, start) ?? [];
  if (name === undefined) throw invalid(path, start, "a name is missing");
  return { segment: name, end: start + name.length };
}

function readBrackets(path: string, at: number): Found {
  const index = matchAt(INDEX, path, at);
  if (index !== null) return { segment: Number(index[1]), end: at + index[0].length };
  const quoted = matchAt(QUOTED, path, at);
  if (quoted === null) throw invalid(path, at, "brackets hold a whole number or a quoted name");
  const name = unescaped(quoted[1] ?? quoted[2] ?? "");
  return { segment: name, end: at + quoted[0].length };
}

function matchAt(pattern: RegExp, path: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(path);
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code?: string, sign = "") =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Also of names that come from elsewhere than a path, such as the keys of a value. */
export function isForbiddenName(name: string): boolean {
  return FORBIDDEN.has(name);
}

/** The segment, unless it names what nobody may reach. */
export function allowed(segment: PathSegment, path: string): PathSegment {
  if (typeof segment === "number" || !isForbiddenName(segment)) return segment;
  throw resumeErrors.error("path-forbidden", {
    detail: `The path "${path}" names "${segment}".`,
    data: { path, segment },
  });
}

function invalid(path: string, at: number, why: string) {
  const segment = path.slice(at);
  return resumeErrors.error("path-invalid", {
    detail: `The path "${path}" cannot be read at "${segment}": ${why}.`,
    data: { path, segment, at },
  });
}
