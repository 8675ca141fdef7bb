/** What is on today, and what has happened: the first questions of a day, made of the answers to others. */
import type { Reply } from "../chat-state.ts";
import { type Answering, type Asking, person, pick, reply } from "./asking.ts";
import { interviews } from "./interviews.ts";
import { matching } from "./people-filter.ts";
import { sent } from "./sent.ts";
import { waiting } from "./waiting.ts";

const DAY = 86_400_000;
const SHOWN = 10;

/** Interviews of the day, and what waits for a decision. */
export const agenda: Answering = async (asking) => {
  const { asked, now } = asking;
  const from = asked.from ?? new Date(now).toISOString();
  const to = asked.to ?? new Date(Date.parse(from) + DAY).toISOString();
  const day = { ...asking, asked: { ...asked, from, to } };
  return together([await interviews(day), await waiting(day)]);
};

/** Who came, who wrote, and what waits since then. */
export const news: Answering = async (asking) => {
  const { asked, now } = asking;
  const from = asked.from ?? new Date(now - 7 * DAY).toISOString();
  const since = { ...asking, asked: { ...asked, from, to: null } };
  return together([await newcomers(since), await sent(since), await waiting(since)]);
};

async function newcomers(asking: Asking): Promise<Reply> {
  const { rows, total } = await matching(asking);
  const links = rows.slice(0, SHOWN).map(({ person: { id, name } }) => person(id, name));
  const names = links.map(({ title }) => title).join(pick(asking, "、", ", "));
  if (total === 0) return reply(pick(asking, "没有新的候选人。", "No new candidates."));
  return reply(
    pick(
      asking,
      `新来的候选人 ${total} 位：${names}${total > SHOWN ? " 等" : ""}。`,
      `${total} new ${total === 1 ? "candidate" : "candidates"}: ${names}${total > SHOWN ? ", …" : ""}.`,
    ),
    { links, person_ids: links.map(({ id }) => id) },
  );
}

function together(replies: readonly Reply[]): Reply {
  const links = replies.flatMap((one) => one.links);
  const once = new Map(links.map((link) => [`${link.kind} ${link.id}`, link]));
  return reply(replies.map(({ text }) => text).join("\n"), {
    links: [...once.values()].slice(0, 30),
    person_ids: [...new Set(replies.flatMap(({ person_ids }) => person_ids))],
  });
}
