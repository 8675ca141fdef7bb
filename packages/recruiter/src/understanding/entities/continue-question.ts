/** The answer to a question of ours: one of its options, by number, by name, or by what tells it apart. */
import { MailPurpose } from "@bole/talent";
import type { Chosen, OpenQuestion, Option, SessionMemory } from "../memory.ts";
import { ORDINAL, ordinalOf } from "../text/numbers.ts";
import { fold, say } from "../text/said.ts";

interface Continued {
  readonly message: string;
  readonly chosen: Chosen;
}

/** More than are shown: one that is not may still be named. */
const MOST_OPTIONS = 50;

/** Longer than this is a new wish, whatever is in it. */
const MOST = 60;

export function continueQuestion(
  message: string,
  { question }: SessionMemory,
): Continued | undefined {
  if (question === null || message.length > MOST) return undefined;
  const { cues } = say(message);
  if (/^(?:算了|不用了|没事了|取消|never ?mind|forget it|no)[。.!！]?$/u.test(cues))
    return undefined;
  if (question.slot === "intent") return isYes(cues) ? confirmed(question) : undefined;
  const option = optionFor(cues, question.options);
  if (option === undefined) return undefined;
  const { chosen, said, slot } = question;
  if (slot === "job")
    return { message: question.message, chosen: { ...chosen, job_id: option.id } };
  if (slot === "purpose") {
    const purpose = MailPurpose.parse(option.id);
    return { message: question.message, chosen: { ...chosen, purpose } };
  }
  const people = { ...chosen.people, [said]: option.id };
  return { message: question.message, chosen: { ...chosen, people } };
}

const isYes = (cues: string) =>
  /^(?:1|是|是的|对|对的|好|好的|可以|没错|yes|yep|yeah|right|correct|ok|okay|sure)[。.!！]?$/u.test(
    cues,
  );

const confirmed = ({ message, chosen }: OpenQuestion): Continued => ({
  message,
  chosen: { ...chosen, confirmed: true },
});

function optionFor(cues: string, options: readonly Option[]): Option | undefined {
  const place = placeIn(cues);
  if (place !== undefined) return options.at(place < 0 ? place : place - 1);
  const named = options.filter(({ title, detail }) => holds(cues, `${title} ${detail}`));
  return named.length === 1 ? named[0] : best(cues, options);
}

function placeIn(cues: string): number | undefined {
  const said =
    /^\s*(?:第)?([\d一二两三四五六七八九十]{1,2})(?:个|位|号|项)?[。.!！)]?\s*$/u.exec(cues)?.[1] ??
    /第([\d一二三四五六七八九十]{1,2})(?:个|位|号|项)/u.exec(cues)?.[1] ??
    new RegExp(`\\b(?:the )?(${ORDINAL})(?: one)?\\b`, "u").exec(cues)?.[1] ??
    /\b(?:number|no\.?|option|#)\s*(\d{1,2})\b/u.exec(cues)?.[1];
  return said === undefined ? undefined : ordinalOf(said);
}

/** Whether something that was said is one of the words of an option. */
function holds(cues: string, option: string): boolean {
  const words = cues
    .replace(/(?:的|那个|那位|这个|这位|是|我说的|就|吧|啦|一个)/gu, " ")
    .split(/[\s,，。.!！]+/u)
    .filter((word) => word.length > 1 && !STOP.has(word));
  const text = fold(option);
  return words.length > 0 && words.some((word) => text.includes(word));
}

const STOP = new Set(
  "the one in at of is it i mean mean, please yes that this who a an from with for and job role position".split(
    " ",
  ),
);

/** The one that shares the most characters with the answer, if it is clear. */
function best(cues: string, options: readonly Option[]): Option | undefined {
  const scored = options
    .map((option) => {
      const text = fold(`${option.title} ${option.detail}`);
      const han = [...new Set(cues.match(/\p{Script=Han}/gu) ?? [])].filter((sign) =>
        text.includes(sign),
      );
      const words = (cues.match(/[a-z]{3,}/gu) ?? []).filter(
        (word) => !STOP.has(word) && text.includes(word),
      );
      return { option, score: han.length + words.length * 2 };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score >= 2 && first.score > (second?.score ?? 0) ? first.option : undefined;
}

/** What is asked, to be put into the memory. */
export function questionOf(
  slot: OpenQuestion["slot"],
  said: string,
  options: readonly Option[],
  message: string,
  chosen: Chosen,
): OpenQuestion {
  return { slot, said, also: [], options: options.slice(0, MOST_OPTIONS), message, chosen };
}
