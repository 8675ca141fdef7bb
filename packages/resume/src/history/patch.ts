/** JSON Patch (RFC 6902): how an edit is kept, with the one that takes it back. */
import { z } from "zod";
import { StorableJson } from "../model/storable-json.ts";
import { isForbiddenName } from "../path/index.ts";
import { readPointer } from "./pointer.ts";

const JsonPointer = z
  .string()
  .max(1_000)
  .regex(/^(\/([^~]|~[01])*)?$/s, "is not a JSON Pointer (RFC 6901)")
  .refine((path) => !readPointer(path).some(isForbiddenName), "names what nobody may");

const value = StorableJson;

export const PatchOperation = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("add"), path: JsonPointer, value }),
  z.strictObject({ op: z.literal("remove"), path: JsonPointer }),
  z.strictObject({ op: z.literal("replace"), path: JsonPointer, value }),
  z.strictObject({ op: z.literal("move"), from: JsonPointer, path: JsonPointer }),
  z.strictObject({ op: z.literal("copy"), from: JsonPointer, path: JsonPointer }),
  z.strictObject({ op: z.literal("test"), path: JsonPointer, value }),
]);
export type PatchOperation = z.infer<typeof PatchOperation>;

export const Patch = z.array(PatchOperation).max(2_000);
export type Patch = z.infer<typeof Patch>;
