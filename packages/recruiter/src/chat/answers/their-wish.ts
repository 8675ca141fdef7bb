/** What somebody wants to earn, and when they can begin: no record has a field for it, but they may have said it. */
import { zonedDay as day } from "@bole/base";
import { type Candidate, ownWords } from "@bole/talent";
import { type Asking, pick } from "./asking.ts";
import { isReply } from "./mail-kinds.ts";
import { textOf } from "./person-facts.ts";

export type Wish = "pay" | "availability";

const NAMES = {
  pay: { zh: "期望薪资", en: "expected pay" },
  availability: { zh: "到岗时间", en: "availability" },
} as const;

/** Whole sentences that say it, in whatever language they are. */
const SAYS: Readonly<Record<Wish, RegExp>> = {
  pay: /(?:薪|工资|待遇|\b(?:salary|pay|package|compensation|day rate)\b)[^\n]{0,60}\d|\d[^\n]{0,30}(?:薪|\b(?:salary|package)\b)/iu,
  availability:
    /到岗|可入职|入职时间|随时(?:可以)?(?:入职|上班|到)|\bnotice\b|\bavailab(?:le|ility)\b|\b(?:can|could|would) (?:start|begin|join)\b/iu,
};
/** An amount alone says enough where somebody writes about themselves. */
const AMOUNT = /\d+(?:\.\d+)?\s?(?:k\b|万)|[€£$¥]\s?\d/iu;
const SENTENCE = /(?<=[。！？!?\n；;])|(?<=\.)(?=\s)/u;
const MOST_QUOTES = 3;

export async function theirWish(candidate: Candidate, wish: Wish, asking: Asking): Promise<string> {
  const { person, messages } = candidate;
  const says = (sentence: string, isOwn: boolean) =>
    SAYS[wish].test(sentence) || (isOwn && wish === "pay" && AMOUNT.test(sentence));
  const headline = says(person.headline ?? "", true) ? [`“${person.headline}”`] : [];
  const resume = sentencesOf(await textOf(candidate, asking)).filter((one) => says(one, false));
  const letters = messages.filter(isReply).flatMap(({ text, sent_at, created_at }) => {
    const at = day(sent_at ?? created_at, asking.zone, asking.asked.language);
    const said = sentencesOf(ownWords(text)).filter((one) => says(one, true));
    return said.map((one) => pick(asking, `“${one}”（${at}来信）`, `“${one}” (mail of ${at})`));
  });
  const quotes = [...letters, ...headline, ...resume.map((one) => `“${one}”`)];
  const { zh, en } = NAMES[wish];
  if (quotes.length === 0)
    return pick(
      asking,
      `${person.name}的${zh}没有记录。`,
      `${person.name}'s ${en} is not on record.`,
    );
  const shown = [...new Set(quotes)].slice(0, MOST_QUOTES);
  return pick(
    asking,
    `${person.name}的${zh}没有单独记录，但写过：${shown.join("，")}`,
    `${person.name}'s ${en} isn’t recorded, but they wrote: ${shown.join(", ")}`,
  );
}

const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter(Boolean);
