/** Something new: an entry at the end of a list or at a place in it, or more words for a text. */
import type { ResumeDocument } from "../../model/document.ts";
import type { Field, ListSection } from "../../model/structure.ts";
import { getByPath, type PathSegment, setByPath } from "../../path/index.ts";
import { refuse } from "../refusal.ts";
import { appendLine, appendSkills, saysAlready } from "../values/append.ts";
import { changedBasic, checkUnknown, newEntry } from "../values/check-entry.ts";
import { checkField } from "../values/check-text.ts";
import type { Edit, Edited } from "./edit.ts";
import { assertEntry, assertRoom, idsIn, listAt, valueAt } from "./lists.ts";

export function addAt(edit: Edit): Edited {
  const { document, segments, place, value } = edit;
  switch (place.kind) {
    case "basic":
      return put(edit, segments, changedBasic(valueAt(document, segments), value));
    case "list":
      return addEntries(edit, place.list, segments, listAt(document, segments).length);
    case "entry":
      getByPath(document, segments);
      return addEntries(edit, place.list, segments.slice(0, -1), place.index);
    case "field":
      if (segments.length === 3) assertEntry(document, segments);
      return put(edit, segments, withMore(edit, place.field));
    case "link":
      return put(edit, segments.slice(0, -1), linksWith(edit, segments.slice(0, -1)));
    case "id":
    case "look":
    case "unknown": {
      const list = getByPath(document, segments);
      if (!Array.isArray(list)) {
        refuse("这里已有内容，请用 update", "There is something here; use update");
      }
      const added = checkUnknown(String(segments.at(-1)), value);
      return { ...put(edit, segments, [...list, added]), data: added };
    }
    default: {
      const never: never = place;
      return never;
    }
  }
}

/** Several at once, where a list of them is given. */
function addEntries(
  { document, value, newId }: Edit,
  section: ListSection,
  segments: readonly PathSegment[],
  index: number,
): Edited {
  const list = listAt(document, segments);
  const taken = idsIn(list);
  const added = (Array.isArray(value) ? value : [value]).map((one) => {
    const entry = newEntry(section, one, taken, newId);
    taken.add(String(entry.id));
    return entry;
  });
  const longer = list.toSpliced(index, 0, ...added);
  assertRoom(longer, section);
  return {
    document: setByPath(document, segments, longer) as ResumeDocument,
    data: Array.isArray(value) ? added : added[0],
  };
}

function withMore({ document, segments, value, place }: Edit, field: Field): unknown {
  const before = valueAt(document, segments) ?? "";
  if (field.kind === "links") return linksWith({ document, value }, segments);
  const given = Array.isArray(value) ? value.join("\n") : value;
  const more = String(checkField(field, given));
  if (typeof before !== "string" || before.trim() === "") return more;
  if (field.kind !== "prose") {
    refuse(
      `「${field.zh}」已有内容「${before}」，请用 update 修改`,
      `The ${field.en} is “${before}” already; use update to change it`,
    );
  }
  const isSkills = place.kind === "field" && place.section === "skillContent";
  if (isSkills && saysAlready(before, more)) return before;
  return checkField(field, isSkills ? appendSkills(before, more) : appendLine(before, more));
}

function linksWith(
  { document, value }: Pick<Edit, "document" | "value">,
  segments: readonly PathSegment[],
): unknown {
  const before = listAt(document, segments);
  const more = Array.isArray(value) ? value : [value];
  const field: Field = { kind: "links", zh: "链接", en: "links" };
  return checkField(field, [...new Set([...before, ...more])]);
}

function put({ document }: Edit, segments: readonly PathSegment[], data: unknown): Edited {
  return { document: setByPath(document, segments, data) as ResumeDocument, data };
}
