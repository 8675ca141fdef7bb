/** What is there, said anew. Of a whole entry only the named fields change. */
import { isRecord, type ResumeDocument } from "../../model/document.ts";
import { getByPath, setByPath } from "../../path/index.ts";
import { refuse } from "../refusal.ts";
import { changedBasic, changedEntry, checkUnknown, newEntry } from "../values/check-entry.ts";
import { checkField, checkLink, kindOf } from "../values/check-text.ts";
import type { Edit, Edited } from "./edit.ts";
import { assertEntry, assertRoom, valueAt } from "./lists.ts";

export function updateAt(edit: Edit): Edited {
  const { document, segments } = edit;
  const data = valueFor(edit);
  return { document: setByPath(document, segments, data) as ResumeDocument, data };
}

function valueFor({ document, segments, place, value, newId }: Edit): unknown {
  switch (place.kind) {
    case "basic":
      return changedBasic(valueAt(document, segments), value);
    case "list": {
      if (!Array.isArray(value)) {
        const { zh, en } = kindOf(value);
        refuse(
          `「${place.list.zh}」是列表，不能换成${zh}`,
          `The ${place.list.en} is a list and cannot become ${en}`,
        );
      }
      assertRoom(value, place.list);
      const taken = new Set<string>();
      return value.map((one) => {
        const entry = newEntry(place.list, one, taken, newId);
        taken.add(String(entry.id));
        return entry;
      });
    }
    case "entry":
      return changedEntry(place.list, getByPath(document, segments), value);
    case "field":
      if (segments.length === 3) assertEntry(document, segments);
      return checkField(place.field, value);
    case "link":
      getByPath(document, segments);
      return checkLink(value);
    case "look":
      return checkUnknown("look", isRecord(value) ? value : {});
    case "id":
    case "unknown":
      return sameKind(getByPath(document, segments), checkUnknown(String(segments.at(-1)), value));
    default: {
      const never: never = place;
      return never;
    }
  }
}

/** What nobody knows here stays at least of its kind. */
function sameKind(before: unknown, after: unknown): unknown {
  const [was, is] = [kindOf(before), kindOf(after)];
  if (before === null || was.en === is.en) return after;
  refuse(`原来是${was.zh}，不能换成${is.zh}`, `It is ${was.en} and cannot become ${is.en}`);
}
