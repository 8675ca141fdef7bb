import { zonedForAll } from "@bole/base";
import type { InterviewEntry } from "@bole/talent";
import { type Answering, type Asking, job, person, pick, reader, reply } from "./asking.ts";

const WEEK = 7 * 86_400_000;
const STATES: Readonly<
  Record<InterviewEntry["state"], { readonly zh: string; readonly en: string }>
> = {
  proposed: { zh: "待确认", en: "proposed" },
  booked: { zh: "已预约", en: "booked" },
  done: { zh: "已完成", en: "done" },
  cancelled: { zh: "已取消", en: "cancelled" },
};

const NEXT =
  /下一?(?:场|个|次)面试|最近(?:的)?一场|\bnext interview\b(?!s)|\binterview(?:ing)? next\b(?! week| month)/iu;

const OPEN =
  /(?:没|未|待|不曾)[^,，。]{0,4}(?:确认|敲定|定下)|\b(?:un-?confirmed|tentative|proposed|(?:not|n't)\b[^.?]{0,16}\b(?:confirmed|settled|fixed|agreed)|(?:still|yet) to be (?:confirmed|settled|fixed))\b|n't\b[^.?]{0,16}\b(?:confirmed|settled)\b/iu;
const SETTLED = /确认了|已确认|已经确认|确定了|已定|\b(?:confirmed|settled|booked)\b/iu;

/** Null where any is meant. */
function stateIn(text: string): "proposed" | "booked" | null {
  if (OPEN.test(text)) return "proposed";
  return SETTLED.test(text) ? "booked" : null;
}

/** Appointments in a time, the earliest first; without one, those that come. */
export const interviews: Answering = async (asking) => {
  const { asked, parts, now } = asking;
  const isAbout = asked.person_ids.length > 0;
  const from = asked.from ?? (isAbout ? undefined : new Date(now).toISOString());
  const isOver = asked.to !== null && Date.parse(asked.to) <= now;
  const state = isOver ? null : stateIn(asked.text);
  const to =
    asked.to ??
    (isAbout || state === "proposed" ? undefined : new Date(now + 4 * WEEK).toISOString());
  const found: InterviewEntry[] = [];
  for (const person_id of isAbout ? asked.person_ids : [undefined]) {
    const { items } = await parts.talent.interviews.list(reader(asking), {
      limit: 200,
      ...(person_id !== undefined && { person_id }),
      ...(asked.job_id !== null && { job_id: asked.job_id }),
      ...(asked.interviewer_ids[0] !== undefined && { interviewer_id: asked.interviewer_ids[0] }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(state !== null && { state }),
    });
    found.push(...items);
  }
  const standing = found
    .filter(({ state }) => state !== "cancelled" || /取消|cancel/iu.test(asked.text))
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  if (standing.length === 0) {
    const none = pick(asking, "没有还没定下来的面试。", "No interview is left to be settled.");
    return reply(state === "proposed" && !isAbout ? none : await nothing(asking, isAbout));
  }
  const [next] = standing;
  if (NEXT.test(asked.text) && next !== undefined) {
    const line = lineOf(next, asking);
    const text = pick(asking, `下一场面试：${line}。`, `The next interview: ${line}.`);
    return reply(text, { links: linksOf(next), person_ids: [next.person_id] });
  }
  const many = `${standing.length} ${standing.length === 1 ? "interview" : "interviews"}`;
  const head =
    state === "proposed"
      ? pick(
          asking,
          `${standing.length} 场面试已提出、还没定下来（还差谁确认没有记录）：`,
          `${many} proposed and not settled (who still has to confirm is not recorded):`,
        )
      : pick(asking, `共 ${standing.length} 场面试：`, `${many}:`);
  const lines = standing.slice(0, 20).map((one, at) => `${at + 1}. ${lineOf(one, asking)}`);
  return reply([head, ...lines].join("\n"), {
    links: standing.slice(0, 20).flatMap(linksOf),
    person_ids: [...new Set(standing.map(({ person_id }) => person_id))],
  });
};

function lineOf(one: InterviewEntry, { own, asked: { language } }: Asking): string {
  const others = [one.interviewer_time_zone, one.time_zone];
  const when = zonedForAll(one.starts_at, own ?? one.interviewer_time_zone, others, language);
  const parts = [
    when,
    one.person_name,
    one.job_title,
    one.interviewer_name,
    STATES[one.state][language],
    one.place,
  ];
  return parts.filter(Boolean).join(language === "zh" ? "，" : ", ");
}

const linksOf = (one: InterviewEntry) => [
  { kind: "interview" as const, id: one.id, title: `${one.person_name} · ${one.job_title}` },
  person(one.person_id, one.person_name),
  job(one.job_id, one.job_title),
];

async function nothing(asking: Asking, isAbout: boolean): Promise<string> {
  if (!isAbout) return pick(asking, "这段时间没有面试。", "There is no interview in that time.");
  const [id = ""] = asking.asked.person_ids;
  const { name } = await asking.parts.talent.people.get(reader(asking), id);
  return pick(asking, `${name}没有面试安排。`, `${name} has no interview.`);
}
