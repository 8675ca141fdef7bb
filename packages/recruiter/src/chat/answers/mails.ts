/** What was written to somebody and what they said: with one person, or in all. */
import { zonedDay as day } from "@bole/base";
import { type Candidate, type Message, ownWords } from "@bole/talent";
import { z } from "zod";
import { type Answering, type Asking, person, pick, reader, reply } from "./asking.ts";
import { isBounce, isOut, isReply, isUnsent } from "./mail-kinds.ts";
import { mailsInAll } from "./mails-in-all.ts";

/** Of a mail that is read out. */
const LONGEST = 1_500;

export const sent: Answering = async (asking) => {
  const { person_ids, aspect } = asking.asked;
  if (person_ids.length === 0) return mailsInAll(asking);
  const tell = TELLINGS[aspect] ?? mailsWith;
  const texts: string[] = [];
  const links = [];
  for (const id of person_ids.slice(0, 10)) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), id);
    const within = {
      ...candidate,
      messages: candidate.messages.filter((one) => isMeant(one, asking)),
    };
    texts.push(tell(within, asking));
    links.push(person(id, candidate.person.name));
    for (const { id: message_id, subject } of within.messages.slice(0, 5))
      links.push({ kind: "message" as const, id: message_id, title: subject });
  }
  return reply(texts.join("\n"), { links, person_ids });
};

/** In the time and about the job that was asked for. */
function isMeant(one: Message, { asked: { from, to, job_id } }: Asking): boolean {
  const at = one.sent_at ?? one.created_at;
  const isJob = job_id === null || one.job_id === null || one.job_id === job_id;
  return isJob && (from === null || at >= from) && (to === null || at < to);
}

const TELLINGS: Readonly<Record<string, (candidate: Candidate, asking: Asking) => string>> = {
  content: contentOf,
  answered: answeredBy,
  bounced: bouncedFrom,
  waiting: waitingFor,
};

const dayOf = (one: Message, { zone, asked }: Asking): string =>
  day(one.sent_at ?? one.created_at, zone, asked.language);

/** Their last answer and our last mail, word for word. */
function contentOf({ person: one, messages }: Candidate, asking: Asking): string {
  const theirs = messages.find(isReply);
  const ours = messages.find((message) => isOut(message) || isUnsent(message));
  const said = theirs && [
    pick(
      asking,
      `${one.name}于 ${dayOf(theirs, asking)}写道：`,
      `${one.name} wrote on ${dayOf(theirs, asking)}:`,
    ),
    `“${shortened(ownWords(theirs.text))}”`,
  ];
  const written = ours && [
    isOut(ours)
      ? pick(
          asking,
          `我们于 ${dayOf(ours, asking)}发给${one.name}的《${ours.subject}》：`,
          `We wrote to ${one.name} on ${dayOf(ours, asking)}, "${ours.subject}":`,
        )
      : pick(
          asking,
          `给${one.name}的《${ours.subject}》还没发出：`,
          `Not sent to ${one.name} yet, "${ours.subject}":`,
        ),
    `“${shortened(ours.text)}”`,
  ];
  const waits = draftFor(one.id, asking);
  const draft = waits && [
    pick(
      asking,
      `等你批准的草稿《${waits.subject}》：`,
      `The draft waiting for your approval, “${waits.subject}”:`,
    ),
    `“${shortened(waits.text)}”`,
  ];
  const none = [
    pick(asking, `没有与${one.name}往来的邮件。`, `No emails with ${one.name} so far.`),
  ];
  const silent = !theirs && ours && isOut(ours) ? [noReply(one.name, asking)] : [];
  const all = [said, draft, written].filter((part) => part !== undefined).flat();
  return (all.length > 0 ? [...all, ...silent] : none).join("\n");
}

const Drafted = z.object({ person_id: z.string(), subject: z.string(), text: z.string() });

function draftFor(id: string, { pending }: Asking): z.infer<typeof Drafted> | undefined {
  const previews = pending
    .filter(({ kind }) => kind === "mails")
    .flatMap(({ items }) => items.map(({ preview }) => Drafted.safeParse(preview).data));
  return previews.find((draft) => draft?.person_id === id);
}

const noReply = (name: string, asking: Asking): string =>
  pick(asking, `${name}还没有回复。`, `${name} has not replied yet.`);

function answeredBy(candidate: Candidate, asking: Asking): string {
  const { person: one, messages } = candidate;
  const [latest, ...more] = messages.filter(isReply);
  if (latest === undefined) {
    const isWritten = messages.some(isOut);
    const why = isWritten
      ? ""
      : pick(asking, "也还没有给 TA 发过邮件。", " Nothing has been sent to them either.");
    return `${noReply(one.name, asking)}${why}`;
  }
  const at = dayOf(latest, asking);
  const since = messages.filter(isOut).find((mail) => sentAt(mail) > sentAt(latest));
  const silent =
    since === undefined
      ? ""
      : pick(
          asking,
          `我方 ${dayOf(since, asking)}发出的《${since.subject}》还没有回复。在那之前，`,
          `No reply yet to our mail of ${dayOf(since, asking)}, "${since.subject}". Before that, `,
        );
  return `${silent}${pick(
    asking,
    `${one.name}已回复 ${more.length + 1} 次，最近一次 ${at}：“${shortened(ownWords(latest.text))}”`,
    `${one.name} replied${more.length === 0 ? "" : ` ${more.length + 1} times, last`} on ${at}: “${shortened(ownWords(latest.text))}”`,
  )}`;
}

const sentAt = (one: Message): string => one.sent_at ?? one.created_at;

function bouncedFrom({ person: one, messages }: Candidate, asking: Asking): string {
  const bounced = messages.filter(isBounce);
  const [latest] = bounced;
  if (latest === undefined)
    return pick(asking, `发给${one.name}的邮件没有被退回。`, `No emails to ${one.name} bounced.`);
  return pick(
    asking,
    `给${one.name}的 ${bounced.length} 封邮件被退回，最近 ${dayOf(latest, asking)}《${latest.subject}》。`,
    `${bounced.length} ${bounced.length === 1 ? "mail" : "mails"} to ${one.name} bounced, last on ${dayOf(latest, asking)}: "${latest.subject}".`,
  );
}

function waitingFor({ person: one, messages }: Candidate, asking: Asking): string {
  const unsent = messages.filter(isUnsent);
  const draft = draftFor(one.id, asking);
  const count = unsent.length + (draft ? 1 : 0);
  const held =
    count === 0
      ? pick(
          asking,
          `没有待发给${one.name}的邮件。`,
          `No mail to ${one.name} is waiting to be sent.`,
        )
      : pick(
          asking,
          `给${one.name}有 ${count} 封还没发出。`,
          `${count} ${count === 1 ? "mail" : "mails"} to ${one.name} not sent yet.`,
        );
  const newest = messages.find((message) => isOut(message) || isReply(message));
  const owes = newest !== undefined && isOut(newest) ? ` ${noReply(one.name, asking)}` : "";
  return `${held}${owes}`;
}

/** What went out, what came, and what is still to go. */
export function mailsWith({ person: { id, name }, messages }: Candidate, asking: Asking): string {
  const out = messages.filter(isOut);
  const replies = messages.filter(isReply);
  const waiting = messages.filter(isUnsent).length + (draftFor(id, asking) ? 1 : 0);
  const open =
    waiting === 0
      ? ""
      : pick(
          asking,
          `另有 ${waiting} 封未发出（草稿或排队）。`,
          ` ${waiting} more not sent yet (draft or queued).`,
        );
  if (out.length === 0 && replies.length === 0)
    return `${pick(asking, `还没有给${name}发过邮件。`, `Nothing has been sent to ${name} yet.`)}${open}`;
  const list = out
    .slice(0, 3)
    .map((one) =>
      pick(
        asking,
        `${dayOf(one, asking)}《${one.subject}》`,
        `${dayOf(one, asking)} "${one.subject}"`,
      ),
    );
  const [latest] = replies;
  const answered =
    latest === undefined
      ? pick(asking, "还没有回复。", "No reply yet.")
      : pick(
          asking,
          `已回复 ${replies.length} 次，最近一次 ${dayOf(latest, asking)}：“${shortened(ownWords(latest.text), 200)}”`,
          `They replied ${replies.length} ${replies.length === 1 ? "time" : "times"}, last on ${dayOf(latest, asking)}: “${shortened(ownWords(latest.text), 200)}”`,
        );
  return pick(
    asking,
    `给${name}共发出 ${out.length} 封邮件${list.length > 0 ? `：${list.join("，")}` : ""}。${answered}${open}`,
    `${out.length} ${out.length === 1 ? "mail was" : "mails were"} sent to ${name}${list.length > 0 ? `: ${list.join(", ")}` : ""}. ${answered}${open}`,
  );
}

/** Cut after a whole sentence, where one ends in time. */
function shortened(text: string, most = LONGEST): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most).toWellFormed();
  const end = Math.max(
    ...["。", "！", "？", ". ", "! ", "? ", "\n"].map((sign) => cut.lastIndexOf(sign)),
  );
  return `${(end > 0 ? cut.slice(0, end + 1) : cut).trimEnd()} …`;
}
