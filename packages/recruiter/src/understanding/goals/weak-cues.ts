/**
 * Words that only hint at a goal. Where no clear cue is found, the hints of a clause are summed up,
 * and the goal that most of them speak for is meant, if it is clear. Names are masked.
 */
import type { Goal } from "../../model/understood.ts";
import { NAME } from "./cues.ts";

type Hint = readonly [Goal, number, RegExp];

const MAIL = "write_mails";
const HINTS: readonly Hint[] = [
  [MAIL, 2, /邮件|\be-?mails?\b|写信|去信|发信|短信|外联|\boutreach\b|\bnewsletter\b/u],
  [
    MAIL,
    1,
    /[写发寄回](?:一|两|几|各)?封|写一封|各写|一封信|拒信|感谢信|婉拒信|\b(?:messages?|notes?|letters?|announcements?|memo)\b/u,
  ],
  [
    MAIL,
    1,
    /\b(?:send|write|compose|draft|blast|announce|share|forward|pass)\b|(?:写|发|寄|转)(?:给|点)/u,
  ],
  [
    MAIL,
    1,
    new RegExp(
      `(?:给|跟|和|向|问|通知|联系)(?:一下)?(?:${NAME}|他们|她们|他|她|这|那)|\\b(?:to|tell|ask|thank|for|invite) ${NAME}|\\b(?:send|write|tell|ask|ping|text) (?:${NAME}|them|him|her)`,
      "u",
    ),
  ],
  [
    MAIL,
    1,
    /联系|接触|沟通一下|打个招呼|触达|\b(?:contact|approach|touch base|connect with|reach)\b/u,
  ],
  [
    "follow_up",
    2,
    /追一?封|再追|催(?!得|促|着我|我)|跟进|再提醒|\breminders?\b|\b(?:bump|chase|nudge|follow[- ]?up|poke)\b/u,
  ],
  [
    "follow_up",
    1.5,
    /没(?:有)?(?:回|理|吭|答|消息|下文|反应)|未回|不回|没回音|石沉|\b(?:haven't|hasn't|not|never|didn't) (?:heard|replied|responded|answered|got|written)|\b(?:silent|unanswered|unresponsive|quiet|no (?:reply|answer|response)|ghosted)\b/u,
  ],
  ["follow_up", 1, /再(?:发|联系|写|问|试)|第二封|又没|\b(?:again|second|another|once more)\b/u],
  [
    "schedule_interviews",
    2,
    /(?<!进|进入|到)面试(?!阶段|官|环节)|面谈|一面|二面|终面|初面|复试|视频面|技术面|面一?下|面一面|约面|约个?时间|约时间|\b(?:interview|interviews|onsite|phone screen|screening call)\b/u,
  ],
  [
    "schedule_interviews",
    1.5,
    new RegExp(
      `约(?:一下|上|下)?(?:${NAME}|他|她|这|那|周|明|下)|(?:点|上午|下午|周[一二三四五六日]|明天|后天)(?:半)?面|见(?:个|一)?面|碰面|排期|\\b(?:meet|meeting|calendar|slot|slots|time slot|book|schedule|appointment)\\b`,
      "u",
    ),
  ],
  [
    "schedule_interviews",
    0.5,
    /周[一二三四五六日天]|上午|下午|\d+点|明天|后天|下周|分钟|\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|morning|afternoon|pm|am|minutes?|mins?|hour)\b/u,
  ],
  [
    "reschedule_interview",
    3,
    /(?:面试|时间|约|interview|call|slot)[^。]{0,24}(?:往后|推后|提前|延后|改到|换到|换个|改个|顺延|推迟|挪|later|earlier|another (?:day|time)|instead|moved?|postpone\w*|different)|(?:改|换|推|挪|(?<!协)调)[^。]{0,8}(?:时间|面试)|\b(?:later|earlier|postpone|move|shift)\b[^.]{0,30}\b(?:interview|call|slot)\b/u,
  ],
  [
    "cancel_interview",
    3,
    new RegExp(
      `(?:取消|撤掉|撤了|不面|别面|不约|不见|作废)[^。]{0,16}(?:面|约|时间|${NAME}|见|了)|(?:面试|约好|约的)[^。]{0,12}(?:取消|撤|不要|不用|算了|作废)|\\b(?:cancel|drop|scrap|call off|skip|no longer)\\b[^.]{0,30}\\b(?:interview|call|meeting|slot)\\b`,
      "u",
    ),
  ],
  [
    "review_people",
    2,
    /简历|应聘者|投递|申请人|申请者|投过来|投来|\b(?:resumes?|résumés?|cvs?|applicants?|applications?)\b/u,
  ],
  [
    "review_people",
    1,
    /看看|看一?下|过一?下|过一?遍|挨个|逐个|逐一|评|审|筛|打分|把关|初筛|够不够格|合不合格|\b(?:review|assess|evaluate|vet|check|look at|go through|triage|sort|score|judge|grade|screen|qualif\w+)\b/u,
  ],
  [
    "clean_pipeline",
    2,
    /瘦身|清理|清一?下|清掉|清空|大扫除|归档|僵尸|过期|陈旧|积压|\b(?:clean|tidy|purge|prune|sweep|archive|housekeeping|declutter|stale|dormant|untouched|inactive|dead|zombies?)\b/u,
  ],
  [
    "clean_pipeline",
    1,
    /管道|看板|漏斗|流程里|池子|没动静|没进展|长期|\b(?:pipeline|board|funnel|backlog|close out|weeks? (?:old|ago)|stuck|sitting)\b/u,
  ],
  [
    "find_people",
    2,
    /物色|寻访|搜人|找人|招人|招聘|猎|名单|人选|\b(?:longlist|shortlist|source|sourcing|headhunt|scout|talent search)\b/u,
  ],
  [
    "find_people",
    1.5,
    /(?:最)?(?:适合|匹配|合适|对口)|要招|想招|在招|招(?:一|两|几|个|名)|新人|\b(?:hire|recruit|candidates?|names|profiles?|matches|best fit|fits|prospects?|top \w+|best \w+|search)\b/u,
  ],
  [MAIL, 1.5, /道(?:个)?歉|恭喜|祝贺|感谢|\b(?:thank|congratulat\w+|apologi[sz]\w+)\b/u],
  [
    "find_people",
    1.5,
    /(?:\d+|[一二两三四五六七八九十]+|几|一批|一拨)(?:个|位|名)?人|\b(?:\d+|two|three|four|five|six|ten|some|a few) (?:people|folks|names|engineers|candidates)\b/u,
  ],
  ["find_people", 0.5, /职位|岗位|岗|\b(?:role|position|job|opening|vacancy)\b/u],
  [
    "find_people",
    1,
    /找|搜|挖|捞|推荐|匹配|\b(?:find|look for|get me|need|want|recommend|suggest)\b/u,
  ],
];

/** Null where the hints are few, or speak for several alike. */
export function weakGoal(clause: string, least: number): Goal | null {
  const scores = new Map<Goal, number>();
  for (const [goal, weight, pattern] of HINTS) {
    if (pattern.test(clause)) scores.set(goal, (scores.get(goal) ?? 0) + weight);
  }
  const ranked = [...scores].toSorted(([, a], [, b]) => b - a);
  const [[goal, best] = [null, 0], [, next] = [null, 0]] = ranked;
  return goal !== null && best >= least && best > next ? goal : null;
}
