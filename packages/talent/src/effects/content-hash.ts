import { createHash } from "node:crypto";
import type { EffectContent } from "../model/effect.ts";

/** The same content has the same hash, in whatever order its fields were written. */
export function contentHash({ kind, payload }: EffectContent): string {
  return hashOf(kind, payload);
}

export function hashOf(kind: string, fields: object): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([kind, sorted]))
    .digest("hex");
}
