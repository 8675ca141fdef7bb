import type { CacheKey } from "./ports/cache.ts";

/** The digits that an answer is filed under. Two hashes may share them: compare the whole. */
export function sha16({ sha256 }: CacheKey): string {
  return sha256.slice(0, 16);
}
