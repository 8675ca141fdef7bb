/**
 * The words that answers about single items are made of. Whatever is none of them is left over, and
 * an answer of which something is left over is read by somebody else.
 */
import type { ApprovalKind } from "../../model/events.ts";
import { ITEM_SIGN } from "./items.ts";

export const ALL = "\ue000";
export const REST = "\ue001";
export const EXCEPT = "\ue002";
export const ONLY = "\ue003";
export const FOR = "\ue004";
export const AGAINST = "\ue005";
/** Good words, which order nothing. */
export const PRAISED = "\ue006";

type Words = readonly [sign: string, pattern: RegExp];
const words = (sign: string, ...patterns: string[]): Words => [
  sign,
  new RegExp(patterns.join("|"), "gu"),
];

/** What is done to one of them where this waits. */
const DO_ZH: Readonly<Record<ApprovalKind, string>> = {
  plan: "(?!)",
  shortlist: "要|选|用|留下?|保留|推进|推|进|过|通过|考虑|联系|加",
  mails: "发送|发出去?|发信|发|寄|送|写|联系|通知",
  stages: "改|更新|移动?|挪|调整?|变更|动|碰|归档|关闭?|淘汰|拒绝?|处理|推进",
  slots: "约上?|安排上?|排上?|预约|订|定下?|面试?|见|发邀请|邀请|请",
  results: "要|用",
  other: "做|要",
};
const DO_EN: Readonly<Record<ApprovalKind, string>> = {
  plan: "(?!)",
  shortlist: "keep|take|use|include|pick|choose|pass|advance|have|want|need|contact|consider|add",
  mails: "send|e-?mail|mail|write(?: to)?|message|contact|include|keep|reach out to",
  stages:
    "move|update|change|apply|archive|reject|close|advance|touch|include|withdraw|promote|decline",
  slots: "book|schedule|invite|interview|meet|confirm|include|keep|arrange|see",
  results: "keep|use",
  other: "do|keep",
};
/** What else leaves somebody out where this waits. */
const OUT: Readonly<Record<ApprovalKind, readonly string[]>> = {
  plan: [],
  shortlist: [
    "淘汰掉?|拒绝?掉?|刷掉",
    "\\b(?:reject|decline|turn down|(?:can|could|has to|should|must) go)\\b",
  ],
  mails: [],
  stages: [
    "留在(?:原|现|当前|目前)[^,，。]{0,4}|(?:保持|维持)[^,，。]{0,5}|不变|原样|原状|原地不动",
    "\\b(?:keep|keeps|stays?|remains?|leave)\\b(?: (?:put|unchanged|untouched))?",
  ],
  slots: ["\\b(?:can|could|has to|should|must) go\\b"],
  results: [],
  other: [],
};

const GO_ZH =
  "可以|行|没(?:什么|啥|有)?(?:问题|意见|异议|毛病)|合适|(?<![a-z])ok(?![a-z])|通过|同意|批准|确认|继续|照(?:常|旧|发|办|改|约|做)|按(?:建议|计划|原计划)?(?:来|办|改|走|发|做)|就?够了|没错|正常(?:发|约|改|推进|进行)";
const GO_EN =
  "yes|yep|yeah|ok|okay|fine|approved?|agreed?|confirmed?|works?|go|goes|proceed|do|accept(?:ed)?|enough|will do|alright|all right|a go";
const PRAISE_ZH = "不错|挺好|很好|好|喜欢|满意|优秀|棒|对";
const PRAISE_EN =
  "good|great|perfect|excellent|lovely|like|love|happy with|right|correct|looks?|sounds?";

const REST_WORDS = words(
  REST,
  "(?:前面|后面|上面|下面)(?:的|那些|那几个)(?:人|邮件)?(?=都|全|可以|先|不|也|照)|(?:其余|其他|其它|剩下|余下|剩余|别的|别人|另外|旁人)(?:的|人|候选人|邮件|几(?:个|位|封|人)|[两二三四五六](?:个|位|封|人))*",
  "\\b(?:the )?(?:rest|(?<!each )others?(?= (?:ones|people|two|three|four|mails?|emails?|candidates|slots|times)\\b)(?: \\w+)?|others|remaining(?: (?:ones|people|two|three|four|mails?|emails?|candidates|slots))?)(?: of (?:them|those|these|the (?:list|mails?|emails?|batch|lot)))?\\b",
  "\\b(?:every(?:one|body|thing)|all|any(?:one|body|thing)|no ?(?:one|body)|nothing|none) else\\b(?:'s)?",
);
const ALL_WORDS = words(
  ALL,
  "全部|所有(?:人|的人|的|候选人|邮件)?|大家|每(?:个|位|一个|封)人?",
  "\\b(?:every(?:one|body|thing)|all)(?: (?:of )?(?:them|these|those|the (?:mails?|emails?|list|lot|candidates|slots|times|people)))?\\b",
);
const EXCEPT_WORDS = words(
  EXCEPT,
  "除了|除去|除|不包括|不含|不算",
  "(?<=\\ue000\\s*)\\bbut(?: not)?\\b",
  "\\b(?:except(?:ing)?(?: for)?|excluding|apart from|aside from|other than|besides|bar|barring|save(?: for)?|minus|without|leaving out|but not|with the exception of)\\b",
);
const ONLY_WORDS = words(
  ONLY,
  "只(?:有|是|需要?|能|准)?|仅|就(?=给|要|发|约|留|选|改|用|\\ue004|[\\ue100-\\ue1ff])|单独",
  "\\b(?:only|just|solely|exclusively|alone|nobody but|no one but)\\b",
);

/** Where somebody stays. */
const STAGE_KEPT = words(
  "",
  "(?<=\\b(?:keep|keeps|stays?|remains?|leave)\\b[^,.;]*) (?:in|at) (?:the |her |his |their )?(?:\\w+ ){0,2}?(?:stage|screening|interview|offer|sourced|contacted|replied|place)\\b",
);

/** In the order in which they are looked for: a no may have a yes in it. */
export function wordsOf(kind: ApprovalKind, text: string): readonly Words[] {
  // Of stages, too, whoever approves some and rejects others speaks of what was proposed.
  const isJudged = kind === "stages" && /\bapprove|批准|同意/u.test(text);
  const zh = `(?:${DO_ZH[kind]}|${GO_ZH}|${PRAISE_ZH})`;
  const en = `(?:${DO_EN[kind]}|${GO_EN}|${PRAISE_EN})`;
  return [
    STAGE_KEPT,
    REST_WORDS,
    ALL_WORDS,
    EXCEPT_WORDS,
    words(
      AGAINST,
      `(?:先|暂时|暂)?(?:不|别|勿|甭|无需|没必要)(?:太|大|够|怎么|是很|用|必|要|再|该|应该|能|想|需要|打算|准备|给|去|急着)*(?:${zh}(?:给)?)?(?:了|啦)?`,
      "去掉|删(?:掉|除|了|去)?|剔除|排除|划掉|拿掉|拿下|去除|跳过|略过|免了|算了|撤(?:掉|了|下)|取消|pass掉?|踢(?:掉|出)|排掉|除外|待定|另说",
      "先?(?:缓(?:一缓|缓|一下)?|压(?:着|一压|一下)|放(?:一放|着|一下)|等(?:一等|等|一下)|搁(?:置|着|一搁|一下))|(?:再|另)(?:说|看看?|议|定|想想|考虑)",
      `(?<![a-z])(?:do(?:es)?n't|do not|does not|isn't|aren't|is not|are not|shouldn't|should not|won't|can't|cannot|no need to|not|never|rather not|hold off on)(?: (?:need to|needs to|want to|want|be|get|gets|got|to|a|yet|so|really|quite))*(?: (?:${en}|fit|convinced(?: by)?|suitable|included|sent|needed)\\b)?(?: yet\\b)?`,
      "\\b(?:drop|remove|delete|skip|exclude|cut|lose|omit|strike|scratch|untick|uncheck|deselect|ditch|bin|scrap|pause|park|postpone|nix|axe|pull)\\b(?: out| off)?",
      `\\b(?:cross|leave|take|kick|keep)\\b(?=(?: \\S+){0,3}? ?(?:${ITEM_SIGN}|\\s|and|,)* (?:out|off|back)\\b)|\\b(?:leave|hold)\\b(?: (?:out|off|back))?|\\b(?:can|could|has to|should|must) (?:wait|be (?:dropped|removed|skipped|left out|cut))\\b|\\bwaits?\\b|\\blater\\b|\\bout\\b`,
      ...OUT[isJudged ? "shortlist" : kind],
      "(?<=[\\ue100-\\ue1ff\\ue001][ ,，]*)\\b(?:no|nope|nah)\\b",
    ),
    ONLY_WORDS,
    words(
      FOR,
      `(?:${DO_ZH[kind]}|${GO_ZH})(?:给|到)?`,
      `(?<!\\b(?:the|an?|this|that|her|his|their|my|our) )\\b(?:${DO_EN[kind]}|${GO_EN})\\b(?: (?:ahead|out|off|through|up)(?: with| to)?\\b)?`,
      "\\b(?:stays?|keep)\\b|(?<=\\b(?:is|are|stays?|'s) )in(?=\\s*(?:[,.;!]|$))",
    ),
    words(PRAISED, PRAISE_ZH, `\\b(?:${PRAISE_EN})\\b`),
  ];
}

/** What may be said besides, and changes nothing. */
export const FILLER =
  /以外|之外|外|候选人|同学|邮件|面试|时间|阶段|状态|名单|建议|谢谢|辛苦|麻烦|帮我|帮忙|觉得|看着|看|暂时|目前|现在|今天|这次|那边|一下|直接|立刻|马上|分别|逐个|里面|里|上|下|出去|掉|的话|的|了|吧|啊|呀|哦|嗯|嘛|哈|就|都|全|也|还是|还|先|再|请|把|将|给|让|对|跟|和|与|及|这|那|一|两|俩|几|个|位|名|封|条|项|人|我们|咱们|我|咱|你|您|他们|她们|他|她|想|要|到|是|去|来|们|好的|\b(?:please|pls|the|an?|to|for|of|on|in|at|and|or|ones?|it'?s?|they(?:'re)?|that'?s?|this|these|those|them|him|her|his|their|he|she|i(?:'m|'d|'ll)?|we(?:'re|'d|'ll)?|you|me|us|my|our|is|are|am|was|be|being|can|could|would|should|will|may|want|need|think|guess|with|then|now|so|well|also|too|actually|though|let's?|go ahead|mails?|e-?mails?|messages?|drafts?|invites?|invitations?|interviews?|slots?|times?|stages?|current|same|status|changes?|updates?|moves?|people|persons?|candidates?|names?|lists?|shortlist|from|off|out|back|up|through|forward|ahead|where|as|alone|untouched|unchanged|today|moment|thanks?|sorry|both|all|numbers?|mr|ms|mrs|dr|not|there|here|away|by|next|stage|process|again|else|both|get|gets|have|has|like)\b|'s\b/gu;
