/** Mails with everybody, of a job or a time: how many went out, who answered, who did not, what waits or came back. */
import type { MessageEntry } from "@bole/talent";
import type { Reply } from "../chat-state.ts";
import { type Asking, person, pick, reader, reply } from "./asking.ts";
import { isBounce, isOut, isReply, isUnsent } from "./mail-kinds.ts";

const MOST = 1_000;
const PAGE = 200;
const NAMED = 15;

/** Somebody by id, or by their address where nobody on record has it. */
type People = ReadonlyMap<string, string>;

export async function mailsInAll(asking: Asking): Promise<Reply> {
  const all = await mailsMeant(asking);
  const of = (mails: readonly MessageEntry[]): People =>
    new Map(mails.map((one) => [one.person_id ?? one.to, one.person_name ?? addressOf(one)]));
  const out = all.filter(isOut);
  const replied = of(all.filter(isReply));
  // The newest comes first, and is what counts.
  const newest = new Map(
    all
      .filter((one) => isOut(one) || isReply(one))
      .toReversed()
      .map((one) => [one.person_id ?? one.to, one]),
  );
  const silent = of([...newest.values()].filter(isOut));
  const { aspect } = asking.asked;
  if (aspect === "bounced") return told(of(all.filter(isBounce)), BOUNCED, [], asking);
  const unsent = of(all.filter(isUnsent));
  if (aspect === "waiting") {
    const held = told(unsent, UNSENT, [], asking);
    const owed = told(silent, SILENT, [], asking);
    return reply(`${held.text}\n${owed.text}`, {
      links: [...held.links, ...owed.links],
      person_ids: [...new Set([...held.person_ids, ...owed.person_ids])],
      job_id: asking.asked.job_id,
    });
  }
  const counts = pick(
    asking,
    `共发出 ${out.length} 封邮件，联系 ${of(out).size} 人，${replied.size} 人回复${silent.size > 0 ? `，${silent.size} 人还没有回复最近一封信` : ""}。`,
    `${out.length} ${out.length === 1 ? "mail" : "mails"} to ${of(out).size} people; ${replied.size} replied${silent.size > 0 ? `, ${silent.size} have not answered the last mail` : ""}.`,
  );
  if (aspect === "answered") return told(replied, REPLIED, [counts], asking);
  return told(of(out), WRITTEN, [counts], asking);
}

interface Words {
  readonly none: readonly [zh: string, en: string];
  readonly some: readonly [zh: string, en: string];
}
const BOUNCED: Words = {
  none: ["没有退回的邮件。", "No emails bounced."],
  some: ["邮件被退回的", "Emails bounced for"],
};
const UNSENT: Words = {
  none: ["没有待发送的邮件。", "No mail is waiting to be sent."],
  some: ["还没发出的", "Not sent yet"],
};
const SILENT: Words = {
  none: ["大家都已回复。", "Everybody has replied."],
  some: ["还没有回复的", "No reply from"],
};
const REPLIED: Words = { none: ["", ""], some: ["已回复的", "Replied"] };
const WRITTEN: Words = { none: ["", ""], some: ["写给了", "Written to"] };

function told(
  people: People,
  { none, some }: Words,
  before: readonly string[],
  asking: Asking,
): Reply {
  const names = [...people.values()];
  const more = names.length > NAMED ? "…" : "";
  const list =
    names.length === 0
      ? pick(asking, ...none)
      : pick(
          asking,
          `${some[0]} ${names.length} 位：${names.slice(0, NAMED).join("、")}${more}。`,
          `${some[1]} (${names.length}): ${names.slice(0, NAMED).join(", ")}${more}.`,
        );
  const known = [...people].filter(([id]) => !id.includes("@") && id !== "");
  return reply([...before, list].filter(Boolean).join("\n"), {
    links: known.slice(0, NAMED).map(([id, name]) => person(id, name)),
    person_ids: known.slice(0, 50).map(([id]) => id),
    job_id: asking.asked.job_id,
  });
}

const addressOf = ({ direction, from, to }: MessageEntry): string =>
  direction === "in" ? from : to;

async function mailsMeant(asking: Asking): Promise<MessageEntry[]> {
  const { asked, parts } = asking;
  const all: MessageEntry[] = [];
  for (let after: string | null | undefined; after !== null && all.length < MOST; ) {
    const page = await parts.talent.mails.list(reader(asking), {
      limit: PAGE,
      ...(asked.job_id !== null && { job_id: asked.job_id }),
      ...(after !== undefined && { after }),
    });
    all.push(...page.items);
    after = page.next;
  }
  const { from, to } = asked;
  return all.filter((one) => {
    const at = one.sent_at ?? one.created_at;
    return (from === null || at >= from) && (to === null || at < to);
  });
}
