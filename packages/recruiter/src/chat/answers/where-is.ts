import { zonedDay as day, zonedForAll } from "@bole/base";
import type { Candidate } from "@bole/talent";
import type { RecordLink } from "../../model/events.ts";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import {
  type Answering,
  type Asking,
  job,
  person,
  pick,
  reader,
  reply,
  skillNames,
} from "./asking.ts";

/** Where somebody stands in each pipeline, since when, and what comes next. */
export const whereIs: Answering = async (asking) => {
  const texts: string[] = [];
  const links = [];
  for (const id of asking.asked.person_ids.slice(0, 10)) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), id);
    texts.push(standing(candidate, asking));
    links.push(person(id, candidate.person.name));
    for (const { application, job_title } of candidate.applications) {
      links.push(job(application.job_id, job_title));
    }
  }
  return reply(texts.join("\n"), { links, person_ids: asking.asked.person_ids });
};

export const aboutPerson: Answering = async (asking) => {
  const texts: string[] = [];
  const links: RecordLink[] = [];
  for (const id of asking.asked.person_ids.slice(0, 5)) {
    const candidate = await asking.parts.talent.people.candidate(reader(asking), id);
    const own = CONTACT.test(asking.asked.text) ? contact(candidate, asking) : "";
    texts.push(`${own}${await profile(candidate, asking)}${standing(candidate, asking)}`);
    links.push(person(id, candidate.person.name));
    if (RESUME.test(asking.asked.text)) links.push(...resumesOf(candidate));
  }
  return reply(texts.join("\n"), { links, person_ids: asking.asked.person_ids });
};

const CONTACT =
  /电话|手机|邮箱|联系方式|\b(?:phone|e-?mail address|address|contact (?:details?|info\w*)|number)\b/iu;
const RESUME = /简历|履历|\b(?:resumes?|résumés?|cvs?|profile)\b/iu;

function contact({ person: { name, email, phone } }: Candidate, asking: Asking): string {
  const known = [email ?? "", phone ?? ""].filter(Boolean);
  if (known.length === 0)
    return pick(asking, `没有${name}的联系方式。`, `There are no contact details of ${name}. `);
  return pick(asking, `${name}：${known.join("，")}。`, `${name}: ${known.join(", ")}. `);
}

/** The newest first. */
const resumesOf = ({ resumes }: Candidate): RecordLink[] =>
  resumes
    .slice(0, 3)
    .map(({ id, title, document_name }) => ({ kind: "resume", id, title: document_name ?? title }));

async function profile({ person: one }: Candidate, asking: Asking): Promise<string> {
  const { items } = await asking.parts.talent.people.list(reader(asking), {
    q: one.name,
    limit: 50,
  });
  const row = items.find(({ person: { id } }) => id === one.id);
  const { language } = asking.asked;
  const years = row?.years ?? null;
  const facts = [
    one.headline ?? row?.title ?? "",
    one.location ?? "",
    years === null
      ? ""
      : pick(asking, `工作 ${Math.round(years)} 年`, `${Math.round(years)} years at work`),
    skillNames(row?.skills.slice(0, 8) ?? [], language).join(pick(asking, "、", ", ")),
  ];
  const text = facts.filter(Boolean).join(pick(asking, "；", "; "));
  return text === ""
    ? ""
    : `${one.name}${pick(asking, "：", ": ")}${text}${pick(asking, "。", ". ")}`;
}

function standing(
  { person: one, applications, messages, interviews }: Candidate,
  asking: Asking,
): string {
  const { zone, now, asked } = asking;
  const { language } = asked;
  const theirs = applications.filter(
    ({ application }) => asked.job_id === null || application.job_id === asked.job_id,
  );
  if (theirs.length === 0) {
    return pick(
      asking,
      `${one.name}目前不在任何职位的流程里。`,
      `${one.name} is in no pipeline at the moment.`,
    );
  }
  const stages = theirs.map(({ application, job_title, events }) => {
    const since = day(events.at(-1)?.created_at ?? application.updated_at, zone, language);
    const stage = STAGE_NAMES[language][application.stage];
    const why = events.at(-1)?.reason ?? "";
    const note = why === "" ? "" : pick(asking, `（${why}）`, ` (${why})`);
    return pick(
      asking,
      `“${job_title}”的${stage}阶段，自 ${since}${note}`,
      `${stage} for "${job_title}" since ${since}${note}`,
    );
  });
  const next = interviews
    .filter(({ state, ends_at }) => state === "booked" && Date.parse(ends_at) > now)
    .at(-1);
  const told = (spoken: "zh" | "en") =>
    next === undefined
      ? ""
      : zonedForAll(
          next.starts_at,
          asking.own ?? next.interviewer_time_zone,
          [next.interviewer_time_zone, next.time_zone],
          spoken,
        );
  // An absence that a machine has told is not from them.
  const last = messages.find(({ kind }) => kind === null || kind === "reply");
  const more = [
    next === undefined
      ? ""
      : pick(
          asking,
          `下一场面试：${told("zh")}，面试官${next.interviewer_name}。`,
          ` Next interview: ${told("en")} with ${next.interviewer_name}.`,
        ),
    last === undefined
      ? ""
      : pick(
          asking,
          `最近一封邮件：${day(last.sent_at ?? last.created_at, zone, "zh")}${last.direction === "in" ? "对方来信" : "我方去信"}。`,
          ` Last mail: ${last.direction === "in" ? "from them" : "from us"}, ${day(last.sent_at ?? last.created_at, zone, "en")}.`,
        ),
  ];
  const where = stages.join(pick(asking, "；", "; "));
  return `${pick(asking, `${one.name}在${where}。`, `${one.name} is in ${where}.`)}${more.join("")}`;
}
