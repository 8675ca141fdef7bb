/** What a message wants, by its words alone: no record is looked at. */

import { threadJob } from "@bole/base/threads";
import { findConcepts } from "@bole/talent/reading";
import type { Goal } from "../../model/understood.ts";
import { type Act, actIn } from "../asked/acts.ts";
import { findGoals } from "./find-goals.ts";
import type { Mood } from "./mood.ts";

export interface Heard {
  readonly intent: "work" | "ask" | "act";
  readonly goals: readonly Goal[];
  readonly act: Act | null;
  /** Whether people are sought for a job, and not by what they can do alone. */
  readonly aboutJob: boolean;
  /** Whether they are described by what they did, in words that a title may have by chance. */
  readonly described: boolean;
  readonly wantsPlan: boolean;
  readonly moods: readonly Mood[];
  readonly confidence: number;
  /** Why no model has read it; nothing where one has. */
  readonly embedded_because?: "no_model" | "budget" | "failed";
}

const JOB_WORDS =
  /职位|岗位|职缺|岗|jd|招聘|招人|在招|空缺|(?:工程师|开发|设计师|经理|护士|老师|教师|运营|分析师|专员|总监|主管|会计|律师|法务|架构师|产品|顾问)(?:的)?(?:候选人|人选|职|岗)|(?:适合|匹配|胜任)(?:做|当)?[^,，。]{0,10}(?:工程师|开发|设计师|经理|护士|老师|运营|分析师)|招(?:一|几|两|个|名|\d|聘)|(?:适合|给|为|帮)(?:我)?(?:做|当|找)?[^,，。]{0,12}(?:工程师|开发|设计师|经理|护士|老师|教师|运营|分析师|专员|总监|主管|会计|律师|法务|架构师|顾问|算法)(?:[^,，。]{0,6}(?:找|的人|物色|推荐|招)|$|,|，)|\b(?:job|role|position|opening|vacancy|req(?:uisition)?|jd|hire|hiring|headcount|posting|opportunity)\b|\bfor (?:the|our|a|an|my) [a-z -]{2,30}?(?:engineer|developer|designer|manager|nurse|teacher|analyst|executive|counsel|scientist|lead|architect)\b/u;

const PLAN =
  /计划|规划|方案|分步|一步步|先列|\bplan (?:it|this|out|for|the whole)?\b|\bstep[- ]by[- ]step\b|\bwalk me through\b/u;

/** `cues` of what was said; whether one of the jobs that we have is named in it. */
export function hear(cues: string, isJobNamed = false): Heard {
  const found = findGoals(cues, isJobNamed);
  const hasJobWord = JOB_WORDS.test(cues);
  const described = DESCRIBED.test(cues) && !hasJobWord;
  const aboutJob = hasJobWord || (isJobNamed && !described) || !(described || isBySkill(cues));
  const act = actIn(cues, found.moods);
  const goals = settle(found.goals, cues, found.draftOnly, aboutJob);
  const heard = { aboutJob, described, wantsPlan: PLAN.test(cues), moods: found.moods };
  const isBulk = goals.includes("clean_pipeline");
  if (act !== null && !isBulk && goals.every((goal) => ACTED.has(goal))) {
    return { ...heard, intent: "act", goals: [], act, confidence: 0.9 };
  }
  const isLookup = goals.length === 1 && goals[0] === "find_people" && !aboutJob;
  const onlyReads = goals.every((goal) => goal === "parse_job");
  if (goals.length > 0 && !isLookup && !onlyReads) {
    return { ...heard, intent: "work", goals, act: null, confidence: 0.9 };
  }
  const isSure = found.moods.includes("question") || isLookup || onlyReads;
  return { ...heard, intent: "ask", goals: [], act: null, confidence: isSure ? 0.8 : 0.4 };
}

export const hearJob = threadJob<typeof hear>(new URL(import.meta.url), "hear");

/** What a small act's own words may sound like. */
const ACTED: ReadonlySet<Goal> = new Set([
  "find_people",
  "parse_job",
  "review_people",
  "schedule_interviews",
  "await_replies",
]);

const INVITATION =
  /面试邀请|面试通知|邀请(?:邮件|函|信)|邀约(?:邮件)?|\binvit(?:e|es|ations?|ing)\b|calendar (?:invite|hold)/u;
const OTHER_MAIL =
  /外联|开发信|介绍(?:职位|岗位)|群发|联系|触达|\b(?:outreach|reach out|contact|intro|cold)\b|邮件[^,，。]{0,6}(?:,|，|然后|再|接着|之后)|(?:email|mail|message|write)(?: to)? (?:them|him|her|the|everyone|top|best|all)/u;
const CVS = /简历|\b(?:resumes?|résumés?|cvs?|applicants?|applications?)\b|投递|应聘|申请/u;

/** Goals that are parts of others are left to them, and what they need is added. */
function settle(
  found: readonly Goal[],
  cues: string,
  draftOnly: boolean,
  aboutJob: boolean,
): Goal[] {
  const goals = new Set(found);
  const drop = (goal: Goal, when: boolean) => when && goals.delete(goal);
  const has = (goal: Goal) => goals.has(goal);
  drop("schedule_interviews", has("reschedule_interview") || has("cancel_interview"));
  drop("write_mails", has("follow_up"));
  drop(
    "write_mails",
    (has("schedule_interviews") || has("reschedule_interview") || has("cancel_interview")) &&
      INVITATION.test(cues) &&
      !OTHER_MAIL.test(cues.replace(INVITATION, "")),
  );
  drop("review_people", has("find_people") && !CVS.test(cues));
  drop("find_people", has("review_people") && !has("write_mails") && CVS.test(cues));
  drop("review_people", has("clean_pipeline"));
  drop("find_people", has("clean_pipeline") && !has("write_mails") && !has("schedule_interviews"));
  drop("await_replies", !(has("write_mails") || has("follow_up")) || !has("schedule_interviews"));
  const ordered = found.filter(has);
  if (has("find_people") && !has("parse_job") && aboutJob) ordered.unshift("parse_job");
  return ordered.flatMap((goal) =>
    goal === "write_mails" && !draftOnly ? [goal, "send_mails" as const] : [goal],
  );
}

/** "做过供应链的人", "people who have worked in payments". */
const DESCRIBED =
  /(?:懂|精通|熟悉|擅长|了解|会做)[^,，。;；岗]{1,20}的(?:人|候选人|同学|朋友|都)|(?:做过|干过|搞过|从事过?|待过|接触过|带过|负责过)[^,，。;；岗]{1,20}的(?:人|候选人|同学|朋友|都|,|，|$)|\b(?:people|folks|anyone|everyone|someone|candidates|those) (?:who(?:'ve| have)|that have|having) (?:worked|done|led|built|run|sold|taught|managed)\b/u;

/** Whether people are described by what they can do, or where they are. */
const isBySkill = (cues: string) =>
  findConcepts(cues).length > 0 ||
  /(?:会|懂|精通|熟悉|擅长)|\b(?:with|who (?:know|have|speak)|based in)\b/u.test(cues) ||
  LIVING.test(cues);

/** "Rust developers in Amsterdam": a language that is a word besides, or where somebody is. */
const LIVING =
  /\b(?:rust|go|swift|dart|r|c|ruby)\s?(?:开发|工程师|程序员)|(?<!现|正)在(?!面试|筛选|流程|管道|名单|库|这|那|我们|公司|看板|招|职)[\u4e00-\u9fff]{2,4}?的\s?(?:人|候选人|工程师|开发|设计师|护士|老师|销售|[a-z])|\b(?:rust|go|swift|dart|r|c|ruby|elm|scratch) (?:developers?|engineers?|devs?|programmers?|coders?|people)\b|\b(?:developers|engineers|devs|designers|programmers|people|nurses|teachers|analysts|managers|consultants) (?:in|from|around|near) (?!the\b|our\b|this\b|that\b|my\b|your\b|a\b|an\b|stage|screening|interview|pipeline|review|offer|time|case|order|last|next|who\b)[a-z]/u;
