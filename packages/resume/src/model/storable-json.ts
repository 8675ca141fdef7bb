/** JSON that can be stored, walked and merged. */
import { z } from "zod";

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Deeper than any résumé, and far from what a program cannot walk. */
const MAX_DEPTH = 30;

/** Without recursion: what is checked may be nested to any depth. */
export function deepIssues(value: unknown): Issue[] {
  const open = [{ value, path: "", depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, depth } = next;
    if (typeof next.value !== "object" || next.value === null) continue;
    if (depth === MAX_DEPTH) return [{ path: path.slice(0, 80), message: "is nested too deeply" }];
    if (Object.hasOwn(next.value, "__proto__")) {
      return [{ path, message: 'has a field "__proto__", which no data may have' }];
    }
    for (const [key, inner] of Object.entries(next.value)) {
      open.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return [];
}

/** What is too deep is told before anything walks into it. */
export const StorableJson = z
  .unknown()
  .refine((value) => deepIssues(value).length === 0, "is nested too deeply, or reaches behind data")
  .pipe(z.json());
