/**
 * A résumé as it is edited: the JSON that somebody gave, with whatever it has beyond what is known
 * here. Entries have ids, so that they stay the same when others come or go; all else stays as it is.
 */
import { ResumeData } from "@bole/reading/text";
import { resumeErrors } from "../errors.ts";
import { deleteByPath, existsPath, type PathSegment, setByPath } from "../path/index.ts";
import { deepIssues, type Issue } from "./storable-json.ts";
import { LISTS } from "./structure.ts";

export type ResumeDocument = Readonly<Record<string, unknown>>;

/** A résumé that somebody sends along: any part may be missing, and entries may lack their ids. */
export function readDocument(given: unknown): ResumeDocument {
  const issues = issuesIn(given);
  if (issues.length > 0 || !isRecord(given)) throw invalid(issues);
  const named = Object.entries(LISTS).flatMap(([section, { prefix }]) => {
    const list = given[section];
    return Array.isArray(list) ? [[section, withIds(list, prefix)] as const] : [];
  });
  return { ...given, ...Object.fromEntries(named) };
}

/**
 * What it says in the model's own form, for understanding and drawing it. Somebody's own way to write
 * a date, or a number where a text is due, is theirs; here it only must not be in the way.
 */
export function asResumeData(document: ResumeDocument): ResumeData {
  const { success, data, error } = ResumeData.safeParse(document);
  if (success) return data;
  const view = error.issues.reduce<unknown>((rest, { path }) => mended(rest, path), document);
  return ResumeData.parse(view);
}

/** The résumé if it can be stored as it is. */
export function asStored(document: ResumeDocument): ResumeData {
  const deep = deepIssues(document);
  if (deep.length > 0) throw invalid(deep);
  const { success, data, error } = ResumeData.safeParse(document);
  if (!success) {
    throw invalid(error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  }
  if (JSON.stringify(data).length <= MAX_LENGTH) return data;
  throw invalid([{ path: "", message: `is longer than ${MAX_LENGTH} characters` }]);
}

/** Of a whole résumé; what is known of it has limits of its own, what is not has this one. */
const MAX_LENGTH = 2_000_000;

export function entryId(entry: unknown): string | undefined {
  const id = isRecord(entry) ? entry.id : undefined;
  return typeof id === "number" ? String(id) : typeof id === "string" && id !== "" ? id : undefined;
}

export function isRecord(value: unknown): value is ResumeDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What cannot be read in any way; all else is kept as it is. */
function issuesIn(given: unknown): Issue[] {
  if (!isRecord(given)) return [{ path: "resume_data", message: "must be an object" }];
  const { basic = null } = given;
  return [
    ...deepIssues(given),
    ...(basic === null || isRecord(basic) ? [] : [{ path: "basic", message: "must be an object" }]),
    ...Object.entries(LISTS).flatMap(([section, { limit }]) =>
      listIssues(section, given[section] ?? [], limit),
    ),
  ];
}

function listIssues(path: string, list: unknown, limit: number): Issue[] {
  if (!Array.isArray(list)) return [{ path, message: "must be a list" }];
  if (list.length > limit) return [{ path, message: `has more than ${limit} entries` }];
  return list.flatMap((entry, index) =>
    isRecord(entry) ? [] : [{ path: `${path}[${index}]`, message: "must be an object" }],
  );
}

/** Those without an id, or with one that another has, are given one by their place. */
function withIds(list: readonly unknown[], prefix: string): unknown[] {
  const taken = new Set<string>();
  const known = new Set(list.map(entryId));
  return list.map((entry, index) => {
    let id = entryId(entry);
    if (id !== undefined && !taken.has(id)) {
      taken.add(id);
      return entry;
    }
    for (let more = index + 1; id === undefined || known.has(id) || taken.has(id); more += 1) {
      id = `${prefix}-${more}`;
    }
    taken.add(id);
    return Object.assign({ id }, entry, { id });
  });
}

/** Without what does not fit: the model has something for what is missing. */
function mended(document: unknown, path: readonly PropertyKey[]): unknown {
  const segments = path.filter((part): part is PathSegment => typeof part !== "symbol");
  if (!existsPath(document, segments)) return document;
  if (segments.at(-1) !== "id") return deleteByPath(document, segments);
  const entry: unknown = segments
    .slice(0, -1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), document);
  return setByPath(document, segments, entryId(entry)?.slice(0, 64) ?? "");
}

function invalid(issues: readonly Issue[]) {
  return resumeErrors.error("resume-invalid", {
    detail: `The résumé does not hold: ${issues.map(({ path, message }) => `${path || "it"}: ${message}`).join("; ")}.`,
    issues,
  });
}
