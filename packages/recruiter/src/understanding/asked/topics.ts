/** What a question is about. The first that fits is it: the more special come first. */

import { isBare, isNo, isYes } from "../answers/yes-no.ts";
import { withoutSeeming } from "../goals/mood.ts";
import type { Topic } from "../reading.ts";
import type { Said } from "../text/said.ts";
import { dayTopicOf } from "./day-topics.ts";
import { isAboutEndedOffers } from "./offer-topic.ts";

interface About {
  /** How many people the message names. */
  readonly names: number;
  /** Names of people whom we do not know: they can be compared with nobody, and it is said who they are. */
  readonly strangers: number;
  readonly hasFiles: boolean;
}

const GREETING =
  /^\s*(?:hi|hello|hey|yo|hallo|你好|您好|嗨|哈喽|早|早上好|下午好|晚上好|在吗|在不在|good (?:morning|afternoon|evening))(?:[ ,，!！.。~]|there|all|bole|伯乐|呀|啊|team|everyone)*$/u;
const THANKS =
  /^\s*(?:(?:ok(?:ay)?|好的?|great|cool|perfect|nice|太好了|辛苦了?|不错)[,，!！.。 ]*)*(?:thanks?(?: you)?(?: (?:so|very) much| a lot| a ton)?|thx|ty|cheers|谢谢|多谢|感谢|谢啦|辛苦了|好的|ok|great|cool|nice|bye|再见|拜拜|good job|well done|知道了|明白了|收到|got it|辛苦啦|那?今天(?:就)?先?到(?:这儿|这里))(?:你|您|了|啦|啊|呀|哈|!|！|。|\.|~|,|，| for .{0,40}|that(?:'s| is| was) (?:all.{0,10}|(?:\w+ )?(?:helpful|great|useful|perfect|lovely|kind|good|it|quick|nice|exactly \w+ i \w+))|今天(?:就)?(?:先)?(?:到|这样|聊到)(?:这儿|这里|这)?|就(?:先)?(?:到|这样)(?:这儿|这里|吧)?|下次(?:再聊|见)|明天见|回头见|bole|伯乐|\s)*$/u;
const HELP =
  /你(?:都|还|到底|究竟)?(?:能|会|可以)(?:帮|替|给)?(?:我|我们|大家)?(?:做|干|办|处理|帮|帮忙)?(?:些|点)?(?:什么|啥|哪些)|(?:有|支持)(?:什么|哪些)(?:功能|能力|用法)|怎么(?:用|使用|操作)|使用(?:说明|方法)|^帮助$|你是谁|能做什么|\bwhat (?:\w+ )?(?:can|could|do) you (?:do|help)\b|\bwhat are you able to\b|\bhow can you help\b|\bhow (?:do|does|can) (?:i|this|it|you|we)\b|^help\b|\bwhat are you\b|\bwho are you\b|\byour (?:features|capabilities)\b|\bhow to\b|怎么(?:安排|发|创建|新建|导入|清理|审查|启动)|如何(?:安排|发|创建|新建|导入|清理|使用)/u;
const COUNT =
  /多少|几(?:个|位|人|封|场|次|名|份)|数量|总数|\bhow many\b|\bnumber of\b|\bcount\b|\btotal\b/u;
const JOBS =
  /职位|岗位|在招|招聘中|\b(?:jobs?|roles?|positions?|openings?|vacanc(?:y|ies)|requisitions?)\b/u;
const LIMIT_LEFT =
  /(?:一天|每天|一次|一批|每批|单日)[^,，。]{0,8}(?:能|可以|最多|上限)[^,，。]{0,6}(?:发|封)|\bhow many\b[^.?]{0,30}\b(?:e-?mails?|mails?|messages)\b[^.?]{0,30}\b(?:a day|per day|daily|at once|per batch)\b|(?:邮件|发送|发信|额度|上限|配额)[^,，。]{0,12}(?:剩|还能|额度|上限|限额|配额|够)|(?:还能|还可以|剩|今天能)[^,，。]{0,10}(?:发|邮件|封)|\b(?:mail|email|send(?:ing)?|daily) (?:limit|quota|allowance|cap)\b|\bhow many (?:more )?(?:e-?mails?|mails?|messages)\b[^.]{0,30}\b(?:left|can|send|today|remain)|\b(?:e-?mails?|mails?)\b[^.?]{0,20}\b(?:left|remaining)\b/u;
const WAITING =
  /(?:待|等|需要|要)(?:我|人|你)?(?:来)?(?:审批|批准|确认|处理|批)|(?:什么|哪些|啥|有没有)[^,，。]{0,10}(?:等着?我|待办|待批|待审|要我|卡在我)|待审批|待办|审批(?:列表|清单|箱)|\b(?:waiting|pending|awaiting|needs?)\b[^.?]{0,24}\b(?:approv\w*|me|decision|sign-?off|confirm\w*)\b|\bpending approvals?\b|\bto-?dos?\b|\b(?:waits?|waiting) (?:for|on) (?:me|us|my)\b|\b(?:do i|should i|must i) (?:have to |need to )?(?:approve|confirm|decide|sign off)|\banything (?:for me )?to (?:approve|confirm|decide|sign)|轮到我|(?:需要|等)我(?:来)?(?:拍板|定|决定|看|点头)|\bmy (?:inbox|approvals|queue)\b|\bneed(?:s)? my\b/u;
const WORKFLOWS =
  /(?:任务|工作流|流程|计划)[^,，。]{0,8}(?:进展|进度|怎么样|如何|到哪|完成|状态|跑)|(?:进展|进度)(?:如何|怎么样|呢)|正在(?:做|跑|进行)什么|\b(?:workflows?|tasks?|plan|launch)\b[^.?]{0,24}\b(?:status|progress|doing|going|done|running)\b|\bwhat(?:'s| is) running\b|\bhow(?:'s| is) (?:it|the (?:launch|outreach|workflow)) going\b/u;
const INTERVIEWS =
  /面试(?!官|阶段|环节|中)[^,，。]{0,10}(?:安排|有|几|哪些|时间|日程|什么时候|多少|是)|(?:有|哪些|几场|几个|什么|多少|谁|看看?|列出|显示|查)[^,，。]{0,16}面试(?!阶段|环节|中|官|的(?:人|候选))|(?:今天|明天|本周|这周|下周|周[一二三四五六日天])[^,，。]{0,10}面试|面试日程|\binterviews?\b[^.?]{0,40}\b(?:today|tomorrow|this week|next week|scheduled|booked|coming|upcoming|on|when|calendar|have|there)\b|\b(?:when|what|which|any|upcoming|list|show|many|next|today's)\b[^.?]{0,40}\binterviews?\b(?! stage)/u;
/** An appointment that is not settled waits, too, but it is no approval. */
const TO_SETTLE =
  /面试(?!阶段|环节|官)[^,，。]{0,10}(?:没|未|待|不曾)[^,，。]{0,4}(?:确认|敲定|定下)|(?:没|未|待)[^,，。]{0,4}(?:确认|敲定|定下)的?面试|\b(?:un-?confirmed|tentative|proposed) interviews?\b|\binterviews?\b[^.?]{0,30}\b(?:not|n't|unconfirmed|still to be|yet to be|tentative)\b/u;
/** What words of the place mean. */
const MEANING =
  /\bdifference between\b(?![^.?]{0,30}\b(?:candidates?|people|jobs|roles|them|these|those|two)\b)|(?:有什么|有啥|啥|的)(?:区别|不同|差别)|\bwhat does [^.?]{1,30} (?:mean|do)\b|是什么意思/u;
const SENT =
  /\b(?:did|have|had) (?:we|i|you|they) (?:already |just )?(?:e-?mail|mail|contact|message|writ(?:e|ten)|reach)|(?:发|寄|写|联系)(?:过|了)?(?:什么|哪些|几封|多少)?(?:邮件|信|内容)?[^,，。]{0,6}(?:了吗|没有?|过吗|了没|给|$)|(?:邮件|信)[^,，。]{0,12}(?:发|送|收|记录|往来|内容|什么时候|历史)|(?:回|回复|答复|回信)(?:了|过)?(?:吗|没|什么|我们|邮件)|谁(?:回|没回|还没回|回复)|没(?:有)?回复的|未回复|有(?:没有)?回(?:复|音|信)|联系过|\b(?:sent|send|wrote|write|e-?mailed|mailed|contacted|messaged)\b[^.?]{0,40}|\b(?:e-?mails?|mails?|messages?|correspondence|thread)\b[^.?]{0,30}\b(?:to|with|from|history|sent|received|got)\b|\b(?:reply|replied|replies|respond(?:ed)?|answer(?:ed)?|heard back|hear back|written back|got(?:ten)? back)\b/u;
const COMPARE =
  /比较|对比|相比|比一比|谁更|哪(?:个|位)更|孰|优劣|(?:和|与|跟)[^,，。]{1,12}(?:比|哪个|谁)|\bcompar\w+\b|\bversus\b|\bvs\.?\b|\bdifference between\b|\bwho(?:'s| is) (?:better|stronger|a better fit)\b|\bbetter (?:fit|match|candidate)\b|\bside by side\b/u;
const WHERE =
  /(?:到|在|处于|走到|进展到)(?:了)?(?:哪|什么|哪个)(?:一步|步|阶段|环节|里|儿|了)?|(?:什么|哪个)(?:阶段|状态|环节|进度)|(?:现在|目前)?(?:进展|进度|状态|情况)(?:如何|怎么样|怎样|呢|是)?|(?:怎么样|咋样)了|\bwhere (?:is|are|does|do|did|'s)\b|\bwhat stage\b|\bwhich stage\b|\bstatus of\b|\bwhat(?:'s| is) (?:the )?(?:status|stage|latest|happening|going on|up)\b|\bhow far\b|\bany (?:news|updates?|progress)\b|\bupdate on\b/u;
const WHO =
  /谁|哪(?:些|几|个|位)(?:人|候选人|个)?|(?:有没有|有无|是否有|有)[^,，。]{0,24}(?:人|候选人|工程师|的吗)|(?:找|搜|查|列|看|显示|推荐|筛)[^,，。]{0,30}(?:人|候选人|简历|工程师|设计师|护士|名单)|名单|\bwho\b|\bwhich (?:candidates?|people|applicants?|engineers?)\b|\b(?:any(?:one|body)?|some(?:one|body))\b|\b(?:list|show|find|search|look(?:ing)? (?:up|for)|give me|get me|display|pull up)\b[^.?]{0,60}\b(?:candidates?|people|applicants?|engineers?|developers?|designers?|nurses?|everyone|profiles?|resumes?|folks|analysts?)\b|\bdo we have\b|\bpeople (?:who|with|in)\b|\bcandidates? (?:who|with|in|from|for)\b|\beveryone (?:in|who|with)\b/u;
const PIPELINE =
  /(?:管道|流程|漏斗|看板|pipeline|招聘进度|整体)[^,，。]{0,10}(?:情况|概况|怎么样|如何|状态|分布)?|各(?:个)?阶段|按阶段|阶段分布|\b(?:pipeline|funnel|board)\b|\bby stage\b|\boverview\b|\bper stage\b/u;

/** Who is in a stage, not when somebody is met. */
const PEOPLE_IN =
  /(?:几|多少|哪些|哪几)(?:个|位)?(?:人|候选人)[^,，。]{0,10}(?:在|处于|进)|(?:在|处于|到了?|进入)?(?:面试|筛选|录用意向|offer|已联系|已回复)(?:阶段|环节|中)[^,，。]{0,6}(?:有|都|是)?(?:谁|哪些|多少|几)|谁在(?:面试|筛选)|\b(?:who|which candidates?|how many (?:people|candidates?|applicants?|are))\b[^.?]{0,16}\b(?:in|at)\b (?:the )?(?:interview|screening|offer|sourced|contacted|replied|hired|rejected)/u;
const ALL_STAGES =
  /(?:大家|所有人|每个人|全部候选人|各位)[^,，。]{0,6}(?:阶段|哪一步|进度|状态)|\beveryone\b[^.?]{0,20}\bstage/u;

export function topicOf({ cues: said, raw }: Said, { names, strangers, hasFiles }: About): Topic {
  const cues = withoutSeeming(said);
  if (hasFiles && (raw === "" || /简历|导入|resume|cv|import|入库/u.test(cues))) return "import";
  if (GREETING.test(cues)) return "greeting";
  if (isYes(cues) && isBare(cues)) return THANKS.test(cues) ? "thanks" : "nothing_pending";
  if (isNo(cues) && isBare(cues)) return "nothing_pending";
  if (THANKS.test(cues)) return "thanks";
  if (LIMIT_LEFT.test(cues)) return "mail_limit";
  const ofDay = dayTopicOf(cues, names);
  if (ofDay !== null) return ofDay;
  if (HELP.test(cues) && names === 0) return "help";
  if (MEANING.test(cues) && names + strangers === 0) return "help";
  if (names === 0 && isAboutEndedOffers(cues)) return "offers";
  if (TO_SETTLE.test(cues)) return "interviews";
  if (WAITING.test(cues)) return "waiting";
  if (names + strangers >= 2 && COMPARE.test(cues)) return "compare";
  if (COMPARE.test(cues) && /他们|她们|这两|两(?:个|位|人)|\bthem\b|\bboth\b|\btwo\b/u.test(cues))
    return "compare";
  if (PEOPLE_IN.test(cues) && names === 0) return COUNT.test(cues) ? "count_people" : "who";
  if (INTERVIEWS.test(cues)) return "interviews";
  if (COUNT.test(cues)) return countOf(cues);
  if (SENT.test(cues)) return "sent";
  if (ALL_STAGES.test(cues)) return "pipeline";
  if (names > 0) return WHERE.test(cues) ? "where_is" : "about_person";
  if (WHERE.test(cues) && JOBS.test(cues)) return "pipeline";
  if (WORKFLOWS.test(cues)) return "workflows";
  if (PIPELINE.test(cues)) return "pipeline";
  if (HOW_IT_GOES.test(cues)) return "pipeline";
  if (isAboutJobs(cues)) return "jobs";
  if (ONE_JOB.test(cues)) return "about_job";
  if (WHO.test(cues)) return "who";
  if (
    /要求|标准|薪资|薪水|工资|地点|描述|jd|\b(?:requirements?|criteria|salary|pay|description|about)\b/u.test(
      cues,
    ) &&
    JOBS.test(cues)
  )
    return "about_job";
  return strangers > 0 && LOOK_UP.test(cues) ? "about_person" : "open";
}

/** Somebody, to be looked at. */
const LOOK_UP =
  /^(?:请|麻烦|帮我)?(?:查一?下|查查|看看|看一?下|找一?下|打开|介绍一?下|说说)|\b(?:look up|pull up|show me|open|find|tell me about|who is|who's)\b/u;

function countOf(cues: string): Topic {
  if (/邮件|封|\b(?:e-?mails?|mails?|messages?|replies)\b/u.test(cues)) return "sent";
  const people =
    /人|候选|简历|(?<!职|岗)位|\b(?:candidates?|people|applicants?|engineers?|persons?|resumes?|who|replied|designers?|developers?)\b/u;
  return JOBS.test(cues) && !people.test(cues) ? "count_jobs" : "count_people";
}

/** "How's the nurse search going?" */
const HOW_IT_GOES =
  /\bhow(?:'s| is| are|s) (?:the |our |my )?[\p{L} -]{2,30}\b(?:search|hiring|recruiting|recruitment|role|job|position|opening)\b[^.?]{0,12}\b(?:going|doing|looking|coming along)\b|(?:招得|招聘|招人)(?:进展)?(?:怎么样|如何|咋样|顺利吗)/u;
/** One job, to be looked at. */
const ONE_JOB =
  /\b(?:show|open|tell me about|describe|pull up|see)\b(?![^.?]{0,40}\b(?:candidates?|people|applicants?|who|everyone|mails?|interviews?)\b)[^.?]{0,40}\b(?:job|role|position|opening)\b|(?:看看|看一?下|打开|介绍一?下|说说)[^,，。人谁]{1,16}(?:职位|岗位|岗)(?:吧|情况|详情)?[。.?？]?$/u;

function isAboutJobs(cues: string): boolean {
  if (!JOBS.test(cues)) return false;
  return /(?:哪些|什么|有啥|几个|列出|列一下|显示|看看|查看|所有|全部|开放|在招|还有)[^,，。]{0,12}(?:职位|岗位)|(?:职位|岗位)[^,，。]{0,8}(?:有哪些|列表|清单|都有|情况)|\b(?:which|what|list|show|all|open|our|any|display)\b[^.?]{0,24}\b(?:jobs|roles|positions|openings|vacancies)\b|哪(?:个|一个)(?:职位|岗位|岗)[^,，。]{0,10}(?:最多|最少|最热)|\bwhich (?:job|role|position)\b[^.?]{0,24}\b(?:most|fewest|least)\b|\bare we hiring\b|\bhiring for\b/u.test(
    cues,
  );
}
