/** The gaps of a résumé that may be filled, and how proven values go into them. */
import {
  Education,
  type ResumeData,
  ResumeProject,
  WorkExperience,
} from "../../model/resume-data.ts";
import type { Sources } from "../../model/span.ts";
import type { ProvenValue } from "./resume-values.ts";

const LISTS = {
  education: { schema: Education, named: "school", prefix: "edu" },
  workExperience: { schema: WorkExperience, named: "company", prefix: "work" },
  projects: { schema: ResumeProject, named: "name", prefix: "project" },
} as const;
type ListName = keyof typeof LISTS;

const ENTRY_FIELD = /^(education|workExperience|projects)\[(\d{1,2})\]\.([a-zA-Z]{2,20})$/;

/** Whether a path is one of the gaps: itself, or a field of an entry of a list that is one. */
export function isGap(path: string, missing: readonly string[]): boolean {
  if (missing.includes(path)) return !(path in LISTS);
  const [, list = "", , field = ""] = ENTRY_FIELD.exec(path) ?? [];
  return isListName(list) && missing.includes(list) && isField(list, field);
}

function isListName(name: string): name is ListName {
  return name in LISTS;
}

function isField(list: ListName, field: string): boolean {
  return field !== "id" && Object.hasOwn(LISTS[list].schema.shape, field);
}

export interface Filled {
  readonly data: ResumeData;
  readonly sources: Sources;
}

/** @param proven by path; only gaps */
export function fillGaps(
  data: ResumeData,
  missing: readonly string[],
  proven: ReadonlyMap<string, ProvenValue>,
): Filled {
  const filled = structuredClone(data);
  const sources: Sources = {};
  for (const [path, { value, span }] of proven) {
    if (missing.includes(path) && setText(filled, path, value)) sources[path] = [span];
  }
  for (const list of Object.keys(LISTS) as ListName[]) {
    if (!missing.includes(list)) continue;
    const entries = newEntries(list, proven);
    Object.assign(filled, { [list]: entries.map(({ entry }) => entry) });
    entries.forEach(({ from }, index) => {
      for (const [field, { span }] of from) sources[`${list}[${index}].${field}`] = [span];
    });
  }
  return { data: filled, sources };
}

/** Entries whose name is proven; without one nobody could tell what they are. */
function newEntries(list: ListName, proven: ReadonlyMap<string, ProvenValue>) {
  const byIndex = new Map<number, Map<string, ProvenValue>>();
  for (const [path, value] of proven) {
    const [, name, index = "", field = ""] = ENTRY_FIELD.exec(path) ?? [];
    if (name !== list) continue;
    const fields = byIndex.get(Number(index)) ?? new Map<string, ProvenValue>();
    byIndex.set(Number(index), fields.set(field, value));
  }
  const { schema, named, prefix } = LISTS[list];
  return [...byIndex]
    .toSorted(([a], [b]) => a - b)
    .filter(([, fields]) => fields.has(named))
    .map(([, from], index) => {
      const texts = [...from].map(([field, { value }]) => [field, value]);
      const entry = schema.parse({ id: `${prefix}-${index + 1}`, ...Object.fromEntries(texts) });
      return { entry, from };
    });
}

/** Sets a text that is empty. Never one that is not. */
function setText(data: ResumeData, path: string, value: string): boolean {
  const [, list = "", index = "", field = ""] = ENTRY_FIELD.exec(path) ?? [];
  const holder: object | undefined = isListName(list)
    ? data[list][Number(index)]
    : path.startsWith("basic.")
      ? data.basic
      : data;
  const name = field || path.replace(/^basic\./, "");
  if (holder === undefined || !Object.hasOwn(holder, name)) return false;
  if (Reflect.get(holder, name) !== "") return false;
  return Reflect.set(holder, name, value);
}
