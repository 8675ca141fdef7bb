/**
 * A message without what people say around a request: hedges, news that something is coming, thanks,
 * laughter, apostrophes left out. Only before the first quote or colon: what stands behind is a value.
 */
import { findQuotes } from "./quotes.ts";
import { ANNOUNCED, REWORDED, type Rewording } from "./rewordings.ts";

/** Thanks, leisure and laughter at the end. */
const TAIL =
  /[\s,.!;-]+(?:if that(?:'s| is) (?:ok|okay|possible|alright|all right|fine)(?: with you)?|when(?:ever)? you (?:get|have|find) (?:a|the|some) (?:chance|minute|moment|sec|second|time)|asap|a\.s\.a\.p\.?|thanks in advance|thanks a (?:lot|bunch|million)|much appreciated|(?:i'd |i would )?really appreciate it|that(?:'d| would) be (?:great|awesome|lovely|perfect|nice|amazing|good)|from now on|going forward|from today(?: on)?|lol|haha+|hehe+|[:;]-?[)D]|(?:[\u{1F300}-\u{1FAFF}\u2600-\u27BF]\uFE0F?)+)(?=[\s.!]*$)[\s.!]*$/iu;

/** "What's my email at the moment?" */
const AT_PRESENT =
  /\s(?:at the moment|right now|currently|at present|at this point|these days|as of now|so far|for now|nowadays)(?=\s*\?\s*$)/i;

export function plainSpoken(spoken: string): string {
  const message = mended(spoken, ANNOUNCED);
  const border = valueAt(message);
  const [said, value] = [message.slice(0, border), message.slice(border)];
  return withoutTail(`${mended(said, REWORDED)}${value}`, border < message.length);
}

const mended = (text: string, rules: readonly Rewording[]): string =>
  rules.reduce((left, [pattern, plain]) => left.replace(pattern, plain), text);

/** Where the first text begins that is meant as it stands. */
function valueAt(message: string): number {
  const [quote] = findQuotes(message);
  const colon = /[:：](?!\d)/u.exec(message)?.index ?? message.length;
  return Math.min(quote?.start ?? message.length, colon);
}

function withoutTail(message: string, hasValue: boolean): string {
  let text = hasValue ? message : message.replace(AT_PRESENT, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(TAIL, "");
  }
  return text.trim() === "" ? message : text;
}
