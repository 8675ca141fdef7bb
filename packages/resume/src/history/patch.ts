/** JSON Patch (RFC 6902): how an edit is kept, with the one that takes it back. */
import { isBoleError } from "@bole/base";
import {
  existsIn,
  getIn,
  immutableJSONPatch,
  type JSONPatchOperation,
  parseJSONPointer,
  parsePath,
  revertJSONPatch,
} from "immutable-json-patch";
import { z } from "zod";
import { resumeErrors } from "../errors.ts";
import { isRecord, type ResumeDocument } from "../model/document.ts";
import { isForbiddenName } from "../path/index.ts";

const Pointer = z
  .string()
  .max(1_000)
  .regex(/^(\/([^~]|~[01])*)?$/s, "is not a JSON Pointer (RFC 6901)")
  .refine((pointer) => !parseJSONPointer(pointer).some(isForbiddenName), "names what nobody may");

const value = z.json();

export const PatchOperation = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("add"), path: Pointer, value }),
  z.strictObject({ op: z.literal("remove"), path: Pointer }),
  z.strictObject({ op: z.literal("replace"), path: Pointer, value }),
  z.strictObject({ op: z.literal("move"), from: Pointer, path: Pointer }),
  z.strictObject({ op: z.literal("copy"), from: Pointer, path: Pointer }),
  z.strictObject({ op: z.literal("test"), path: Pointer, value }),
]);
export type PatchOperation = z.infer<typeof PatchOperation>;

export const Patch = z.array(PatchOperation).max(2_000);
export type Patch = z.infer<typeof Patch>;

/** All of it, or an error and nothing. */
export function applyPatch(document: ResumeDocument, patch: Patch): ResumeDocument {
  try {
    const changed = immutableJSONPatch<unknown>(document, patch, { before: assertFits });
    if (isRecord(changed)) return changed;
    throw unfit("it would leave no résumé");
  } catch (error) {
    if (isBoleError(error)) throw error;
    throw unfit(error instanceof Error ? error.message : String(error), error);
  }
}

/** The patch that leads back from what `patch` makes of the document. */
export function inverseOf(document: ResumeDocument, patch: Patch): Patch {
  return Patch.parse(revertJSONPatch(document, patch));
}

/** The library is lenient where RFC 6902 is not. */
function assertFits<T>(document: T, operation: JSONPatchOperation): { document?: T } {
  const { op, path } = operation;
  const pointer = op === "move" || op === "copy" ? operation.from : path;
  if (op !== "add" && !existsIn(document, parsePath(document, pointer))) {
    throw unfit(`there is nothing at "${pointer}"`);
  }
  if (op === "remove" || op === "replace" || op === "test") return {};
  const target = parsePath(document, path);
  const parent: unknown = getIn(document, target.slice(0, -1));
  if (Array.isArray(parent) ? !isPlaceIn(parent, target.at(-1)) : !isRecord(parent)) {
    throw unfit(`there is no place at "${path}"`);
  }
  return {};
}

function isPlaceIn(list: readonly unknown[], key: string | number | undefined): boolean {
  return /^\d{1,9}$/.test(String(key)) && Number(key) <= list.length;
}

function unfit(why: string, cause?: unknown) {
  return resumeErrors.error("patch-unfit", { detail: `The patch does not fit: ${why}.`, cause });
}
