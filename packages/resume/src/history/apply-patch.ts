/**
 * Applies a patch by the letter of RFC 6902: all of it, or an error that names the operation and
 * nothing. Our own, because the libraries are lenient where the letter is not: one replaces what is
 * not there and takes an object's key "-" for the end of a list, another adds beyond the end.
 */
import { isDeepStrictEqual } from "node:util";
import { isBoleError } from "@bole/base";
import { resumeErrors } from "../errors.ts";
import { isRecord, type ResumeDocument } from "../model/document.ts";
import { deleteByPath, getByPath, type PathSegment, setByPath } from "../path/index.ts";
import type { Patch, PatchOperation } from "./patch.ts";
import { readPointer } from "./pointer.ts";

/** What the patch leaves alone is the same object in the new document. */
export function applyPatch(document: ResumeDocument, patch: Patch): ResumeDocument {
  let changed: unknown = document;
  for (const [index, operation] of patch.entries()) {
    try {
      changed = apply(changed, operation);
    } catch (error) {
      if (!isBoleError(error)) throw error;
      throw unfit(index, operation, error.message);
    }
  }
  if (isRecord(changed)) return changed;
  throw unfit(patch.length - 1, patch.at(-1), "It would leave no résumé.");
}

function apply(document: unknown, operation: PatchOperation): unknown {
  const path = segmentsOf(document, operation.path);
  switch (operation.op) {
    case "add":
      return add(document, path, operation.value);
    case "remove":
      return deleteByPath(document, path);
    case "replace":
      getByPath(document, path);
      return setByPath(document, path, operation.value);
    case "move": {
      const from = segmentsOf(document, operation.from);
      const moved = getByPath(document, from);
      const rest = deleteByPath(document, from);
      // Where it goes is counted without it.
      return add(rest, segmentsOf(rest, operation.path), moved);
    }
    case "copy":
      return add(document, path, getByPath(document, segmentsOf(document, operation.from)));
    case "test":
      if (isDeepStrictEqual(getByPath(document, path), operation.value)) return document;
      throw resumeErrors.error("patch-unfit", "Something else stands there.");
    default: {
      const never: never = operation;
      return never;
    }
  }
}

function add(document: unknown, path: readonly PathSegment[], value: unknown): unknown {
  const key = path.at(-1);
  if (key === undefined) return value;
  const parentPath = path.slice(0, -1);
  const parent = getByPath(document, parentPath);
  if (Array.isArray(parent) && typeof key === "number" && key <= parent.length) {
    return setByPath(document, parentPath, parent.toSpliced(key, 0, value));
  }
  if (isRecord(parent) && typeof key === "string") return setByPath(document, path, value);
  throw resumeErrors.error("patch-unfit", "There is no such place.");
}

/** Whether a token is a name or a place depends on what it is looked for in; "-" is after the last. */
function segmentsOf(document: unknown, pointer: string): PathSegment[] {
  let value = document;
  return readPointer(pointer).map((token) => {
    const segment = Array.isArray(value) ? placeIn(value, token) : token;
    value = Reflect.get(Object(value), segment);
    return segment;
  });
}

function placeIn(list: readonly unknown[], token: string): PathSegment {
  if (token === "-") return list.length;
  // A place that is none of the list is told as missing.
  return /^(0|[1-9]\d{0,8})$/.test(token) ? Number(token) : list.length + 1;
}

function unfit(index: number, operation: PatchOperation | undefined, message: string) {
  const path = `patch[${index}]`;
  return resumeErrors.error("patch-unfit", {
    detail: `The operation ${index} of the patch (${operation?.op} "${operation?.path}") does not fit. ${message}`,
    issues: [{ path, message }],
  });
}
