/**
 * Whether a reply says yes. Clause by clause, so that "not looking, but happy to talk" is a yes and
 * "sounds great, but I have just signed elsewhere" a no. What is neither is unknown: nobody guesses.
 */
import { namedTimes } from "./read-times.ts";

interface Interest {
  readonly interested: "yes" | "no" | "unknown";
  readonly because: string;
}

const NO = [
  /不(?:太)?(?:感兴趣|考虑|合适|方便考虑|打算|想换|看机会)|没有?(?:兴趣|意向|换工作的打算|在看机会)|暂(?:时)?不(?:考虑|看|打算)|暂无(?:意向|打算|兴趣)|(?:先|就)不(?:聊|参加|面|考虑|了)|婉拒|谢绝|拒绝|(?:已经?|刚(?:刚)?)(?:入职|签了|接了|拿到?了?\s*offer|换了?工作|有了?(?:新)?工作)|请(?:不要|勿)再|别再(?:发|联系)|取消(?:面试)?申请|退出|放弃/u,
  /\b(?:not (?:really |currently |actively |very )?(?:interested|looking|considering|available|a (?:good )?fit|the right (?:fit|time)|for me|open to)|no(?:t)?,? thank(?:s| you)|no thanks|i(?:'ll| will| must| have to|'d like to)? (?:have to )?(?:pass|decline|withdraw)|(?:have|'ve) (?:just |already |recently )?(?:accepted|signed|started|joined)|happy where i am|unsubscribe|stop (?:emailing|writing|contacting)|(?:please )?(?:do not|don't) (?:contact|write|email)|isn't for me|won't be able to (?:take|pursue|continue)|unfortunately,? i (?:can ?not|can't|am not|won't)|withdraw (?:my|from))\b/iu,
];
const YES = [
  /(?<!不(?:太|是很)?|没有?|无|是否)(?:感兴趣|有兴趣|很愿意|愿意|乐意|有意向|可以聊|可以面|想(?:进一步)?(?:了解|聊|参加)|希望(?:能)?(?:进一步)?(?:了解|沟通|参加)|期待|欢迎(?:联系|来电))|(?:都|也|下午|上午|晚上|时间)?(?:可以|没问题|有空|有时间|方便)(?!考虑)|好的|好啊|行[，。！]|约(?:个)?时间|聊聊|面谈|详细(?:说|介绍)/u,
  /\b(?:(?:i(?:'m| am)|am|very|would be|'d be|quite|definitely|also) (?:very |really |definitely |quite |also )?(?:interested|keen|happy|glad|open|up for)|sounds (?:great|good|interesting|exciting|like a great)|(?:i(?:'d| would)) (?:love|like|be (?:happy|glad|delighted)) to|love to (?:hear|chat|talk|learn)|happy to (?:chat|talk|meet|discuss|hear|jump)|let(?:'s| us) (?:talk|chat|meet|schedule|set)|works (?:for me|well|best)?|(?:i(?:'m| am)) (?:available|free)|(?:can|could) (?:do|make|talk|chat|meet)|looking forward|count me in|yes,? please|tell me more|please send)\b|^\s*(?:yes|sure|absolutely|great)\b/iu,
];
const LATER =
  /(?:以后|年后|明年|下半年|过(?:一阵|段时间|几个月)).{0,8}(?:再|考虑|联系)|\b(?:maybe|perhaps) (?:later|next year|in (?:the|a))|\bnext year\b|\bin (?:six|three|\d+) months\b/iu;

/** What comes after "but" counts more than what comes before. */
const CLAUSE =
  /[。！!？?\n；;]+|\.(?:\s+|$)|[，,]?\s*(?:不过|但是?|然而|可是|只是)|,?\s*\b(?:but|however|although|though|yet)\b,?/iu;

export function readInterest(text: string, subject = ""): Interest {
  const clauses = text
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  let last: Interest = { interested: "unknown", because: "" };
  for (const clause of clauses) {
    const isNo = NO.some((pattern) => pattern.test(clause));
    const isYes = !isNo && YES.some((pattern) => pattern.test(clause));
    if (isNo) last = { interested: "no", because: clause };
    // A polite word after a refusal, "happy to stay in touch", does not take it back; a time does.
    else if (isYes && (last.interested !== "no" || !isFarewell(clause)))
      last = { interested: "yes", because: clause };
  }
  if (last.interested === "yes" && clauses.some((clause) => LATER.test(clause)) && !hasTime(text)) {
    return { interested: "unknown", because: clauses.find((clause) => LATER.test(clause)) ?? "" };
  }
  return last.interested === "unknown" &&
    /^(?:(?:re|回复)[:：]\s*)*(?:accepted|接受)[:：]/iu.test(subject)
    ? { interested: "yes", because: subject }
    : last;
}

const FAREWELL =
  /(?:以后|将来|日后|未来|其他|别的|下次|有机会|祝|保持联系|推荐)|\b(?:future|other (?:roles|opportunities)|stay in touch|keep in touch|wish|all the best|good luck|some ?one else|colleague|another time)\b/iu;
const isFarewell = (clause: string) => FAREWELL.test(clause);

const hasTime = (text: string) => namedTimes(text, new Date(0)).length > 0;
