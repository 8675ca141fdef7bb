/** Small things that are done at once, or asked for at the gate: one record, one change. */
import type { Stage } from "@bole/talent";
import type { z } from "zod";
import type { Mood } from "../goals/mood.ts";

export interface Act {
  readonly topic: "create_job" | "publish_job" | "move_stage" | "add_candidate" | "import";
  readonly to_stage: z.infer<typeof Stage> | null;
  readonly text: string;
}

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ["offer", /录用意向|发\s*offer|给\s*offer|offer\s*阶段|到\s*offer|录用阶段|\boffer\b/u],
  ["hired", /已录用|录用(?!意向|阶段)|入职|\bhired?\b/u],
  ["interview", /面试(?:阶段|中|环节|轮)?|\binterview(?:ing)?\b/u],
  ["screening", /筛选|初筛|电话沟通|\bscreen(?:ing)?\b/u],
  ["replied", /已回复|回复阶段|\breplied\b/u],
  ["contacted", /已联系|联系阶段|\bcontacted\b/u],
  ["sourced", /寻访|已搜寻|新加入|待联系|\bsourced\b/u],
  ["withdrawn", /退出|撤回申请|放弃(?:了)?|\bwithdr[ae]wn?\b/u],
  [
    "rejected",
    /淘汰|拒绝|婉拒|拒掉|不合适|刷掉|pass\s*掉|\breject(?:ed)?\b|\bturn(?:ed)? down\b|\bdeclined?\b/u,
  ],
];

/** The stages that a text names. */
export function stagesIn(cues: string): Stage[] {
  return STAGES.filter(([, pattern]) => pattern.test(cues)).map(([stage]) => stage);
}

const MOVE =
  /(?:把|将)?[^,，。]{0,20}(?:移到|移动到|挪到|推进到|推到|转到|改成|改为|标记为|标为|标成|设为|进入|调到|放到|拖到|更新(?:为|到))[^,，。]{0,8}(?:阶段|状态|环节|面试|筛选|offer|录用|淘汰|拒绝|已联系|已回复|退出|入职)|(?:状态|阶段)(?:改成|改为|更新为|设为)|\b(?:move|advance|promote|put|push|progress|drag|set|mark|change|update|bump)\b[^.;]{0,60}\b(?:to|as|into|in)\b(?: the)? (?:interview(?:ing)?|offer|screening|hired|rejected|withdrawn|contacted|replied|sourced|next)\b(?: stage)?/u;
const REJECT =
  /(?<!谁)(?:淘汰|拒绝|婉拒|拒掉|刷掉|pass\s*掉)(?:一下|掉|了)?(?!的|信|理由|原因|邮件)[^,，。]{1,8}|把[^,，。]{1,12}(?:淘汰|拒|刷)(?:了|掉|绝)|\b(?:reject|turn down|decline)\b (?!(?:all|every|those|stale|anyone|the (?:stale|rest|others))\b)/u;
/** "Advance or reject him": what becomes of somebody is still to be found out. */
const EITHER =
  /\bor (?:reject|turn down|decline)\b|\bwhether\b|还是(?:该|要|应该)?(?:淘汰|拒|刷|婉拒)|该(?:淘汰|拒|刷)的?(?:就)?(?:淘汰|拒|刷)/u;
/** Who is in a stage is meant, and is not moved there. */
const THOSE_IN = /(?:进入|到|处于)[^,，。]{0,8}(?:阶段|环节)?的(?:人|候选人)/u;
const ALL =
  /所有|全部|全都|每个|大家|没回复的|超过|长期|都(?:淘汰|拒|移)|\b(?:all|everyone|everybody|each|anyone|those|stale|inactive)\b/u;
/** Explicitly, and something that is not there yet: "add" alone may mean somebody, for a job that is. */
const CREATE =
  /(?:新建|创建|新增|录入|起草|写|开|(?:添加|建|加)(?!到|入|进|给|上))(?:一个|个|一下|一份|一条)?(?:新的?)?[^,，。;；]{0,24}(?:职位|岗位|职缺|jd)(?!的?(?:候选|人|面试|邮件|启动))|\b(?:(?:create|make|set up|open up|post|draft|write)\b (?:me )?(?:an?|the|new|another)?|add\b (?:me )?(?:an?|new|another)\b)\s?(?:new )?[^.;,]{0,40}?\b(?:job|role|position|opening|vacancy|job (?:ad|posting|description)|jd|requisition)\b(?! (?:launch|search))/u;
const PUBLISH =
  /(?:发布|上线|公开|开放|上架)[^,，。]{0,14}(?:职位|岗位)|(?:职位|岗位)[^,，。]{0,6}(?:发布|上线|公开)(?:出去|一下|了)?|\bpublish\b|\bmake\b[^.]{0,30}\b(?:public|live)\b/u;
const IMPORT =
  /(?:导入|上传|录入|收下|入库)[^,，。]{0,12}(?:简历|附件|文件|cv|这些|这几份|候选人)|(?:简历|附件|文件)[^,，。]{0,6}(?:导入|入库|录入|加到|加入|存)|\b(?:import|upload|ingest|load)\b[^.;]{0,30}\b(?:resumes?|résumés?|cvs?|files?|attachments?|these|pdfs?)\b/u;
const ADD =
  /把[^,，。]{1,16}(?:加到|加入|放进|加进|添加到|添进|列入|放到)[^,，。]{0,24}(?:职位|岗位|候选|名单|流程|里|中)|\b(?:add|put)\b [^.;]{2,40}\b(?:to|for|into|on|in|as a candidate)\b [^.;]{0,40}\b(?:job|role|position|pipeline|candidates?|opening|vacancy|req|engineer|designer)\b/u;
/** Somebody who is put into something is no title: "add her to the account exec job". */
const INTO =
  /(?:加到|加入|加进|加给|放进|放到|添加到|添进|列入)|\b(?:add|put)\b (?!(?:an?|new|another)\b)[^.;]{1,40}\b(?:to|into|on|in)\b (?:the|our|my|this|that)\b/u;

export function actIn(cues: string, moods: readonly Mood[]): Act | null {
  if (!moods.includes("command")) return null;
  const act = (topic: Act["topic"], to_stage: Stage | null = null): Act => ({
    topic,
    to_stage,
    text: "",
  });
  if (IMPORT.test(cues)) return act("import");
  if (CREATE.test(cues) && !INTO.test(cues) && !/候选人|candidates?\b|people/u.test(cues)) {
    return act("create_job");
  }
  if (PUBLISH.test(cues)) return act("publish_job");
  if (!ALL.test(cues)) {
    if (MOVE.test(cues) && !THOSE_IN.test(cues)) return act("move_stage", targetOf(cues));
    if (REJECT.test(cues) && !EITHER.test(cues)) return act("move_stage", "rejected");
    if (ADD.test(cues)) return act("add_candidate");
  }
  return null;
}

/** The stage after "to": "move him from screening to interview". */
function targetOf(cues: string): Stage | null {
  const after =
    /(?:移到|移动到|挪到|推进到|推到|转到|改成|改为|标记为|标为|标成|设为|进入|调到|放到|拖到|更新为|更新到)(.*)$/u.exec(
      cues,
    )?.[1] ??
    /\b(?:to|as|into|in)\b(?: the)? ((?:interview|offer|screening|hired|rejected|withdrawn|contacted|replied|sourced).*)$/u.exec(
      cues,
    )?.[1];
  return stagesIn(after ?? cues)[0] ?? null;
}
