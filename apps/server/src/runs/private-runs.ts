/** Runs that concern one person alone, such as recommendations for themselves, carry a tag that says whose they are. */
import { createHash } from "node:crypto";

const PREFIX = "private:";

/** By a hash: a tag has few characters, ids of people may have others. */
export function privateTag(user: string): string {
  return `${PREFIX}${createHash("sha256").update(user).digest("hex").slice(0, 32)}`;
}

export function isOfAnother(tags: readonly string[], user: string): boolean {
  const own = privateTag(user);
  return tags.some((tag) => tag.startsWith(PREFIX) && tag !== own);
}
