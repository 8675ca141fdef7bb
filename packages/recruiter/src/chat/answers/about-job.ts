/** A job, or something of it. What is not on record is said so. */
import type { Job } from "@bole/talent";
import { sayPay } from "../../drafting/say-pay.ts";
import { findPeople } from "../../reading/find-people.ts";
import {
  type Answering,
  type Asking,
  job,
  person,
  pick,
  reader,
  recordsOf,
  reply,
} from "./asking.ts";
import { listJobs, listOfJobs, STATUS, stagesOf } from "./jobs.ts";
import { linesAbout } from "./look-up.ts";

const SHOWN = 10;

const ASPECTS: Readonly<Record<string, (one: Job, asking: Asking) => string>> = {
  overview,
  criteria,
  pay,
  location: place,
  status,
};

export const aboutJob: Answering = async (asking) => {
  const { asked, parts } = asking;
  if (asked.job_id === null) return listJobs(asking);
  const one = await parts.talent.jobs.get(reader(asking), asked.job_id);
  const links = [job(one.id, one.title)];
  if (asked.aspect === "people" && asked.text === "") return people(one, asking);
  const tell = asked.text === "" ? (ASPECTS[asked.aspect] ?? overview) : matter;
  return reply(tell(one, asking), { links, job_id: one.id });
};

function overview(one: Job, asking: Asking): string {
  const { language } = asking.asked;
  const facts = [one.organisation, one.location, STATUS[language][one.status], payOf(one, asking)];
  return [one.title, facts.filter(Boolean).join(" · "), ...needsOf(one, asking)].join("\n");
}

function criteria(one: Job, asking: Asking): string {
  return [one.title, ...needsOf(one, asking)].join("\n");
}

function needsOf({ criteria: all }: Job, asking: Asking): string[] {
  const need = (kind: "must" | "nice") =>
    all
      .filter((criterion) => criterion.need === kind)
      .map(({ text }) => text)
      .join(pick(asking, "；", "; "));
  const [must, nice] = [need("must"), need("nice")];
  if (all.length === 0) return [pick(asking, "还没有评估标准。", "It has no criteria yet.")];
  return [
    must === "" ? "" : pick(asking, `必备：${must}`, `Must: ${must}`),
    nice === "" ? "" : pick(asking, `加分：${nice}`, `Nice to have: ${nice}`),
  ].filter(Boolean);
}

const payOf = ({ salary }: Job, { asked }: Asking): string =>
  salary === null ? "" : sayPay(salary, asked.language);

function pay(one: Job, asking: Asking): string {
  const known = payOf(one, asking);
  if (known !== "") return `${one.title}${pick(asking, "：", ": ")}${known}`;
  const quotes = linesAbout(pick(asking, "薪资", "salary"), one.description);
  if (quotes.length > 0) return quoted(one, quotes, asking);
  return pick(asking, `“${one.title}”没有写薪资。`, `“${one.title}” doesn’t state the pay.`);
}

const REMOTE = {
  zh: { onsite: "现场办公", hybrid: "混合办公", remote: "远程" },
  en: { onsite: "on site", hybrid: "hybrid", remote: "remote" },
};

function place({ title, location, remote }: Job, asking: Asking): string {
  const how = remote === null ? "" : REMOTE[asking.asked.language][remote];
  const known = [location, how].filter(Boolean).join(pick(asking, "，", ", "));
  if (known !== "") return `${title}${pick(asking, "：", ": ")}${known}`;
  return pick(asking, `“${title}”没有写地点。`, `“${title}” doesn’t state a location.`);
}

function status(one: Job, asking: Asking): string {
  const { language } = asking.asked;
  const name = STATUS[language][one.archived_at === null ? one.status : "archived"];
  const until =
    one.closes_on === null
      ? ""
      : pick(asking, `，截止 ${one.closes_on}`, `, apply by ${one.closes_on}`);
  const places =
    one.places === null ? "" : pick(asking, `，招 ${one.places} 人`, `, ${one.places} wanted`);
  return pick(
    asking,
    `“${one.title}”：${name}${until}${places}。`,
    `"${one.title}" is ${name}${until}${places}.`,
  );
}

/** Whatever else is asked of it: the lines of its text that have the words. */
function matter(one: Job, asking: Asking): string {
  const { text } = asking.asked;
  const all = [one.description, ...one.criteria.map((criterion) => criterion.text)].join("\n");
  const quotes = linesAbout(text, all);
  if (quotes.length > 0) return quoted(one, quotes, asking);
  return pick(
    asking,
    `“${one.title}”里没有提到“${text}”。`,
    `“${one.title}” doesn’t mention “${text}”.`,
  );
}

const quoted = ({ title }: Job, quotes: readonly string[], asking: Asking): string =>
  pick(
    asking,
    `“${title}”写着：${quotes.map((one) => `“${one}”`).join("，")}`,
    `"${title}" says: ${quotes.map((one) => `“${one}”`).join(", ")}`,
  );

async function people(one: Job, asking: Asking) {
  const summary = (await listOfJobs(asking, one.archived_at !== null)).find(
    ({ id }) => id === one.id,
  );
  const found = await findPeople({ ...asking.asked, text: "" }, recordsOf(asking));
  const shown = found.rows.slice(0, SHOWN);
  const names = shown.map(({ person: { name } }, at) => `${at + 1}. ${name}`);
  const stages = summary === undefined ? one.title : stagesOf(summary, asking);
  const count = pick(
    asking,
    `共 ${found.total} 人。`,
    `${found.total} ${found.total === 1 ? "person" : "people"}. `,
  );
  return reply([`${count}${stages}`, ...names].join("\n"), {
    links: [job(one.id, one.title), ...shown.map(({ person: { id, name } }) => person(id, name))],
    person_ids: shown.map(({ person: { id } }) => id),
    job_id: one.id,
  });
}
