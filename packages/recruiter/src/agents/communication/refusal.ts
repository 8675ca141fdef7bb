/** Why somebody must not be written to now; null where nothing stands against it. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";
import type { Draft } from "../../model/index.ts";
import type { CheckWords } from "./check-words.ts";

const DAY = 86_400_000;
/** So soon nobody writes unasked a second time about the same job. */
const LATELY_DAYS = 3;

interface Refusal {
  readonly why: string;
  readonly severity: "warning" | "blocked";
}

export async function refusalOf(
  talent: Talent,
  reader: Principal,
  draft: Draft,
  others: readonly Draft[],
  { words, now }: { readonly words: CheckWords; readonly now: number },
): Promise<Refusal | null> {
  if (draft.to === "") return { why: words.noAddress, severity: "warning" };
  if (others.some(({ to }) => to.toLowerCase() === draft.to.toLowerCase())) {
    return { why: words.twice, severity: "warning" };
  }
  const person = await talent.people.get(reader, draft.person_id);
  if (person.consent === "withdrawn") return { why: words.withdrawn, severity: "blocked" };
  const listed = await talent.suppressions.why(reader, draft.to);
  if (listed !== null) return { why: words.listed[listed], severity: "blocked" };
  return draft.purpose === "outreach" ? latelyWritten(talent, reader, draft, words, now) : null;
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
  if (last?.direction !== "out" || last.purpose !== "outreach") return null;
  const days = Math.floor((now - Date.parse(last.created_at)) / DAY);
  return days < LATELY_DAYS ? { why: words.lately(days), severity: "warning" } : null;
}
