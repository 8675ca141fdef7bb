/** A mail that is written already, changed as far as that needs no writer: shorter, less formal, with a line more. */
import { type WritingWish, writingWish } from "@bole/language/text";
import { TO_ANSWER, TO_TELL } from "./to-tell.ts";

type Language = "zh" | "en";

export interface Reworded {
  readonly text: string;
  /** Wishes that were not followed, in their own words. */
  readonly left: readonly string[];
}

/** @param isContent whether words that are no wish about the text are what it is to say */
export function reword(
  text: string,
  language: Language,
  wishes: readonly string[],
  isContent: (words: string) => boolean = () => false,
): Reworded {
  return wishes.reduce<Reworded>(
    ({ text: before, left }, words) => {
      const own = isContent(words) ? ({ kind: "tell", what: words } as const) : undefined;
      const wish = writingWish(words) ?? own;
      const after = wish === undefined ? before : followed(before, wish, language);
      return { text: after, left: after === before ? [...left, words] : left };
    },
    { text, left: [] },
  );
}

/** As it was, where the wish changes nothing. */
function followed(text: string, wish: WritingWish, language: Language): string {
  switch (wish.kind) {
    case "shorter":
      return text.split("\n\n").map(firstSentence).join("\n\n");
    case "length":
      return limited(text, wish.sentences);
    case "casual":
      return language === "zh" ? text.replaceAll("您", "你") : text.replace(/^Dear /, "Hi ");
    case "formal":
      return language === "zh"
        ? text.replaceAll(/你(?!们)/gu, "您")
        : text.replace(/^(?:Hi|Hello) /, "Dear ");
    case "warm":
      return withWarmth(text, language);
    case "mention":
    case "tell":
      return saying(text, wish, language);
    case "remove":
      return without(text, wish.what);
    case "sign":
      return signed(text, wish.what);
  }
}

/** With what is to be said; a letter that says nothing else says it in their words. */
function saying(
  text: string,
  { kind, what }: Extract<WritingWish, { what: string }>,
  language: Language,
): string {
  if (HAN.test(what) !== (language === "zh")) return text;
  const hole = [TO_TELL[language], TO_ANSWER[language]].find((one) => text.includes(one));
  const told = text.includes("您") ? what.replaceAll(/你(?!们)/gu, "您") : what;
  const end = /[.。!！?？]$/u.test(told) ? "" : language === "zh" ? "。" : ".";
  const sentence = `${told.charAt(0).toUpperCase()}${told.slice(1)}${end}`;
  if (hole !== undefined) return text.replace(hole, () => sentence);
  return withLine(text, kind === "tell" ? sentence : LINE[language](what));
}

const WARMTH = { zh: "希望您一切都好。", en: "I hope you are well." };

/** A kind word behind the salutation. */
function withWarmth(text: string, language: Language): string {
  const [salutation = "", ...rest] = text.split("\n\n");
  const line = text.includes("您") ? WARMTH[language] : WARMTH[language].replaceAll("您", "你");
  return text.includes(line) ? text : [salutation, line, ...rest].join("\n\n");
}

/** Without the sentences that have the words; who is addressed and who signs stays. */
function without(text: string, what: string): string {
  const has = (sentence: string) => sentence.toLowerCase().includes(what.toLowerCase());
  const [salutation = "", ...rest] = text.split("\n\n");
  const kept = rest.map((paragraph, at) =>
    at === rest.length - 1 && isSigned([salutation, ...rest])
      ? paragraph
      : paragraph
          .split(/(?<=[。！？])|(?<=[.!?]\s)/u)
          .filter((sentence) => !has(sentence))
          .join("")
          .trim(),
  );
  return [salutation, ...kept].filter(Boolean).join("\n\n");
}

/** With another name below it. */
function signed(text: string, name: string): string {
  const paragraphs = text.split("\n\n");
  if (!isSigned(paragraphs)) return text;
  const lines = (paragraphs.pop() ?? "").split("\n");
  return [...paragraphs, [...lines.slice(0, -1), name].join("\n")].join("\n\n");
}

/** The first sentence of each paragraph, as many as are wanted; who is addressed and who signs stays. */
function limited(text: string, sentences: number): string {
  const all = text.split("\n\n");
  const ends = isSigned(all) ? 1 : 0;
  const body = all.slice(1, all.length - ends).map(firstSentence);
  const kept = body.slice(0, sentences);
  return [...all.slice(0, 1), kept.join(" "), ...all.slice(all.length - ends)].join("\n\n");
}

/** Who signs ends no sentence. */
const isSigned = (all: readonly string[]): boolean =>
  all.length > 2 && !/[。.!！?？]$/u.test(all.at(-1) ?? "");

const HAN = /\p{Script=Han}/u;
const LINE = {
  zh: (what: string) => `另外值得一提：${what}。`,
  en: (what: string) => `Worth mentioning: ${what}.`,
};

/** Up to the first end of a sentence at which no quotation is open; a list stays whole. */
function firstSentence(paragraph: string): string {
  if (paragraph.includes("\n")) return paragraph;
  for (const { index } of paragraph.matchAll(/[。！？]|[.!?](?=\s)/gu)) {
    const sentence = paragraph.slice(0, index + 1);
    if (countOf(sentence, "“") === countOf(sentence, "”")) return sentence;
  }
  return paragraph;
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Before the closing words and the name below them. */
function withLine(text: string, line: string): string {
  const paragraphs = text.split("\n\n");
  const last = isSigned(paragraphs) ? 2 : 1;
  paragraphs.splice(Math.max(1, paragraphs.length - last), 0, line);
  return paragraphs.join("\n\n");
}
