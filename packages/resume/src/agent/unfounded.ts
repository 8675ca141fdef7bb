/**
 * No invention: a model may word what the person and the résumé say, and may add no number, date or name that
 * neither of them has. Both may be spelled otherwise ("fourteen hundred", 一百二十个人, "portugese"); a number may get the unit that it was said
 * without, or be the sum or the difference of what the text had and what was said. Fields of one line are copied, not worded; they are checked by their tool.
 */
import { editDistance } from "@bole/base";
import { threadJob } from "@bole/base/threads";
import { numbersIn } from "@bole/language/text";
import type { ResumeDocument } from "../model/document.ts";
import { type Bilingual, LISTS, placeOf } from "../model/structure.ts";
import { existsPath, getByPath, resolvePath } from "../path/index.ts";
import { type Fact, factsIn, keepsFacts } from "../polish/index.ts";
import type { ToolCall } from "../tools/tool-call.ts";

/**
 * What to say of it; undefined where every fact is somebody's.
 * @param said what the person has said so far, the edits that wait, and what day it is
 */
export function unfoundedIn(
  call: ToolCall,
  document: ResumeDocument,
  said: string,
): Bilingual | undefined {
  if (call.name !== "CVEditor" || call.params.action === "delete") return undefined;
  const { path, value } = call.params;
  if (!isReadable(document, path)) return undefined;
  const source = [said, ...stringsIn(document)].join("\n");
  const added = textsIn(path, value, document).flatMap((text) => keepsFacts(source, text).added);
  const isKnown = known(source);
  const isReckoned = reckoned(said, stringsIn(before(document, path)).join("\n"));
  const unknown = added.filter((fact) => !isKnown(fact) && !isReckoned(fact));
  if (unknown.length === 0) return undefined;
  const words = [...new Set(unknown.map(({ text }: Fact) => text))].join("、");
  return {
    zh: `写了简历和消息里都没有的内容：${words}`,
    en: `It states what neither the person nor the résumé does: ${words}`,
  };
}

/** Facts that the source has, however often and however spelled. */
function known(source: string): (fact: Fact) => boolean {
  const facts = factsIn(source);
  const keys = new Set(facts.map(({ kind, key }) => `${kind} ${key}`));
  const counted = facts.filter(({ kind }) => kind === "number").map(({ key }) => key.split(" "));
  const bare = new Set(numbersIn(source).flatMap(({ value, to = value }) => [value, to]));
  const words = [...new Set(source.toLowerCase().match(/\p{L}{4,}/gu))];
  // "portugese", "drivin": what is mended is nothing new.
  const isSpelledOtherwise = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).every(
      (word) =>
        words.includes(word) ||
        (word.length > 4 &&
          words.some((known) => editDistance(word, known) <= Math.floor(word.length / 5))),
    );
  const unitsOf = (value: number) =>
    counted.filter(([amount]) => Number(amount) === value).map(([, unit = ""]) => unit);
  return ({ kind, key, text }) => {
    if (keys.has(`${kind} ${key}`)) return true;
    if (kind === "name") return isSpelledOtherwise(text);
    const said = numbersIn(text).map(({ value }) => value);
    if (said.length === 0 || !said.every((value) => bare.has(value))) return false;
    // An amount keeps its unit where it was said with one that measures; 个 and 分 only count.
    const [, unit = ""] = kind === "number" ? key.split(" ") : [];
    const units = said.flatMap(unitsOf);
    return (
      unit === "" || units.length === 0 || units.some((one) => COUNTS.has(one) || one === unit)
    );
  };
}

/** "It rose by 55,000": what the text had, more or less by what was said. */
function reckoned(said: string, was: string): (fact: Fact) => boolean {
  const amounts = (text: string) => numbersIn(text).map(({ value }) => value);
  const [steps, had] = [amounts(said), amounts(was)];
  const reached = new Set(had.flatMap((from) => steps.flatMap((by) => [from + by, from - by])));
  return ({ kind, text }) => {
    const told = kind === "number" ? amounts(text) : [];
    return told.length > 0 && told.every((value) => reached.has(value));
  };
}

function before(document: ResumeDocument, path: string): unknown {
  const segments = resolvePath(document, path);
  return existsPath(document, segments) ? getByPath(document, segments) : "";
}

const COUNTS: ReadonlySet<string> = new Set(["", "thing"]);

function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "id" ? [] : [value];
  return Object.entries(Object(value)).flatMap(([name, one]) => stringsIn(one, name));
}

export const unfoundedJob = threadJob<typeof unfoundedIn>(new URL(import.meta.url), "unfoundedIn");

/** Texts that a model words: prose, and that of entries. */
function textsIn(path: string, value: unknown, document: ResumeDocument): string[] {
  const place = placeOf(resolvePath(document, path));
  if (place.kind === "field") {
    return place.field.kind === "prose" && typeof value === "string" ? [value] : [];
  }
  if (place.kind !== "list" && place.kind !== "entry") return [];
  const fields = Object.entries({ ...LISTS[place.section]?.fields }).filter(
    ([, { kind }]) => kind === "prose",
  );
  return [value].flat().flatMap((entry) =>
    fields.flatMap(([name]) => {
      const text: unknown = Reflect.get(Object(entry), name);
      return typeof text === "string" ? [text] : [];
    }),
  );
}

/** A path that is none is the tool's to refuse. */
function isReadable(document: ResumeDocument, path: string): boolean {
  try {
    resolvePath(document, path);
    return true;
  } catch {
    return false;
  }
}
