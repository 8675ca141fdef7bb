/**
 * Reading and changing a document by path. Nothing is changed in place: what a change leaves alone is
 * the same object in the new document, so that a comparison stops there.
 */
import { resumeErrors } from "../errors.ts";
import { allowed, formatPath, isForbiddenName, type PathSegment, parsePath } from "./parse-path.ts";

export type Path = string | readonly PathSegment[];

export function getByPath(document: unknown, path: Path): unknown {
  const segments = segmentsOf(path);
  return segments.reduce<unknown>((value, segment, depth) => {
    const key = keyIn(value, segment);
    if (key === undefined) throw missing(segments, depth, value);
    return Reflect.get(Object(value), key);
  }, document);
}

export function existsPath(document: unknown, path: Path): boolean {
  let value = document;
  for (const segment of segmentsOf(path)) {
    const key = keyIn(value, segment);
    if (key === undefined) return false;
    value = Reflect.get(Object(value), key);
  }
  return true;
}

/** Names on the way that are not there are made; places in a list are not. */
export function setByPath(document: unknown, path: Path, value: unknown): unknown {
  return change(document, segmentsOf(path), 0, () => value);
}

/** Takes a field out of an object, or an entry out of a list. */
export function deleteByPath(document: unknown, path: Path): unknown {
  const segments = segmentsOf(path);
  const last = segments.at(-1);
  if (last === undefined) {
    throw resumeErrors.error("path-invalid", {
      detail: "The whole document cannot be deleted.",
      data: { path: "", segment: "" },
    });
  }
  getByPath(document, segments);
  return change(document, segments.slice(0, -1), 0, (parent) => {
    const key = keyIn(parent, last);
    if (Array.isArray(parent)) return parent.toSpliced(Number(key), 1);
    return Object.fromEntries(Object.entries(Object(parent)).filter(([name]) => name !== key));
  });
}

/** The path with places counted from the beginning, as far as it leads to something. */
export function resolvePath(document: unknown, path: Path): PathSegment[] {
  let value = document;
  return segmentsOf(path).map((segment) => {
    const key = keyIn(value, segment);
    value = key === undefined ? undefined : Reflect.get(Object(value), key);
    return key ?? segment;
  });
}

function change(
  value: unknown,
  segments: readonly PathSegment[],
  depth: number,
  edit: (value: unknown) => unknown,
): unknown {
  const segment = segments[depth];
  if (segment === undefined) return edit(value);
  const key = keyIn(value, segment);
  if (key === undefined) {
    if (typeof segment === "number" || !isObject(value ?? {})) {
      throw missing(segments, depth, value);
    }
    return { ...Object(value), [segment]: change(undefined, segments, depth + 1, edit) };
  }
  const old = Reflect.get(Object(value), key);
  const made = change(old, segments, depth + 1, edit);
  if (Object.is(made, old)) return value;
  return Array.isArray(value) ? value.with(Number(key), made) : { ...Object(value), [key]: made };
}

/** The segment as a key that the value has; undefined if it has none such. */
function keyIn(value: unknown, segment: PathSegment): PathSegment | undefined {
  if (Array.isArray(value)) {
    // Some write education.0 for education[0].
    const asked =
      typeof segment === "number" || /^-?\d{1,9}$/.test(segment) ? Number(segment) : NaN;
    const index = asked < 0 ? value.length + asked : asked;
    return index >= 0 && index < value.length ? index : undefined;
  }
  if (!isObject(value) || typeof segment === "number" || isForbiddenName(segment)) return undefined;
  return Object.hasOwn(value, segment) ? segment : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function segmentsOf(path: Path): readonly PathSegment[] {
  if (typeof path === "string") return parsePath(path);
  return path.map((segment) => allowed(segment, formatPath(path)));
}

function missing(segments: readonly PathSegment[], depth: number, value: unknown) {
  const segment = segments[depth] ?? "";
  const path = formatPath(segments);
  const parent = formatPath(segments.slice(0, depth)) || "the document";
  const why = Array.isArray(value)
    ? `${parent} is a list of ${value.length}`
    : isObject(value)
      ? `${parent} has no such field`
      : `${parent} holds no fields`;
  return resumeErrors.error("path-missing", {
    detail: `The path "${path}" ends at "${segment}": ${why}.`,
    data: { path, segment, ...(Array.isArray(value) && { length: value.length }) },
  });
}
