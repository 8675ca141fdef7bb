/** `hiring_stats`, `market_overview`, `employer_profile`, `find_jobs_for`: what the workspace's data says. */
import { Item, Words } from "@bole/language";
import { folded, timesIn } from "@bole/language/text";
import { findConcepts } from "@bole/talent";
import { z } from "zod";
import { stagesIn } from "../described-people.ts";
import { idsOf, isFound } from "../desk.ts";
import { spanOf } from "../time-span.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Metric = z.enum([
  ...(["pipeline", "time_to_hire", "sources", "response_rate"] as const),
  ...(["interviews", "offers", "workload"] as const),
]);

export const hiringStatsTool = recruiterTool({
  name: "hiring_stats",
  label: { zh: "招聘数据", en: "Hiring figures" },
  description: "Figures about hiring: the pipeline, time to hire, sources, replies, offers.",
  input: z.object({
    metric: Metric.default("pipeline"),
    job: Item.optional(),
    when: z.string().optional(),
    what: z.string().optional(),
  }),
  risk: "read",
  spans: { job: JOB, when: { from: "text" }, what: { from: "text" } },
  run: ({ metric, job, when = "", what = "" }, desk) => {
    const { now, zone } = desk;
    const [time] = timesIn(when, { now, zone, toward: "past" });
    const limits = { job_id: job?.id ?? null, ...(time && spanOf(time)) };
    const stages = stagesIn(what);
    if (STANDS_STILL.test(folded(what))) desk.ask("stats", { ...limits, aspect: "stuck" });
    else if (metric === "pipeline" && (stages.length > 0 || time !== undefined)) {
      // "How many came this month, and how many were hired?"
      const isMore = /[、，,和]|\band\b/u.test(what);
      if (isMore && time !== undefined && stages.length > 0) desk.ask("count_people", limits);
      desk.ask("count_people", { ...limits, stages });
    } else if (metric === "pipeline") desk.ask("pipeline", limits);
    else desk.ask("stats", { ...limits, stages, aspect: metric });
    return {};
  },
});

/** "Where do people get stuck", 哪个岗卡得最久. */
const STANDS_STILL =
  /卡|停滞|最慢|拖得?最?久|\b(?:stuck|stall\w*|slow\w*|bottleneck\w*|held up)\b/u;

export const marketOverviewTool = recruiterTool({
  name: "market_overview",
  label: { zh: "市场情况", en: "Market overview" },
  description: "What the workspace says about pay, demand and skills for a title.",
  input: z.object({
    topic: z.enum(["pay", "demand", "skills", "trend"]).default("pay"),
    title: z.string().optional(),
    place: z.string().optional(),
  }),
  risk: "read",
  spans: { title: { from: "text" }, place: { from: "text" } },
  run: ({ topic, title = "", place }, desk) => {
    desk.ask("market", { aspect: topic, text: title, location: place ?? null });
    return {};
  },
});

const COMPANY = { zh: "哪家公司？", en: "Which company?" };

export const employerProfileTool = recruiterTool({
  name: "employer_profile",
  label: { zh: "公司情况", en: "About a company" },
  description: "What the workspace knows of an organisation.",
  input: z.object({ company: Words.optional() }),
  risk: "read",
  spans: { company: { from: "words", question: COMPANY } },
  run: ({ company }, desk) => {
    const { workspace, spoken } = desk;
    const ours = workspace.jobs.find(({ id }) => id === spoken.focus.job?.id)?.organisation;
    const isNamed = company !== undefined && company.ref === "name";
    const text = isNamed ? company.text : ours;
    const names = [...new Set(workspace.jobs.map(({ organisation }) => organisation))];
    const choices = names.filter(Boolean).map((id) => ({ kind: "company", id, label: id }));
    if (text === undefined || text === "") return asks(desk, "company", COMPANY, choices);
    desk.ask("employer", { text });
    return {};
  },
});

const WHO = { zh: "给哪位候选人找？", en: "For which candidate?" };

export const findJobsForTool = recruiterTool({
  name: "find_jobs_for",
  label: { zh: "匹配职位", en: "Find jobs for somebody" },
  description: "Finds open jobs of the workspace that fit somebody.",
  input: z.object({
    who: z.array(Item).max(5).default([]),
    query: z.string().optional(),
    place: z.string().optional(),
  }),
  risk: "read",
  spans: {
    who: { ...PEOPLE, assumed: true, question: WHO },
    query: { from: "text" },
    place: { from: "text" },
  },
  run: ({ who, query = "", place }, desk) => {
    const skills = findConcepts(query).map(({ id }) => id);
    const people = who.filter((one) => !isFound(one));
    if (people.length === 0 && skills.length === 0) return asks(desk, "who", WHO);
    const limits = { skills, text: query, location: place ?? null };
    desk.ask("jobs_for", { ...limits, person_ids: idsOf(people) });
    return {};
  },
});
