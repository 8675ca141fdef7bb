/**
 * CVEditor as a model calls it: several edits by path, all of them or none. Paths are those of the résumé that the model was
 * shown, whatever was added, moved or deleted since.
 */
import { masked } from "@bole/guardrails";
import { folded } from "@bole/language/text";
import { z } from "zod";
import { type MadeCall, makeCalls } from "../agent/execute.ts";
import { asResumeData, entryId, type ResumeDocument } from "../model/document.ts";
import { LISTS } from "../model/structure.ts";
import { existsPath, formatPath, getByPath, type PathSegment, resolvePath } from "../path/index.ts";
import { withoutBullet } from "../reading/entries.ts";
import { lookOf, sectionsOf } from "../reading/section-order.ts";
import { skillsOf } from "../reading/skills.ts";
import { refusalOf } from "../tools/refusal.ts";
import type { ToolContext } from "../tools/run-tool.ts";
import type { CVEditorParams } from "../tools/tool-call.ts";

const Edit = z.strictObject({
  action: z.enum(["update", "replace", "add", "delete", "move"]),
  path: z.string().min(1).max(500).describe("Such as workExperience[0].description"),
  text: z.string().optional().describe("update, add, replace: the new text of the field"),
  entry: z
    .record(z.string(), z.string())
    .optional()
    .describe("add: the fields of a new entry; update: those of an entry that change"),
  old: z.string().optional().describe("replace: words that the text has, exactly and only once"),
  to: z.int().optional().describe("move: the place that it gets, 0 is the first"),
});
type Edit = z.infer<typeof Edit>;
export const ExactEdits = z.strictObject({
  edits: z.array(Edit).min(1).max(40),
  instead: z
    .boolean()
    .default(false)
    .describe("true: these edits stand for all that you have made for this message before"),
});

export const CV_EDITOR = {
  name: "CVEditor",
  description:
    "Edits the résumé: all edits of a call, in their order, or none. update gives a field another text (or fields of an entry); " +
    "replace exchanges words inside of a text; add appends an entry to a list (at list[2]: before that entry), or a line or skill to a text; " +
    "delete removes an entry or empties a field; move puts an entry, or a whole section, at another place.",
  input_schema: z.toJSONSchema(ExactEdits, { io: "input" }),
};

interface Ground {
  /** The résumé that the paths are of. */
  readonly shown: ResumeDocument;
  /** The same after the edits so far. */
  readonly document: ResumeDocument;
  readonly context: ToolContext;
}

/** What the edits make of the résumé, or what is wrong with one of them, in words for the model. */
export function makeExactEdits(
  { edits }: Pick<z.infer<typeof ExactEdits>, "edits">,
  { shown, document, context }: Ground,
): MadeCall[] | { readonly error: string } {
  const made: MadeCall[] = [];
  for (const [at, edit] of edits.entries()) {
    const now = made.at(-1)?.after ?? document;
    const params = paramsOf(edit, shown, now);
    if ("error" in params) return { error: `edits[${at}]: ${params.error} Nothing was noted.` };
    const [one] = makeCalls(now, [{ name: "CVEditor", params }], context);
    if (one === undefined || !one.result.success)
      return { error: `edits[${at}]: ${one?.result.message} Nothing was noted.` };
    made.push(one);
  }
  return made;
}

type Params = CVEditorParams | { readonly error: string };

function paramsOf(edit: Edit, shown: ResumeDocument, now: ResumeDocument): Params {
  const { action, path, text, entry, old, to } = edit;
  const given = entry ?? text;
  const hidden = [text ?? "", ...Object.values(entry ?? {})].find((words) => HIDDEN.test(words));
  if (hidden !== undefined)
    return { error: "Masked text cannot be written; use replace on the words around it." };
  try {
    const segments = rebased(resolvePath(shown, path), shown, now);
    if (segments === undefined)
      return { error: `The entry of ${path} is deleted by an edit before.` };
    const place = formatPath(segments);
    if (action === "delete") return { path: place, action };
    if (action === "move") return moved(segments, to ?? 0, now);
    if (action === "replace") return replaced(segments, old ?? "", text ?? "", now);
    if (given === undefined) return { error: `${action} needs text or entry.` };
    if (action === "add" && isEnd(segments, shown))
      return { path: formatPath(segments.slice(0, 1)), action, value: given };
    return { path: place, action, value: given };
  } catch (error) {
    const said = refusalOf(error, path);
    if (said === undefined) throw error;
    return { error: `${said.en}.` };
  }
}

/** A skill that the text has twice and had not before. */
function doubledIn(text: string, before: string): string | undefined {
  const count = (skills: string, one: string) =>
    skillsOf(skills).filter((skill) => folded(skill.text) === one).length;
  const names = skillsOf(text).map((skill) => folded(skill.text));
  return names.find((name) => count(text, name) > Math.max(1, count(before, name)));
}

/** As texts are masked before a model sees them. */
const HIDDEN = /\[(?:phone|email|address|number)\]|\[left out:/;

/** The same entry where it stands now; undefined if it is there no more. */
function rebased(
  segments: readonly PathSegment[],
  shown: ResumeDocument,
  now: ResumeDocument,
): PathSegment[] | undefined {
  const [section = "", index, ...rest] = segments;
  if (typeof index !== "number" || LISTS[section] === undefined) return [...segments];
  const id = existsPath(shown, [section, index])
    ? entryId(getByPath(shown, [section, index]))
    : undefined;
  if (id === undefined) return [...segments];
  const at = entriesAt(now, section).findIndex((entry) => entryId(entry) === id);
  return at < 0 ? undefined : [section, at, ...rest];
}

/** workExperience[3] of three. */
const isEnd = ([section = "", index, ...rest]: readonly PathSegment[], shown: ResumeDocument) =>
  LISTS[section] !== undefined && rest.length === 0 && index === entriesAt(shown, section).length;

const entriesAt = (document: ResumeDocument, section: PathSegment): readonly unknown[] => {
  const list = existsPath(document, [section]) ? getByPath(document, [section]) : [];
  return Array.isArray(list) ? list : [];
};

function moved(segments: readonly PathSegment[], to: number, now: ResumeDocument): Params {
  const [section = "", index] = segments;
  if (index === undefined) {
    const resume = asResumeData(now);
    const others = sectionsOf(resume).filter((name) => name !== section);
    const sections = others.toSpliced(to, 0, String(section));
    return { path: "look", action: "update", value: { ...lookOf(resume), sections } };
  }
  if (segments.length !== 2 || typeof index !== "number")
    return {
      error: "Only entries and sections are moved; update the text with its lines in order.",
    };
  const list = entriesAt(now, section);
  const order = list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
  const value = z.array(z.record(z.string(), z.json())).parse(order);
  return { path: String(section), action: "update", value };
}

function replaced(
  segments: readonly PathSegment[],
  old: string,
  by: string,
  now: ResumeDocument,
): Params {
  const text = existsPath(now, segments) ? getByPath(now, segments) : "";
  const path = formatPath(segments);
  if (typeof text !== "string") return { error: `${path} is no text.` };
  const times = old === "" ? 0 : text.split(old).length - 1;
  if (times !== 1)
    return {
      error:
        times === 0
          ? `The text does not have these words. It is: ${masked(text)}`
          : `The text has these words ${times} times; give more of the words around them.`,
    };
  const value = text.replace(old, () => by);
  const twice = segments[0] === "skillContent" ? doubledIn(value, text) : undefined;
  if (twice !== undefined) return { error: `The skills have “${twice}” already.` };
  const lines = value.split("\n");
  // A line of which nothing is left goes, its bullet too.
  const kept = by.trim() === "" ? lines.filter((line) => withoutBullet(line).trim() !== "") : lines;
  return { path, action: "update", value: kept.join("\n") };
}
