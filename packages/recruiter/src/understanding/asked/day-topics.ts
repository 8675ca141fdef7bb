/** What is asked on any ordinary day: what is on, what is new, who waits, how something is done. */
import type { Topic } from "../reading.ts";

/** "怎么样" asks how somebody is doing, and not how something is done. */
const HOW_TO =
  /(?:怎么|如何|怎样)(?!样)(?:才能|可以|去|来|才|能|给)?[^,，。?？]{0,10}(?:安排|发|写|创建|新建|导入|上传|清理|清掉|审|筛|启动|加|建|撤|改|取消|设置|判断|挑|选|定|算|找|联系|群发|跟进|约)|是(?:怎么|如何|按什么|根据什么|凭什么)|按什么(?:标准|规则)|会不会(?:把|被)?[^,，。]{0,8}(?:删|发|通知)|\bhow (?:do|can|could|would|should) (?:i|we|you|one)\b|\bhow does (?:it|this|that|(?:the |a |an )?(?:\w+ ){0,3}(?:workflows?|scheduling|clean-?up|matching|ranking|outreach|approvals?|limits?|assistant|system|import|search|scor\w+|review))\b|\bhow to\b|\bhow (?:is|are) [^.?]{0,40}\b(?:decided|chosen|picked|calculated|scored|ranked|selected)\b|\bif i (?:run|start|approve|cancel|click|delete|reject)\b|\bundo\b|\brevert\b|撤销刚才|撤回刚才|\bwhere (?:do|can) i\b/u;
const LONGEST =
  /等(?:得|了)?最久|(?:停留|停|卡|拖|等|晾|搁)[^,，。]{0,8}最(?:久|长)|最久(?:没|的|在|未)|最长时间没|\b(?:waiting|waited|waits|stuck|sitting|been)\b[^.?]{0,16}\blongest\b|(?:先|最该|优先)(?:联系|找|跟进|处理)谁|\bwho should i (?:call|contact|talk to|chase|answer|deal with) first\b|\blongest (?:wait|in|time|waiting)\b|\boldest (?:applications?|candidates?|applicants?)\b/u;
const AGENDA =
  /(?:今天|明天|后天|今日|本周|这周|下周|周[一二三四五六日])(?:我)?(?:还)?(?:有(?:什么|啥|哪些)|的)(?:安排|日程|事(?:情|项)?(?=$|[?？。要])|要(?:做|忙|办))|(?:今天|明天|这周|本周)(?:我)?(?:要|该|得)(?:做|忙|干|处理)(?:什么|啥|哪些)|\bwhat(?:'s| is| do i have| have i got)?(?: on| planned| up| coming up| happening| scheduled)? (?:for |on )?(?:today|tomorrow|this week|my (?:plate|agenda|calendar|schedule))\b|\b(?:my|today's|tomorrow's) (?:day|schedule|agenda)\b|\bwhat should i (?:do|start with)\b/u;
const NEWS =
  /(?:什么|啥|哪些|有没有)?新(?:动态|动向|鲜事|变化|情况|消息)|发生了?(?:什么|啥|哪些)|(?:有什么|有啥)(?:动静|变化|更新)|\bwhat(?:'s| is| has been) new\b|\bwhat(?:'s| has)? (?:happened|changed)\b|\bwho(?:'s| is| are) new\b|新来的?(?:人|候选人)?(?:有|是|都有)(?:谁|哪)|\bwhat did i miss\b|\bcatch me up\b|\bany(?:thing)? (?:new|news|updates?)\b(?! (?:from|on|about|for)\b)/u;

/** Null where it is about something else. `names`: how many people it names. */
export function dayTopicOf(cues: string, names: number): Topic | null {
  if (names > 0) return null;
  if (HOW_TO.test(cues)) return "how_to";
  if (LONGEST.test(cues)) return "longest";
  if (AGENDA.test(cues)) return /面试|\binterviews?\b/u.test(cues) ? null : "agenda";
  return NEWS.test(cues) ? "news" : null;
}
