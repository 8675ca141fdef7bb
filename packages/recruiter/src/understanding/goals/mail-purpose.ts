/**
 * What mails are for, by single words that name a purpose. Words are data: which mail is written is never
 * guessed from how a sentence is built. What no word names is found out from the records, or asked.
 */
import type { MailPurpose } from "@bole/talent";

interface PurposeWords {
  readonly purpose: MailPurpose;
  readonly zh: readonly string[];
  /** Whole words, or several in a row. */
  readonly en: readonly string[];
}

/** The first that is named counts: "a rejection, and tell them why" is a rejection. */
const WORDS: readonly PurposeWords[] = [
  {
    purpose: "rejection",
    zh: ["拒信", "婉拒", "拒绝", "拒掉", "淘汰", "未通过", "没通过", "不合适"],
    en: [
      "rejection",
      "rejections",
      "reject",
      "rejected",
      "turn down",
      "decline",
      "regret",
      "regrets",
    ],
  },
  {
    purpose: "offer",
    zh: ["录用", "聘书", "入职邀请", "offer"],
    en: ["offer", "offers", "offer letter"],
  },
  {
    purpose: "invitation",
    zh: ["面试邀请", "邀请面试", "约面", "约时间"],
    en: ["invite", "invitation", "invitations"],
  },
  {
    purpose: "reply",
    zh: ["回信", "回复他", "回复她"],
    en: ["reply to", "answer to", "write back"],
  },
  {
    purpose: "outreach",
    zh: ["外联", "开发信", "触达", "联系", "介绍职位", "介绍岗位", "首次联系"],
    en: ["outreach", "reach out", "reaching out", "contact", "approach", "intro", "cold"],
  },
  {
    purpose: "note",
    zh: ["通知", "告诉", "告知", "知会", "感谢", "恭喜", "祝贺", "道歉", "说明", "问一下", "祝"],
    en: [
      ...["tell", "notify", "inform", "let them know", "let him know", "let her know", "ask"],
      ...["thank", "thanks", "congratulate", "apologise", "apologize", "announce"],
    ],
  },
];

const REMIND = { zh: "提醒", en: "remind" };
const INTERVIEW = { zh: "面试", en: "interview" };

/** Null where no word says it. `cues` are folded. */
export function purposeNamed(cues: string): MailPurpose | null {
  const words = ` ${(cues.match(/[a-z']+/g) ?? []).join(" ")} `;
  const saysBoth = (both: readonly { zh: string; en: string }[]) =>
    both.every(({ zh, en }) => cues.includes(zh) || words.includes(` ${en}`));
  if (saysBoth([REMIND, INTERVIEW])) return "reminder";
  const named = WORDS.find(
    ({ zh, en }) =>
      zh.some((word) => cues.includes(word)) || en.some((word) => words.includes(` ${word} `)),
  );
  return named?.purpose ?? null;
}

const WRITING = {
  zh: [
    ...["发", "写", "寄", "回", "拟", "草", "群发", "邮", "转", "通知", "告诉", "告知", "知会"],
    ...[
      "联系",
      "触达",
      "外联",
      "私信",
      "打招呼",
      "感谢",
      "恭喜",
      "祝",
      "道歉",
      "提醒",
      "说一声",
      "问",
    ],
    ...["催", "追", "跟进", "启动", "招"],
  ],
  en: [
    ...[
      "write",
      "writing",
      "send",
      "sending",
      "draft",
      "compose",
      "prepare",
      "shoot",
      "drop",
      "blast",
    ],
    ...[
      "message",
      "contact",
      "reach",
      "reaching",
      "ping",
      "dm",
      "approach",
      "text",
      "hit",
      "forward",
    ],
    ...[
      "tell",
      "ask",
      "inform",
      "notify",
      "thank",
      "congratulate",
      "apologise",
      "apologize",
      "let",
    ],
    ...[
      "announce",
      "share",
      "circulate",
      "reply",
      "respond",
      "answer",
      "follow",
      "remind",
      "nudge",
    ],
    ...[
      "chase",
      "bump",
      "poke",
      "get",
      "give",
      "turn",
      "outreach",
      "emailing",
      "mailing",
      "messaging",
    ],
    ...["launch", "kick", "start", "run", "do", "line", "have", "put", "make", "invite", "reject"],
  ],
};
/** A mail as something that is done: `email them`, never `her email`. */
const TO_MAIL = /(?:^|[\s,;:.!]|and |then |please |to |can you |could you )(?:e-?mail|mail)\s+\S/u;

/** Whether somebody asks to write or send: a noun such as "email" alone asks for nothing. */
export function asksToWrite(cues: string): boolean {
  if (WRITING.zh.some((word) => cues.includes(word))) return true;
  const words = new Set(cues.match(/[a-z]+/g) ?? []);
  if (WRITING.en.some((word) => words.has(word))) return true;
  return TO_MAIL.test(cues) && !POSSESSED.test(cues);
}

const POSSESSED = /\b(?:her|his|their|my|your|the|an?|'s|whose|what|which)\s+e-?mails?\b/u;
