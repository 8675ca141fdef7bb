/**
 * A no that names a part of a plan: "cancel the interviews" takes those steps out, and only "cancel",
 * "cancel it" or "cancel the plan" is a no to all of it.
 */
import type { Group } from "./groups.ts";

interface Refusal {
  readonly groups: readonly Group[];
  /** Another clause says no to all of it: what is meant has to be asked. */
  readonly isWholeToo: boolean;
  /** Said as one cancels what is arranged already. */
  readonly isCancelled: boolean;
}

const THINGS: readonly (readonly [Group, zh: string, en: string])[] = [
  [
    "interviews",
    "面试(?:安排|邀请|时间)?|约(?:面试)?时间",
    "interviews?|interviewing|interview (?:invitations?|invites?|scheduling)|scheduling",
  ],
  [
    "mail",
    "邮件|群发|外联|发信|写信",
    "mails?|e-?mails?|mailing|e-?mailing|outreach|mail-?outs?|messages?",
  ],
  ["jd", "职位解析|解析职位|jd", "jd|job description|job parsing"],
  ["cleanup", "(?:管道)?清理", "(?:pipeline )?clean-?ups?"],
  ["review", "审查|评审", "(?:candidate )?reviews?"],
  ["supervisor", "汇总|总结|最终确认", "summary|final (?:check|confirmation)"],
];

const NO_ZH =
  "取消|去掉|去除|删掉|删除|删了|移除|跳过|省掉|省略|省了|免了|不要|不用|不必|不需要|无需|别|甭|不";
const DO_ZH = "安排|预约|约|进行|做|组织|发送|发|写|生成|搞|要";
const PART_ZH = "(?:的|这|那|一|个|步骤|步|环节|部分|事)*";
const NO_EN =
  "cancel|drop|skip|scrap|remove|delete|forget(?: about)?|leave out|take out|cut(?: out)?|ditch|lose|no|without|no need for|(?:(?:i|we) )?(?:don't|do not) (?:want|need|do|schedule|arrange|set up|book|plan|send|write|include)(?: to (?:do|schedule|arrange|set up|book|plan|send|write))?|not the";
const LEAD_EN = "(?:(?:please|pls|no|ok|okay|yes|actually|but|and|just|let's|can you|for now) )*";
const TAIL_EN =
  "(?: (?:steps?|parts?|bits?|thing|please|any ?more|for now|after all|now|this time|yet|at all|though|either|from it|from the plan|from this plan))*";

const WHOLE =
  /^(?:请|那|就|还是)*(?:取消|算了|不要|撤销|作废|停)(?:了|吧|掉|它|这个|整个|全部|计划|任务|方案)*$|^(?:please |just |no |so )*(?:cancel|stop|abort|scrap|drop|forget)(?: (?:it|this|that|all|everything|(?:the|this) (?:whole )?(?:plan|thing|lot)))?(?: please| now)*$/u;

/** Null where it is none. Every clause that says something has to be one. */
export function refusalOf(text: string): Refusal | null {
  const clauses = text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[,，。.!！;；~\n]+|\s+-\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "" && !COURTESY.test(clause));
  const isWholeToo = clauses.some((clause) => WHOLE.test(clause));
  const parts = clauses.filter((clause) => !WHOLE.test(clause)).map(groupsIn);
  if (parts.length === 0 || parts.some((groups) => groups.length === 0)) return null;
  const isCancelled = clauses.some((clause) => /取消|\bcancel\b/u.test(clause));
  return { groups: [...new Set(parts.flat())], isWholeToo, isCancelled };
}

const COURTESY =
  /^(?:no|nope|actually|well|hm+|ok(?:ay)?|yes|thanks?(?: you)?|please|sorry|不|不了|好的?|嗯+|谢谢|等等|等一下|抱歉)$/u;

const ANY_ZH = THINGS.map(([, words]) => words).join("|");
const ANY_EN = THINGS.map(([, , words]) => words).join("|");
const LIST_ZH = `(?:${ANY_ZH})${PART_ZH}(?:(?:和|与|及|、|还有|以及)(?:${DO_ZH})?(?:${ANY_ZH})${PART_ZH})*`;
const LIST_EN = `(?:${ANY_EN})(?:(?: and| or|,)(?: the| any)? (?:${ANY_EN}))*`;
const REFUSED = [
  `(?:请|先|那|就|还是|暂时|这次|我们?|咱们?|帮我)*(?:${NO_ZH})(?:再|去|掉|了|给(?:他们|她们|大家|候选人))*(?:${DO_ZH})*(?:了)?(?:候选人的?)?${LIST_ZH}(?:了|吧|啊|先)*`,
  `(?:请|先|那|就|把|将)*${LIST_ZH}(?:就|先|也|都|暂时)*(?:${NO_ZH}|算了)(?:${DO_ZH})*(?:了|吧|掉)*`,
  `${LEAD_EN}(?:${NO_EN}) (?:(?:the|any|all|those|these|of|their|its|more) )*${LIST_EN}${TAIL_EN}`,
  `${LEAD_EN}take (?:the )?${LIST_EN}${TAIL_EN} out${TAIL_EN}`,
].map((pattern) => new RegExp(`^${pattern}$`, "u"));
const NAMED = THINGS.map(
  ([group, zh, en]) => [group, new RegExp(`(?:${zh})|\\b(?:${en})\\b`, "u")] as const,
);

/** All of the things that one clause says no to; none where it says anything else. */
function groupsIn(clause: string): Group[] {
  if (!REFUSED.some((pattern) => pattern.test(clause))) return [];
  return NAMED.filter(([, words]) => words.test(clause)).map(([group]) => group);
}
