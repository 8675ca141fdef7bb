/** What the workspace itself says of a market: how many people and jobs name a skill, and what jobs pay. */
import type { Principal } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import { conceptById, findConcepts, type Talent } from "@bole/talent";
import { z } from "zod";
import { sayPay } from "../../drafting/say-pay.ts";
import { Language } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { allJobs } from "./all-jobs.ts";
import { PayRange, payOf } from "./pay.ts";

const MOST_SKILLS = 5;

const MarketOverview = z.object({
  skills: z.array(
    z.object({ id: z.string(), name: z.string(), people: z.int().nullable(), jobs: z.int() }),
  ),
  people: z.int().nullable(),
  jobs: z.int(),
  open_jobs: z.int(),
  /** Of jobs that say what they pay, each with its source; empty where none does: then it is unknown. */
  pay: z.array(PayRange),
  text: z.string(),
});
type MarketOverview = z.infer<typeof MarketOverview>;

export interface MarketQuestion {
  /** What is asked about: skills or a title, in words. */
  readonly about: string;
  readonly job_id: string | null;
  /** A part of the place of a job; empty for everywhere. */
  readonly place?: string;
  readonly language: Language;
}

export function marketOverview({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "market_overview",
    description: "Counts people and jobs of the workspace by skill, and what jobs say they pay.",
    kind: "retrieval",
    input: z.object({
      about: z.string().max(1_000).default(""),
      job_id: z.string().nullable().default(null),
      language: Language.default("zh"),
    }),
    output: MarketOverview,
    run: (question, ctx) => marketOf(talent, readerOf(ctx), question),
  });
}

export async function marketOf(
  talent: Pick<Talent, "jobs" | "people">,
  reader: Principal,
  { about, job_id, place = "", language }: MarketQuestion,
): Promise<MarketOverview> {
  const all = await allJobs(talent, reader);
  const jobs = all.filter(({ location }) => location.toLowerCase().includes(place.toLowerCase()));
  const named = job_id === null ? undefined : jobs.find(({ id }) => id === job_id);
  const said = findConcepts(about).map(({ id }) => id);
  const ids = said.length > 0 ? said : (named?.criteria.flatMap(({ skill }) => skill ?? []) ?? []);
  const skills: MarketOverview["skills"] = [];
  for (const id of [...new Set(ids)].slice(0, MOST_SKILLS)) {
    const { total } = await talent.people.list(reader, { skills: [id], limit: 1 });
    const withIt = jobs.filter(({ tags }) => tags.skill.includes(id));
    skills.push({
      id,
      name: conceptById(id)?.[language] ?? id,
      people: total,
      jobs: withIt.length,
    });
  }
  const { total } = await talent.people.list(reader, { limit: 1 });
  const about_these =
    skills.length === 0
      ? jobs
      : jobs.filter(({ tags }) => skills.some(({ id }) => tags.skill.includes(id)));
  const pay = payOf(about_these);
  const counts = {
    people: total,
    jobs: jobs.length,
    open_jobs: jobs.filter(({ status }) => status === "open").length,
  };
  return { skills, ...counts, pay, text: sentence({ skills, ...counts, pay }, language) };
}

function sentence(
  { skills, people, jobs, open_jobs, pay }: Omit<MarketOverview, "text">,
  language: "zh" | "en",
): string {
  const many = (count: number | null, one: string, more: string) =>
    `${count ?? "unknown"} ${count === 1 ? one : more}`;
  const bySkill = skills.map(({ name, people: who, jobs: of }) =>
    language === "zh"
      ? `${name}：${who ?? "未知"} 人提到，${of} 个职位需要`
      : `${name}: named by ${many(who, "person", "people")}, asked for by ${many(of, "job", "jobs")}`,
  );
  const paid =
    pay.length > 0
      ? pay.map(({ title, ...paid }) =>
          language === "zh"
            ? `${title} ${sayPay(paid, language)}`
            : `${title}, ${sayPay(paid, language)}`,
        )
      : [
          language === "zh"
            ? "没有职位写明薪资，薪资未知"
            : "no job says what it pays, so pay is unknown",
        ];
  return language === "zh"
    ? `人才库共 ${people ?? "未知"} 人，职位 ${jobs} 个（开放 ${open_jobs} 个）。${bySkill.map((one) => `${one}。`).join("")}薪资：${paid.join("；")}。`
    : `The workspace has ${people ?? "an unknown number of"} people and ${jobs} jobs, ${open_jobs} of them open. ${bySkill.map((one) => `${one}. `).join("")}Pay: ${paid.join("; ")}.`;
}
