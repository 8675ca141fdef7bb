/** Why somebody must not be written to now; null where nothing stands against it. */
import type { Principal } from "@bole/base";
import { StoredMailPurpose, type Talent } from "@bole/talent";
import { leftOutBy } from "../../drafting/left-out-by.ts";
import type { Draft, LeftOut } from "../../model/index.ts";
import type { CheckWords } from "./check-words.ts";

const DAY = 86_400_000;
/** So soon nobody follows up on a mail. */
const LATELY_DAYS = 3;

interface Refusal {
  readonly why: string;
  readonly severity: "warning" | "blocked";
}

interface CheckContext {
  readonly words: CheckWords;
  readonly now: number;
  readonly run_id: string;
  readonly time_zone: string;
}

export async function refusalOf(
  talent: Pick<Talent, "mails">,
  reader: Principal,
  draft: Draft,
  others: readonly Draft[],
  { words, now, run_id, time_zone }: CheckContext,
): Promise<Refusal | null> {
  if (draft.to === "") return { why: words.noAddress, severity: "warning" };
  if (others.some(({ to }) => to.toLowerCase() === draft.to.toLowerCase())) {
    return { why: words.twice, severity: "warning" };
  }
  const purpose = StoredMailPurpose.parse(draft.purpose);
  const left_out = leftOutBy(await talent.mails.claimDraft(reader, { ...draft, purpose, run_id }));
  if (left_out !== null) return toldWhy(left_out, words, time_zone);
  return purpose === "follow_up" ? latelyWritten(talent, reader, draft, words, now) : null;
}

const BLOCKED: ReadonlySet<string> = new Set(["suppressed", "wrong_stage"]);

export function toldWhy(
  { code, facts }: LeftOut["left_out"],
  words: CheckWords,
  time_zone: string,
): Refusal {
  const severity = BLOCKED.has(code) ? "blocked" : "warning";
  return { why: words.leftOut[code]({ ...facts, at: words.at(facts.at, time_zone) }), severity };
}

async function latelyWritten(
  talent: Pick<Talent, "mails">,
  reader: Principal,
  { person_id, job_id }: Draft,
  words: CheckWords,
  now: number,
): Promise<Refusal | null> {
  if (job_id === null) return null;
  const { items } = await talent.mails.list(reader, { person_id, job_id, limit: 5 });
  const [last] = items.filter(({ kind, state }) => kind !== "auto_reply" && state !== "cancelled");
  if (last?.direction !== "out") return null;
  const days = Math.floor((now - Date.parse(last.created_at)) / DAY);
  return days < LATELY_DAYS ? { why: words.lately(days), severity: "warning" } : null;
}
