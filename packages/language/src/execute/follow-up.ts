/**
 * "And in Leeds?", 下周呢: a message that only says what differs from the call before. The words that such a message
 * may have beside its arguments are data of each locale.
 */
import type { ConversationState } from "../conversation/state.ts";
import { hasWord, REFERENCES } from "../locales/references.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import { wordsBesides } from "../text/words-besides.ts";

const besideFollowUp = wordsBesides(REFERENCES.followUp);

/** With everything that the call before said and this one does not, if that is how it is meant. */
export function followUp(
  call: ReadCall,
  { last, call: before }: Before,
  message: string,
): ReadCall {
  const isSame = before !== null && before.tool === call.tool && last?.split(":")[0] === call.tool;
  if (!isSame || message === "") return call;
  const { unknown, narrows } = wordsBeside(call, message);
  // A closed value is said by words that are no argument: "those in screening?"
  const isRest = unknown.length <= Object.keys(call.values).length && unknown.every(isShort);
  if (!isRest) return call;
  const said = new Set([...call.mentions.map(({ name }) => name), ...Object.keys(call.values)]);
  const kept = before.mentions.filter(
    ({ name }) => !said.has(name) || (narrows && name === "query"),
  );
  const values = Object.entries(before.values).filter(([name]) => !said.has(name));
  return {
    ...call,
    values: { ...Object.fromEntries(values), ...call.values },
    mentions: [...kept, ...call.mentions],
  };
}

type Before = Pick<ConversationState, "last" | "call">;

/** As it is stored: other ways to read it are over. */
export const keptCall = (call: ReadCall): ReadCall => ({ ...call, alternatives: [] });

/** Longer runs of Han characters are a wish of their own. */
const isShort = (word: string): boolean => !/^\p{Script=Han}/u.test(word) || word.length <= 4;

/** What stands in the clause beside its arguments and is not known to mean nothing there. */
function wordsBeside({ clause, mentions }: ReadCall, message: string) {
  const [from, to] = clause;
  const signs = [...message.slice(from, to).split("")];
  for (const { place } of mentions) blank(signs, place, from);
  const unknown = besideFollowUp(signs.join(""));
  return { unknown, narrows: hasWord(message.slice(from, to), REFERENCES.narrows) };
}

function blank(signs: string[], [start, end]: Mention["place"], from: number): void {
  for (let at = Math.max(0, start - from); at < Math.min(signs.length, end - from); at += 1)
    signs[at] = " ";
}
