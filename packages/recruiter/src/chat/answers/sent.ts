import { zonedDay as day } from "@bole/base";
import type { Candidate, Message } from "@bole/talent";
import { type Answering, type Asking, person, pick, reader, reply } from "./asking.ts";

/** What was written to somebody, when, and whether they have answered; or to whom at all. */
export const sent: Answering = async (asking) => {
  if (asking.asked.person_ids.length === 0) return inAll(asking);
  const texts: string[] = [];
  const links = [];
  for (const id of asking.asked.person_ids.slice(0, 5)) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), id);
    texts.push(withSomebody(candidate, asking));
    links.push(person(id, candidate.person.name));
    for (const { id: message_id, subject } of mailsOf(candidate).slice(0, 5)) {
      links.push({ kind: "message" as const, id: message_id, title: subject });
    }
  }
  return reply(texts.join("\n"), { links, person_ids: asking.asked.person_ids });
};

const LEFT: ReadonlySet<Message["state"]> = new Set(["sent", "sending", "uncertain"]);
const isOut = ({ direction, state }: Pick<Message, "direction" | "state">) =>
  direction === "out" && LEFT.has(state);
const isReply = ({ direction, kind }: Pick<Message, "direction" | "kind">) =>
  direction === "in" && (kind === null || kind === "reply");

const mailsOf = ({ messages }: Candidate) => messages.filter((one) => isOut(one) || isReply(one));

function withSomebody(candidate: Candidate, asking: Asking): string {
  const { zone, asked } = asking;
  const { name } = candidate.person;
  const out = candidate.messages.filter(isOut);
  const replies = candidate.messages.filter(isReply);
  const waiting = candidate.messages.filter(
    ({ state }) => state === "queued" || state === "postponed" || state === "draft",
  );
  const at = (one: Message) => day(one.sent_at ?? one.created_at, zone, asked.language);
  if (out.length === 0 && replies.length === 0) {
    return pick(asking, `还没有给${name}发过邮件。`, `Nothing was sent to ${name} yet.`);
  }
  const list = out
    .slice(0, 3)
    .map((one) => pick(asking, `${at(one)}《${one.subject}》`, `${at(one)} "${one.subject}"`));
  const [latest] = replies;
  const answered =
    latest === undefined
      ? pick(asking, "还没有回复。", "There is no reply yet.")
      : pick(
          asking,
          `已回复 ${replies.length} 次，最近一次 ${at(latest)}：“${short(latest.text)}”`,
          `They replied ${replies.length} ${replies.length === 1 ? "time" : "times"}, last on ${at(latest)}: "${short(latest.text)}"`,
        );
  const open =
    waiting.length === 0
      ? ""
      : pick(
          asking,
          `另有 ${waiting.length} 封未发出（草稿或排队）。`,
          ` ${waiting.length} more not sent yet (draft or queued).`,
        );
  return pick(
    asking,
    `给${name}共发出 ${out.length} 封邮件${list.length > 0 ? `：${list.join("，")}` : ""}。${answered}${open}`,
    `${out.length} ${out.length === 1 ? "mail was" : "mails were"} sent to ${name}${list.length > 0 ? `: ${list.join(", ")}` : ""}. ${answered}${open}`,
  );
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= 60 ? line : `${line.slice(0, 60).toWellFormed()}…`;
};

const MOST = 1_000;

async function inAll(asking: Asking): Promise<ReturnType<typeof reply>> {
  const { asked, parts } = asking;
  const all = [];
  for (let after: string | null | undefined; after !== null && all.length < MOST; ) {
    const page = await parts.talent.mails.list(reader(asking), {
      limit: 200,
      ...(asked.job_id !== null && { job_id: asked.job_id }),
      ...(after !== undefined && { after }),
    });
    all.push(...page.items);
    after = page.next;
  }
  const { from, to } = asked;
  const within = all.filter((one) => {
    const at = one.sent_at ?? one.created_at;
    return (from === null || at >= from) && (to === null || at < to);
  });
  const out = within.filter(isOut);
  const replies = within.filter(isReply);
  const written = new Set(out.map(({ person_id }) => person_id ?? ""));
  const answered = new Map(
    replies.map((one) => [one.person_id ?? "", one.person_name ?? one.from]),
  );
  const newest = new Map(
    within
      .filter((one) => isOut(one) || isReply(one))
      .toReversed()
      .map((one) => [one.person_id ?? "", one]),
  );
  const silent = new Map(
    [...newest.values()]
      .filter(isOut)
      .map((one) => [one.person_id ?? "", one.person_name ?? one.to]),
  );
  const isSilent =
    /没(?:有)?回|未回|没有回复|no reply|not (?:replied|answered|responded)|n't (?:replied|answered|responded)|silent/iu.test(
      asked.text,
    );
  const shown = isSilent ? silent : answered;
  const names = [...shown.values()].slice(0, 15);
  const zh = `共发出 ${out.length} 封邮件，联系 ${written.size} 人，${answered.size} 人回复${silent.size > 0 ? `，${silent.size} 人还没有回复最近一封信` : ""}。`;
  const en = `${out.length} mails to ${written.size} people; ${answered.size} replied${silent.size > 0 ? `, ${silent.size} have not answered the last mail` : ""}.`;
  const list =
    names.length === 0
      ? ""
      : pick(
          asking,
          `${isSilent ? "没有回复的" : "已回复的"}：${names.join("、")}。`,
          ` ${isSilent ? "No reply from" : "Replied"}: ${names.join(", ")}.`,
        );
  const ids = [...shown.keys()].filter(Boolean);
  return reply(`${pick(asking, zh, en)}${list}`, {
    links: ids.slice(0, 15).map((id) => person(id, shown.get(id) ?? "")),
    person_ids: ids.slice(0, 50),
    job_id: asked.job_id,
  });
}
