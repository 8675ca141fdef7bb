/** Takes an entry away, or empties a field: a known field stays, as an empty text. */
import type { ResumeDocument } from "../../model/document.ts";
import { deleteByPath, getByPath, setByPath } from "../../path/index.ts";
import { refuse } from "../refusal.ts";
import type { Edit, Edited } from "./edit.ts";
import { assertEntry, valueAt } from "./lists.ts";

export function deleteAt({ document, segments, place }: Edit): Edited {
  const emptied = (empty: unknown): Edited => ({
    document: setByPath(document, segments, empty) as ResumeDocument,
    data: valueAt(document, segments) ?? empty,
  });
  switch (place.kind) {
    case "basic":
      return refuse("请写明要清空哪一项基本信息", "Name which of the basics is to be emptied");
    case "list":
      return emptied([]);
    case "field":
      if (segments.length === 3) assertEntry(document, segments);
      return emptied(place.field.kind === "links" ? [] : "");
    case "entry":
    case "link":
    case "id":
    case "look":
    case "unknown":
      return {
        data: getByPath(document, segments),
        document: deleteByPath(document, segments) as ResumeDocument,
      };
    default: {
      const never: never = place;
      return never;
    }
  }
}
