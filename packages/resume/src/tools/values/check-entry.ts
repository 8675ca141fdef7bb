/** Entries of lists as they may be stored: each known field checked, the rest kept, with an id. */
import { entryId, isRecord } from "../../model/document.ts";
import { deepIssues } from "../../model/storable-json.ts";
import { BASIC, type Field, type ListSection } from "../../model/structure.ts";
import { isForbiddenName } from "../../path/index.ts";
import { refuse } from "../refusal.ts";
import { checkField, kindOf } from "./check-text.ts";

export type Entry = Readonly<Record<string, unknown>>;

/** A new entry with everything that one of its kind has; what is not said is an empty text. */
export function newEntry(
  list: ListSection,
  value: unknown,
  taken: ReadonlySet<string>,
  newId: (prefix: string) => string,
): Entry {
  const { id: _, ...fields } = checkFields(value, fieldsOf(list), list);
  const given = entryId(value)?.slice(0, 64);
  const id = given === undefined || taken.has(given) ? newId(list.prefix) : given;
  const blank = Object.fromEntries(Object.keys(list.fields).map((name) => [name, ""]));
  return { id, ...blank, ...fields };
}

/** What an entry says with some of its fields said anew; the others stay, and its id always does. */
export function changedEntry(list: ListSection, entry: unknown, value: unknown): Entry {
  const { id: _, ...fields } = checkFields(value, fieldsOf(list), list);
  return { ...Object(entry), ...fields };
}

export function changedBasic(basic: unknown, value: unknown): Entry {
  return { ...Object(basic), ...checkFields(value, BASIC, { zh: "基本信息", en: "basics" }) };
}

function fieldsOf({ fields, more }: ListSection): Readonly<Record<string, Field>> {
  return { ...fields, ...more };
}

function checkFields(
  value: unknown,
  fields: Readonly<Record<string, Field>>,
  of: { readonly zh: string; readonly en: string },
): Entry {
  if (!isRecord(value)) {
    const { zh, en } = kindOf(value);
    refuse(
      `「${of.zh}」要的是带字段的对象，不能是${zh}`,
      `The ${of.en} takes an object with fields, not ${en}`,
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      // In a whole entry nothing is a way to say that nothing is known.
      if (field !== undefined) return [name, checkField(field, given ?? "")];
      return [name, checkUnknown(name, given)];
    }),
  );
}

/** A field that is not known here may hold whatever can be stored. */
export function checkUnknown(name: string, value: unknown): unknown {
  if (isForbiddenName(name))
    refuse(`字段名「${name}」不允许使用`, `The name "${name}" may not be used`);
  const [issue] = deepIssues(value);
  if (issue === undefined && JSON.stringify(value ?? null).length <= 20_000) return value;
  refuse(
    `字段「${name}」的内容太大或太深`,
    `What is given for "${name}" is too long or nested too deeply`,
  );
}
