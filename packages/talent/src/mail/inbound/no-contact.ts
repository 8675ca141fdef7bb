/**
 * Whether somebody asks in words not to be contacted any more. Each clause is held against a small lexicon:
 * a word that refuses, directly before a word for contacting. What is doubly negated, asked, conditional,
 * about somebody else or only about a time or a channel does not count. Text is data: all that can follow
 * from it is that we stop writing.
 */
import { ownWords } from "./own-words.ts";

/** A request stands near the beginning; a long text is something else. */
const HEAD = 2_000;

export function asksForNoContact(subject: string, text: string): boolean {
  const own = `${subject}\n${ownWords(text)}`.slice(0, HEAD).toLowerCase().replaceAll("’", "'");
  return own
    .split(/[.!?;,，。！？；、\n]+/u)
    .some((clause) => inEnglish(clause) || inChinese(clause.replaceAll(/\s/gu, "")));
}

const EN = {
  refuses: new Set(["don't", "dont", "never", "not"]),
  stops: new Set(["stop", "cease", "quit"]),
  contact: new Set([
    "contact",
    "email",
    "e-mail",
    "mail",
    "message",
    "write",
    "reach",
    "bother",
    "text",
  ]),
  contacting: new Set([
    ...[
      "contacting",
      "emailing",
      "e-mailing",
      "mailing",
      "messaging",
      "writing",
      "sending",
      "texting",
    ],
    ...["bothering", "reaching", "spamming"],
  ]),
  between: new Set(["ever", "please", "again", "to", "try", "continue", "keep", "further"]),
  /** Who is spoken of, or a condition: then it is no request. */
  noRequest: new Set([
    "you",
    "they",
    "we",
    "he",
    "she",
    "why",
    "if",
    "when",
    "did",
    "does",
    "unless",
  ]),
  /** Of contacting: nobody but whoever writes. */
  objects: new Set([
    ...["", "me", "us", "to", "out", "again", "anymore", "any", "more", "further", "emails"],
    ...["mails", "messages", "these", "such"],
  ]),
  limits: new Set([
    ...["before", "until", "till", "during", "work", "phone", "weekend", "weekends", "today"],
    ...["tomorrow", "week", "evenings", "mornings", "about"],
  ]),
  forGood: new Set(["again", "anymore", "ever", "further", "any", "more", "never"]),
} as const;

function inEnglish(clause: string): boolean {
  const words = clause.match(/[a-z'-]+/g) ?? [];
  const line = ` ${words.join(" ")} `;
  const has = (phrases: readonly string[]) =>
    phrases.some((phrase) => line.includes(` ${phrase} `));
  const negations = words.filter((word) => EN.refuses.has(word)).length;
  if (negations === 0 && has(PLAIN_EN)) return true;
  if (negations === 1 && has(["want", "wish", "like"]) && has(WANTED_EN) && !isLimited(words)) {
    return true;
  }
  return words.some((_, at) => refusesAt(words, at, negations));
}

/** Said without a negation. */
const PLAIN_EN = [
  ...["remove me from", "take me off", "delete me from", "unsubscribe me", "opt me out", "opt out"],
  ...[
    "no more emails",
    "no more mails",
    "no more messages",
    "no further contact",
    "no further emails",
  ],
  ...["leave me alone", "remove my email", "remove my address", "remove my details"],
  ...["delete my data", "delete my details", "lose my email"],
];
const WANTED_EN = [
  ...["be contacted", "you to contact me", "hear from you", "be emailed", "receive any more"],
  ...["receive further", "receive emails", "receive these emails", "get any more", "get emails"],
  ...["receive your emails", "receive mails", "receive any"],
];

function refusesAt(words: readonly string[], at: number, negations: number): boolean {
  const word = words[at] ?? "";
  const before = words.slice(0, at);
  const next = words.slice(at + 1).findIndex((one) => !EN.between.has(one));
  const verb = words[at + 1 + next] ?? "";
  const object = words[at + 2 + next] ?? "";
  if (next < 0 || before.some((one) => EN.noRequest.has(one))) return false;
  if (!EN.objects.has(object) || isLimited(words)) return false;
  if (EN.stops.has(word)) return negations === 0 && EN.contacting.has(verb);
  return EN.refuses.has(word) && negations === 1 && EN.contact.has(verb);
}

/** Only at some time or on some way, unless it is said to be for good. */
function isLimited(words: readonly string[]): boolean {
  return words.some((word) => EN.limits.has(word)) && !words.some((word) => EN.forGood.has(word));
}

const ZH = {
  refuses: [
    "请不要",
    "不要",
    "别",
    "请勿",
    "勿",
    "停止",
    "不想",
    "不希望",
    "不愿",
    "不必",
    "不用",
    "无需",
  ],
  contact: [
    "联系",
    "联络",
    "发邮件",
    "发信",
    "写信",
    "来信",
    "打扰",
    "骚扰",
    "发消息",
    "推送",
    "收到",
  ],
  /** May stand between them. */
  between:
    /^(?:再|继续|给我|向我|跟我|和我|来|你们|您|你|贵司|任何|这样|这种|类似|这类|此类|了|被|通过|方式)*$/u,
  plain: [
    "把我移出",
    "将我移出",
    "从名单中删",
    "从名单里删",
    "从名单中移",
    "移出名单",
    "退订",
    "取消订阅",
  ],
  noRequest: [
    "为什么",
    "怎么",
    "为何",
    "如果",
    "要是",
    "若",
    "不是",
    "并非",
    "没有说",
    "没说",
    "忘",
    "要不要",
  ],
  others: [
    "我的雇主",
    "我的公司",
    "我现",
    "我的推荐人",
    "我前",
    "我的同事",
    "我的老板",
    "他",
    "她",
  ],
  limits: ["之前", "以前", "时间", "白天", "晚上", "周末", "期间", "电话", "上班"],
  forGood: ["再", "以后", "今后", "任何"],
} as const;

function inChinese(clause: string): boolean {
  const has = (words: readonly string[]) => words.some((word) => clause.includes(word));
  if (has(ZH.noRequest)) return false;
  if (has(ZH.plain) || /删除我的(?:信息|资料|联系方式|简历|邮箱)/u.test(clause)) return true;
  if (has(ZH.others) || (has(ZH.limits) && !has(ZH.forGood))) return false;
  return ZH.refuses.some((refusal) => {
    const at = clause.indexOf(refusal);
    if (at < 0) return false;
    const rest = clause.slice(at + refusal.length);
    return ZH.contact.some((word) => {
      const place = rest.indexOf(word);
      return place >= 0 && ZH.between.test(rest.slice(0, place)) && isWhole(word, rest);
    });
  });
}

/** "不想收到" alone says nothing: what they do not want to get must be a message. */
const isWhole = (word: string, rest: string) =>
  word !== "收到" || /邮件|信|消息|推荐|通知|短信/u.test(rest);
