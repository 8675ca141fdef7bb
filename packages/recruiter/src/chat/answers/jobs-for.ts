/** Which open jobs fit somebody, by the skills that their criteria name; what is missing is said. */
import { conceptById, findConcepts, type Job } from "@bole/talent";
import { allJobs } from "../../agents/workspace/all-jobs.ts";
import { type Answering, type Asking, job, listed, person, pick, reader, reply } from "./asking.ts";

const SHOWN = 5;

interface Fit {
  readonly job: Job;
  readonly met: readonly string[];
  readonly missing: readonly string[];
}

export const jobsFor: Answering = async (asking) => {
  const { parts, asked } = asking;
  const principal = reader(asking);
  const place = (asked.location ?? "").toLowerCase();
  const open = (await allJobs(parts.talent, principal, { kind: null })).filter(
    ({ status, location }) => status === "open" && location.toLowerCase().includes(place),
  );
  const replies = [];
  const ids = asked.person_ids.length === 0 ? [null] : asked.person_ids;
  for (const id of ids) replies.push(await forOne(id, open, asking));
  return reply(replies.map(({ text }) => text).join("\n"), {
    links: replies.flatMap(({ links }) => links),
    person_ids: asked.person_ids,
    list: replies.flatMap(({ list }) => list),
  });
};

async function forOne(id: string | null, open: readonly Job[], asking: Asking) {
  const { parts, asked } = asking;
  const { language } = asked;
  const principal = reader(asking);
  const who = id === null ? null : await parts.talent.people.candidate(principal, id);
  const rows =
    who === null
      ? []
      : (await parts.talent.people.list(principal, { q: who.person.name, limit: 50 })).items;
  const own = rows.find((row) => row.person.id === id)?.skills ?? [];
  const skills = new Set([...own, ...asked.skills]);
  const taken = new Set(who?.applications.map(({ application }) => application.job_id));
  const fits = open
    .filter((one) => !taken.has(one.id))
    .map((one) => fitOf(one, skills))
    .filter(({ met }) => met.length > 0)
    .toSorted((a, b) => share(b) - share(a) || b.met.length - a.met.length)
    .slice(0, SHOWN);
  const name = who?.person.name ?? asked.text;
  const links = [
    ...(who === null ? [] : [person(who.person.id, name)]),
    ...fits.map((fit) => job(fit.job.id, fit.job.title)),
  ];
  if (fits.length === 0) {
    const why =
      skills.size === 0
        ? pick(asking, "资料里没有列出技能", "their record lists no skills")
        : pick(asking, "没有开放职位要求这些技能", "no open job asks for these skills");
    return reply(
      pick(asking, `没有找到适合${name}的其他职位：${why}。`, `No other job fits ${name}: ${why}.`),
      {
        links,
      },
    );
  }
  const named = (ids: readonly string[]) =>
    listed(
      ids.map((one) => conceptById(one)?.[language] ?? one),
      language,
    );
  const lines = fits.map(({ job: one, met, missing }, at) => {
    const where =
      one.location === "" ? "" : pick(asking, `（${one.location}）`, ` (${one.location})`);
    const fit = pick(asking, `符合 ${named(met)}`, `meets ${named(met)}`);
    const gap =
      missing.length === 0
        ? ""
        : pick(asking, `；没有提到 ${named(missing)}`, `; not mentioned: ${named(missing)}`);
    return `${at + 1}. ${one.title}${where}${pick(asking, "：", ": ")}${fit}${gap}`;
  });
  const head = pick(asking, `可能适合${name}的开放职位：`, `Open jobs that may fit ${name}:`);
  const list = fits.map((fit) => ({ kind: "job", id: fit.job.id, label: fit.job.title }));
  return reply([head, ...lines].join("\n"), { links, list });
}

function fitOf(one: Job, skills: ReadonlySet<string>): Fit {
  const asked = one.criteria.flatMap(({ skill, text }) =>
    skill === null ? findConcepts(text).map(({ id }) => id) : [skill],
  );
  const sought = [...new Set(asked.length > 0 ? asked : one.tags.skill)];
  return {
    job: one,
    met: sought.filter((id) => skills.has(id)),
    missing: sought.filter((id) => !skills.has(id)),
  };
}

const share = ({ met, missing }: Fit): number => met.length / (met.length + missing.length);
