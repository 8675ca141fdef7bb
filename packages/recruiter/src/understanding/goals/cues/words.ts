/**
 * The words that cues are made of, in both languages: on folded text, without what is quoted, and with
 * names masked. `gap` keeps a verb and its object in one clause, `far` in one sentence.
 */
import type { Goal } from "../../../model/understood.ts";

/** Stands for somebody's name. */
export const NAME = "\u24df";
export const P = `\\s?(?:${NAME}|这(?:几|些)(?:个|位)?(?:人|候选人)?|那(?:几|些)(?:个|位)?(?:人|候选人)?|他们|她们|他|她|大家|各位|候选人|对方|所有人|人选)`;
export const THEM = `(?:${NAME}|them|him|her|everyone|everybody|all of them|all (?:\\w+ )?(?:candidates|people|applicants)|the candidates|candidates|those|these|both|people|whoever|anyone|the (?:ones|rest|others|team's picks|promising|good|best|strong|top)\\w*)`;
/** Behind a plan that is asked for, what is being done is what it is to do. */
export const PLANNED = "(?<=\\bplan\\b[^.;]{0,100})";
/** Across a comma, within one sentence. */
export const far = (most: number) => `[^。;；!！?？\\n]{0,${most}}?`;

export const gap = (most: number) => `[^,，。;；!！?？\\n]{0,${most}}?`;
export const PEOPLE_ZH =
  "(?:候选人|人选|人才|人|应聘者|求职者|工程师|开发|设计师|经理|护士|老师|运营|分析师|算法|产品|后端|前端|销售|简历)";
export const PEOPLE_EN =
  "(?:candidates?|people|persons?|talents?|profiles?|someone|somebody|anyone|matches|engineers?|developers?|devs?|designers?|nurses?|teachers?|managers?|analysts?|folks|prospects?|applicants?|executives?|leads?|hires?|fits?|counsel|lawyers?)";
export const MAIL_ZH = "(?:邮件|信|email|e-mail|mail|消息|站内信|外联|私信|开发信|联系函|邀约)";
export const MAIL_EN = "(?:e-?mails?|mails?|messages?|notes?|outreach|invites?(?= to apply)|intro)";
export const TALK_ZH =
  "(?:面试|面谈|面聊|一面|二面|三面|初面|初试|复试|终面|技术面|hr面|电话面|视频面|面一面|聊一聊|见面|约谈|见个面|碰个面|碰面|聊聊|谈谈|通个?电话|打个?电话|碰一下|视频会议)";
/** A stage, or somebody who leads one, is no appointment. */
export const NOT_A_TALK = "(?!阶段|环节|中的|官|过|结果|反馈|评价|的(?:人|候选))";
export const TALK_EN =
  "(?:interviews?|on-?sites?|phone screens?|screening calls?|calls?|meetings?|chats?|first rounds?|second rounds?|final rounds?|slots?|sessions?|conversations?)";
export const CV_ZH = "(?:简历|候选人|应聘者|投递|申请|申请人|投简历的人|人选|cv|resume)";
export const CV_EN =
  "(?:resumes?|résumés?|cvs?|applicants?|applications?|candidates?|submissions?|profiles?|pipeline people)";
export const PIPELINE_ZH =
  "(?:管道|流程|漏斗|pipeline|看板|人才库|招聘池|池子|进度表|候选人列表|名单|库)";
export const PIPELINE_EN =
  "(?:pipelines?|boards?|funnels?|talent pool|queue|candidate list|stages)";

export interface Cue {
  readonly goal: Goal;
  readonly pattern: RegExp;
}

export const cue = (goal: Goal, ...patterns: string[]): Cue => ({
  goal,
  pattern: new RegExp(patterns.join("|"), "giu"),
});
