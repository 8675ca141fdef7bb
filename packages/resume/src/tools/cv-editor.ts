/**
 * CVEditor: updates, adds and deletes by path. It changes nothing in place: it gives another document,
 * or throws why it does not. A path must lead to what is there or to a field that the model knows.
 */
import { isRecord, type ResumeDocument } from "../model/document.ts";
import { type Place, placeOf } from "../model/structure.ts";
import { existsPath, type PathSegment, resolvePath } from "../path/index.ts";
import { addAt } from "./editing/add.ts";
import { deleteAt } from "./editing/delete.ts";
import type { Edited } from "./editing/edit.ts";
import { updateAt } from "./editing/update.ts";
import { refuse } from "./refusal.ts";
import type { CVEditorParams } from "./tool-call.ts";

export interface EditorContext {
  /** Such as `edu-3f9a…` for the prefix `edu`. */
  readonly newId: (prefix: string) => string;
}

const ACTIONS = { update: updateAt, add: addAt, delete: deleteAt } as const;

export function editCv(
  document: ResumeDocument,
  { path, action, value }: CVEditorParams,
  { newId }: EditorContext,
): Edited {
  const segments = resolvePath(document, path);
  const place = placeOf(segments);
  assertKnown(document, segments, place, path);
  if (action !== "delete" && (value === undefined || value === null)) {
    refuse(`操作 ${action} 需要给出 value`, `The action ${action} needs a value`);
  }
  const edited = ACTIONS[action]({ document, segments, place, value, newId });
  if (!isRecord(edited.document)) throw new TypeError("An edit made something else of a résumé.");
  return edited;
}

function assertKnown(
  document: ResumeDocument,
  segments: readonly PathSegment[],
  place: Place,
  path: string,
): void {
  if (segments.length === 0) refuse("请写明要修改的字段", "Name the field that is to be changed");
  if (place.kind === "id") refuse("id 不能修改", "An id cannot be changed");
  if (place.kind !== "unknown" || existsPath(document, segments)) return;
  refuse(
    `路径 ${path} 不存在；可用 basic、education、workExperience、projects、skillContent、other 及其字段`,
    `There is nothing at ${path}; there are basic, education, workExperience, projects, skillContent, other and their fields`,
  );
}
