import { entryId } from "../../model/document.ts";
import type { ListSection } from "../../model/structure.ts";
import { existsPath, getByPath, type PathSegment } from "../../path/index.ts";
import { refuse } from "../refusal.ts";

/** What stands there, or nothing: parts of a résumé may be missing. */
export function valueAt(document: unknown, segments: readonly PathSegment[]): unknown {
  return existsPath(document, segments) ? getByPath(document, segments) : undefined;
}

export function listAt(document: unknown, segments: readonly PathSegment[]): readonly unknown[] {
  const list = valueAt(document, segments);
  return Array.isArray(list) ? list : [];
}

export function idsIn(list: readonly unknown[]): Set<string> {
  return new Set(list.map(entryId).filter((id) => id !== undefined));
}

export function assertRoom(list: readonly unknown[], { limit, zh, en }: ListSection): void {
  if (list.length <= limit) return;
  refuse(`「${zh}」最多 ${limit} 项`, `There are ${limit} entries of ${en} at most`);
}

/** An entry that is not there has no fields to change. */
export function assertEntry(document: unknown, segments: readonly PathSegment[]): void {
  getByPath(document, segments.slice(0, 2));
}
