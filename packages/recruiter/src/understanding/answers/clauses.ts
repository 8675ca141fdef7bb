/**
 * A yes or a no that is said by what is to be done: "都定下来", "run the plan", "none of these". Each
 * clause has to be one, or a mere courtesy: a single word more, and somebody else reads the answer.
 */
import type { ApprovalKind } from "../../model/events.ts";
import { moodOf } from "../goals/mood.ts";
import type { Pending } from "../pending.ts";
import { numberOf } from "../text/numbers.ts";
import { itemsMeant } from "./items.ts";
import { isPraise } from "./praise.ts";
import { isReason } from "./reason.ts";

type Verdict = "yes" | "no" | null;

// None of the words of a repeated group may be made of others of it: a text could be read in too many ways.
const THINGS_ZH =
  "这些|这几(?:个|位|封|条|项)|那些|这份|这批|这次|这个|这样|这么|这|人选|候选人|名单|邮件|信|内容|草稿|时间|计划|方案|步骤|阶段|状态|建议|安排|结果|邀请|变更|面试|全部|所有|大家|他们|她们|它们|单|人";
const LEAD_ZH = `(?:${THINGS_ZH}|我们|我|咱们?|你们?|您|系统|(?:说|写|列|提|排|选|定)的|推荐|这版|用|请|那|就|都|全|也|还是|还|先|现在|马上|直接|立刻|一起|可以|照|按|把|将|给|帮我|觉得|看|着|起来|感觉|挺|很|蛮|比较|非常|完全|一并|(?:写|排|选|挑|做)得|得|的|了)*`;
const TAIL_ZH = `(?:${THINGS_ZH}|就(?:好|行|可以)|下来|下去|出|上|好|掉|完|去|给|送|一下|吧|了|的|啊|呀|哦|啦|哈)*`;
const GOOD_ZH =
  "可以|没(?:有)?(?:问题|冲突|意见|异议|毛病|什么问题|啥问题|错)|(?<!不)合适|不错|好|行|ok|满意|对|妥|合理|到位|同意|准确|靠谱|赞同|支持|认可|批(?:了|准)?|准了?|通过|放行|可行|能行|过关|达标|确认|确定";
const BAD_ZH =
  "不(?:太|够|怎么|是很|大)?(?:行|合适|对|好|可以|同意|满意|要|批|妥|靠谱)|退回|撤回|撤(?:了|掉)|撤销|作废|否(?:了|掉)|驳回|打回|取消|算了|免了|没有?合适的?|没(?:有)?必要|不(?:需要|用|必|想要)|没用|推翻|废(?:了|掉)|否决|拉倒|不(?:太|够|大|怎么)?(?:合|符合|达)(?:到)?(?:要求|条件|标准|预期|标)|达不到要求|不够格|不理想";

const THINGS_EN =
  "it|them|all|these|those|that|this|they|their|everything|everyone|everybody|both|of|the|mails?|e-?mails?|messages?|drafts?|plan|list|shortlist|people|candidates|times?|slots?|invites?|invitations?|stages?|changes?|moves?|status(?:es)?|results?|interviews?|steps?|whole|thing|lot|bunch|batch";
const LEAD_EN = `(?:(?:${THINGS_EN}|please|then|so|just|and|now|let's|you can|yes|ok|okay|sure|go ahead|i think|i guess|is|are|really|very|quite|seems?|looks?|sounds?)(?:'s|'re)?\\s+)*`;
const TAIL_EN = `(?:\\s+(?:${THINGS_EN}|out|off|away|now|please|up|in|on|ahead|through|forward|as (?:it is|they are|proposed|suggested|planned|is|recommended|listed|you (?:proposed|suggested|say|said|recommend))|accordingly|then|today|to me|for me|by me|with me|for us|sorry|any ?more|after all|anyway|for now|when(?:ever)? (?:you're |you are )?ready|straight ?away|right away|asap))*`;
const GOOD_EN = `fine|suits?(?: (?:me|us|everyone))?|reads? (?:really |very )?well|(?:i )?(?:love|like) (?:it|this|them|these)(?: all)?|makes? (?:(?:perfect|good|total|complete|a lot of) )?sense|good|great|right|correct|perfect|ok|okay|works?|(?:i(?:'m| am) |we(?:'re| are) )?(?:all )?(?:happy|good|fine|content|comfortable|satisfied|cool) with (?:it|that|this|these|those|them|all of (?:it|them|these)|(?:the|this|these|that) (?:${THINGS_EN}))|reasonable|sensible|spot on|lovely|excellent|approved|agreed|confirmed|(?:i )?(?:agree|approve|concur)(?: (?:with|of|to))?(?: (?:suggested|proposed|planned|suggestions?|proposals?|${THINGS_EN}))*`;

/** Doing what waits, in one word. */
const DOING: Readonly<Record<ApprovalKind, readonly [zh: string, en: string]>> = {
  plan: ["执行|开始|跑|启动|开干|干|动手|做|开工|办|来", "run|start|execute|launch|begin|do"],
  shortlist: [
    "往下(?:推|走|进行|做)?|继续|(?:进行|走|进入|到)?下一步|进行|进(?:入)?(?:下一轮|面试)|用|定",
    "go on|continue|next step|move on|proceed|carry on|use|keep",
  ],
  mails: ["发|寄|送|群发", "send|mail|ship|fire"],
  stages: [
    "改|更新|移|调整|变更|执行|处理|办|动|来",
    "update|move|apply|do|make(?= (?:all |of )*(?:the|these|those|stage)\\b)",
  ],
  slots: ["定|约|排|安排|预约|订|发邀请|来", "book|schedule|confirm|set|send(?: the)? invites"],
  results: ["收尾|结束|完成|继续", "finish|wrap|close|complete|continue"],
  other: ["执行|继续|做", "do|continue|proceed"],
};

/** Going on with whatever waits. */
const ON_ZH =
  "冲(?:鸭)?|走(?:起|你|着|流程|下去)|搞起(?:来)?|整起来|推进|继续|照办|安排上?|放行|开干|开整|go|动起来";
const ON_EN =
  "proceed|go ahead|go for it|carry on|continue|onwards?|(?:off|out|away) (?:they|it) goe?s?|full steam ahead|off we go|let's (?:go|roll|do it|do this|get going|get started)|make it happen|do it|hit it|get (?:going|started|moving)|ship it";

/** What may be thrown away where this is asked. Of a plan it is all of it: less of it is a change. */
const OWN_EN: Readonly<Record<ApprovalKind, string>> = {
  plan: "plan",
  shortlist: "list|shortlist|people|candidates|names",
  mails: "mails?|e-?mails?|messages?|drafts?",
  stages: "stages?|changes?|moves?|updates?",
  slots: "times?|slots?|invites?|invitations?|interviews?|bookings?",
  results: "results?",
  other: "(?!)",
};
const THROW_EN =
  "scrap|bin|ditch|discard|trash|kill|cancel|abort|abandon|reject|toss|dump|delete|drop|forget|throw (?:out|away)|get rid of|call off";

const COURTESY =
  /^(?:actually|honestly|well|h+m+|u+m+|ah|oh|alright|right|(?:on )?second thoughts?|想了想|其实|说实话|唉|哎|嗯+|好的?|谢谢|多谢|辛苦了?|麻烦了?|ok(?:ay)?|yes|yeah|yep|thanks?(?: you| a lot)?|thx|please|great|cool|sure|sorry|抱歉|不好意思|(?:nice|good|great) (?:work|job|one|stuff|list|plan)|(?:内容|邮件|名单|计划|时间|信|方案|这些|这几(?:封|个|位))?我?都?(?:看|读|检查|核对|审|过(?=了?一遍))(?:过|完|了|好|一下|一遍)*|没(?:有|什么)?(?:别的|其他的?|补充)(?:的?了|要说的)?|i(?:'ve| have)? (?:read|checked|seen|looked at|went through|gone through) (?:it|them|all|these|this|everything|through|of|the|mails?|emails?|list|plan| )*)$/u;
const SAID_YES = /^(?:yes|yeah|yep|ok(?:ay)?|sure|好的?|嗯+)$/u;

/** Null where a clause says more, or one yes and another no. */
export function verdictOf(cues: string, { kind, items }: Pick<Pending, "kind" | "items">): Verdict {
  if (/[?？]|^(?:大家|各位|你们?|您)好/u.test(cues) || moodOf(cues) === "question") return null;
  const clauses = asAll(cues, items.length)
    .split(/[,，。.!！;；~]+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "" && !COURTESY.test(clause));
  // Whoever praises one of them may mean that one alone.
  const isAside = (clause: string) =>
    ofClause(clause, kind) === null && isPraise(clause) && itemsMeant(clause, items).length === 0;
  const telling = clauses.filter((clause) => !isAside(clause));
  const isRefused = telling.some((clause) => ofClause(clause, kind) === "no");
  const isTold = (clause: string) =>
    ofClause(clause, kind) === null && isReason(clause) && (isRefused || !DENIED.test(clause));
  const verdicts = new Set(
    telling.filter((clause) => !isTold(clause)).map((clause) => ofClause(clause, kind)),
  );
  if (READ_AND_FINE.test(cues)) return "yes";
  const [only = null] = verdicts;
  if (verdicts.size !== 1 || only === null) return null;
  const isContrary =
    only === "no" && cues.split(/[,，。.!！;；]/u).some((one) => SAID_YES.test(one));
  return isContrary ? null : only;
}

function ofClause(clause: string, kind: ApprovalKind): Verdict {
  const [zh, en] = DOING[kind];
  const is = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u").test(clause);
  if (is(`${LEAD_ZH}(?:${GOOD_ZH})(?:的|了|啊|呀|吧|哦|啦)*`)) return "yes";
  if (is(`${LEAD_ZH}(?:${zh}|${ON_ZH}){1,2}${TAIL_ZH}`)) return "yes";
  if (is(`${LEAD_EN}(?:${GOOD_EN})(?: (?:to|for|by|with) (?:me|us))?`)) return "yes";
  if (is(`${LEAD_EN}(?:${en}|${ON_EN})${TAIL_EN}`)) return "yes";
  if (EVERYTHING.test(clause) || JUST_THESE.test(clause)) return "yes";
  if (NOTHING_TO_CHANGE.test(clause)) return kind === "stages" ? "no" : "yes";
  if (FLAWLESS.test(clause)) return "yes";
  if (kind === "stages" && STAYS.test(clause)) return "no";
  if (is(`${LEAD_ZH}(?:${BAD_ZH})${TAIL_ZH}`)) return "no";
  if (
    is(
      `(?:谁|任何人|哪个)?${LEAD_ZH}(?:一个人?|一封|谁|一场|任何人)?(?:都|也)?(?:不许|不能|不准|不要|不用|不|别|甭)(?:再|给我)*(?:${zh}|联系|打扰|碰|写)${TAIL_ZH}`,
    )
  )
    return "no";
  if (
    is(
      "(?:停|打住|慢着)+(?:下|一下|吧)?|no+|nope|nah|no thanks?|no thank you|never ?mind|(?:i|we)(?:'ve| have)? changed (?:my|our) minds?|forget (?:it|that|about it|about (?:this|these|them))|scratch that|(?:throw|toss|chuck) (?:it|this|that|them|these|those|all of (?:it|them)) (?:away|out)|call (?:it|this|them|these) off",
    )
  )
    return "no";
  if (is(`${LEAD_EN}(?:${THROW_EN}) ${thrown(kind)}(?: (?:please|now|then|away|out))*`))
    return "no";
  if (NOBODY.test(clause)) return "no";
  if (NOT_ONE.test(clause) && !FAULTLESS.test(clause)) return "no";
  if (
    is(
      `(?:i|we|they) (?:can't|cannot|won't|don't (?:like|want(?: to)?|need(?: to)?)|no longer (?:need|want)(?: to)?) (?:(?:${en}|do|make|use|take) )?(?:any )?(?:of )?(?:${THINGS_EN})${TAIL_EN}`,
    )
  )
    return "no";
  if (
    is(
      `(?:(?:i'm|we're|i am|we are) )?not (?:really |very |at all )?(?:happy|satisfied|convinced|keen|impressed|sold|a fan)(?: with| by| on| of)?(?: any)?(?: of)? (?:${THINGS_EN})${TAIL_EN}`,
    )
  )
    return "no";
  if (is(`${LEAD_EN}none of ${LEAD_EN}(?:${THINGS_EN})${TAIL_EN}`)) return "no";
  return is(
    `${LEAD_EN}(?:(?:let's|i|we|i'd|we'd|you) )?(?:don't|do not|rather not|not|won't|shouldn't|better not)(?: (?:want|need) to)? (?:${en}|do|go ahead with)(?: any(?: of)?)?${TAIL_EN}`,
  )
    ? "no"
    : null;
}

const thrown = (kind: ApprovalKind) => {
  const things = `it|this|that|them|these|those|all|everything|thing|lot|bunch|batch|${OWN_EN[kind]}`;
  return `(?:(?:of|the|whole|${things}) )*(?:${things})`;
};

/** "这五位", "all five": as many as there are, and so all of them. */
const asAll = (cues: string, count: number) =>
  cues.replaceAll(COUNTED, (whole, zh?: string, en?: string) =>
    numberOf(zh ?? en ?? "") === count ? (zh === undefined ? "all of them" : "这些") : whole,
  );
const COUNTED =
  /(?:这|全部)([两二三四五六七八九十\d]{1,3})(?:个人?|位|封|条|项|人)|\b(?:all|the|these) (two|three|four|five|six|seven|eight|nine|ten|\d{1,3})(?: of (?:them|these|those))?(?= |$|[,.!])(?! (?:of|to|and|day|more)\b)/gu;

/** "我都过了一遍，ok". */
const READ_AND_FINE =
  /^[^,，。?？不没别但]{0,8}(?:看|读|检查|核对|审|过)(?:过|完|了|好|一下|一遍)+[,，。\s]+(?:ok(?:ay)?|好的?|嗯+|行)[。.!！]*$/u;

/** What speaks against a yes. */
const DENIED = /不|没|未|别|停|冻结|暂|\b(?:not|no|never|stop\w*|\w+n't|closed?|gone|without)\b/u;

/** "All of them, please". */
const EVERYTHING =
  /^(?:yes to )?(?:all|everyone|everybody|everything|the (?:whole )?lot)(?: (?:of )?(?:them|these|those))?(?: (?:five|four|three|two))?(?: please)?$|^(?:全部|全都|都|所有人?)(?:都)?要(?:了|吧)?$/u;
const JUST_THESE =
  /^就(?:是|要|用)?(?:这|他|她)(?:份|个|些|几个|几位|几封|样|版|批|们)?(?:人|名单|邮件|时间|计划|方案)?(?:吧|了|好了)?$/u;
/** Of stages it is a no, of all else a yes. */
const NOTHING_TO_CHANGE =
  /^(?:都|全部|就|我觉得)*(?:不用|不需要|不必|没(?:有|什么)?(?:需要|要|可|必要)?)(?:再|怎么)?(?:改|修改|动|调整)(?:的|了|动)*(?:地方)?(?:吧)?$|^(?:there(?:'s| is| are) |i (?:have|see) |i've got )?(?:no|nothing to|no need (?:for|to)) (?:further |more |other |stage |status |any )*(?:changes?|edits?|tweaks?|corrections?|updates?|moves?)(?: (?:needed|required|necessary|from (?:me|my side|my end|us)|here|at all|please|to make))*$/u;
const FLAWLESS =
  /^(?:there(?:'s| is| are) |i (?:have|see) |i've got )?no (?:further |more |other |real )?(?:notes|comments?|objections?|complaints?|issues?|concerns?|problems?|remarks)(?: (?:from (?:me|my side|my end|us)|here|at all|with (?:it|this|that|these|them)))*$|^nothing (?:else )?to (?:add|say|complain about|object to)(?: here)?$/u;
const STAYS =
  /^(?:都|全部|全都|就|还是|大家|他们|先)*(?:保持|维持)(?:原样|现状|不变|原状|原来的(?:阶段|状态)|现在的(?:阶段|状态))(?:吧|就好|就行|了)?$/u;

const NOBODY =
  /^(?:nobody|no ?one|none of (?:them|these|those)|nothing)(?: should| needs? to| has to| is to| must| can)?(?: be)? (?:moved|e-?mailed|mailed|contacted|booked|changed|sent|invited|written to|touched|updated|go out)(?: please| now| yet)?$/u;

/** "Not one of these is senior enough"; but "none of them needs a change" is praise. */
const NOT_ONE =
  /^(?:none|not (?:a single )?one|neither|nobody|no ?one)(?: (?:of (?:these|them|those|the)(?: \w+)?|here|on (?:the|this) list))? (?:is|are|was|were|fits?|works?|looks?|meets?|qualif\w+|has|have|convinces?|suits?|seems?)\b/u;
const FAULTLESS = /\b(?:wrong|bad|problem\w*|issues?|missing|errors?|but|except)\b/u;
