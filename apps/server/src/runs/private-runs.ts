/** Runs that concern one person alone, such as recommendations for themselves, carry a tag that says whose they are. */
import { createHash } from "node:crypto";
import { LOCAL_OWNER } from "@bole/base";
import type { Memory } from "@bole/engine";
import { z } from "zod";

type Run = Pick<NonNullable<Awaited<ReturnType<Memory["runs"]["get"]>>>, "tags" | "plan" | "input">;

const PREFIX = "private:";

/** By a hash: a tag has few characters, ids of people may have others. */
export function privateTag(user: string): string {
  return `${PREFIX}${createHash("sha256").update(user).digest("hex").slice(0, 32)}`;
}

export function isOfAnother(run: Run, user: string): boolean {
  const owners = run.tags.filter((tag) => tag.startsWith(PREFIX));
  if (owners.length > 0) return owners.some((tag) => tag !== privateTag(user));
  // Recommendations of before there were tags were made for whoever owned the workspace.
  return isOwnRecommendation(run) && user !== LOCAL_OWNER.user;
}

const ForPeople = z.object({ kind: z.literal("people") });

/** Not of people for a job, which are the organisation's matter. */
function isOwnRecommendation({ plan, input }: Run): boolean {
  const [only, ...others] = plan?.steps ?? [];
  const isOne = only?.action === "recommend" && others.length === 0;
  return isOne && !ForPeople.safeParse(input).success;
}
