import { zonedForAll } from "@bole/base";
import type { Candidate, InterviewEntry } from "@bole/talent";
import { type Answering, type Asking, job, person, pick, reader, reply } from "./asking.ts";

const WEEK = 7 * 86_400_000;
const SHOWN = 20;
const STATES: Readonly<
  Record<InterviewEntry["state"], { readonly zh: string; readonly en: string }>
> = {
  proposed: { zh: "待确认", en: "proposed, not settled" },
  booked: { zh: "已预约", en: "booked" },
  done: { zh: "已完成", en: "done" },
  cancelled: { zh: "已取消", en: "cancelled" },
};

/** Appointments in a time, the earliest first; without one, those that come. */
export const interviews: Answering = async (asking) => {
  const { asked, parts, now } = asking;
  const isAbout = asked.person_ids.length > 0;
  const isTimed = asked.from !== null || asked.to !== null;
  const from = asked.from ?? (isAbout && !isTimed ? undefined : new Date(now).toISOString());
  const to = asked.to ?? (isAbout || isTimed ? undefined : new Date(now + 4 * WEEK).toISOString());
  const found: InterviewEntry[] = [];
  for (const person_id of isAbout ? asked.person_ids : [undefined]) {
    for (const interviewer_id of asked.interviewer_ids.length > 0
      ? asked.interviewer_ids
      : [undefined]) {
      const { items } = await parts.talent.interviews.list(reader(asking), {
        limit: 200,
        ...(person_id !== undefined && { person_id }),
        ...(asked.job_id !== null && { job_id: asked.job_id }),
        ...(interviewer_id !== undefined && { interviewer_id }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      });
      found.push(...items);
    }
  }
  const none = await nothing(asking);
  if (found.length > 0 || !isAbout || !isTimed) return listOf(found, none, asking);
  // Not then: so it is told when.
  const others = await interviews({ ...asking, asked: { ...asked, from: null, to: null } });
  return { ...others, text: others.list.length > 0 ? `${none}\n${others.text}` : none };
};

/** Somebody's, as a text. */
export function interviewsOf(candidate: Candidate, asking: Asking): string {
  const { name } = candidate.person;
  return listOf(candidate.interviews, none(name, asking), asking).text;
}

function listOf(found: readonly InterviewEntry[], none: string, asking: Asking) {
  const standing = found.filter(({ state }) => state !== "cancelled").toSorted(byTime);
  const cancelled = found.filter(({ state }) => state === "cancelled").toSorted(byTime);
  const all = [...standing, ...cancelled].slice(0, SHOWN);
  if (all.length === 0) return reply(none);
  const count = standing.length;
  const head = pick(
    asking,
    `共 ${count} 场面试${cancelled.length > 0 ? `（另有 ${cancelled.length} 场已取消）` : ""}：`,
    `${count} ${count === 1 ? "interview" : "interviews"}${cancelled.length > 0 ? ` (and ${cancelled.length} cancelled)` : ""}:`,
  );
  const lines = all.map((one, at) => `${at + 1}. ${lineOf(one, asking)}`);
  return reply([head, ...lines].join("\n"), {
    links: all.flatMap(linksOf),
    person_ids: [...new Set(all.map(({ person_id }) => person_id))],
    list: all.map((one) => ({
      ...{ kind: "interview", id: one.id },
      label: `${one.person_name} · ${one.job_title}`,
    })),
  });
}

const byTime = (a: InterviewEntry, b: InterviewEntry): number =>
  a.starts_at < b.starts_at ? -1 : 1;

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

const none = (name: string, asking: Asking): string =>
  pick(asking, `${name}没有面试安排。`, `${name} has no interview.`);

async function nothing(asking: Asking): Promise<string> {
  const { person_ids, from, to } = asking.asked;
  const isTimed = from !== null || to !== null;
  const names: string[] = [];
  for (const id of person_ids)
    names.push((await asking.parts.talent.people.get(reader(asking), id)).name);
  const who = names.join(pick(asking, "、", ", "));
  if (who === "")
    return isTimed
      ? pick(asking, "这段时间没有面试。", "There is no interview in that time.")
      : pick(asking, "接下来四周没有面试。", "There is no interview in the next four weeks.");
  return isTimed
    ? pick(asking, `${who}这段时间没有面试。`, `${who} has no interview in that time.`)
    : none(who, asking);
}
