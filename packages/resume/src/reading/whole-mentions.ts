/** Words that the reader took apart: "MIG welding" is one skill, and was read as two. */
import type { ReadCall } from "@bole/language";

type Mentions = ReadCall["mentions"];

/** Neighbours of one name with nothing but a space between them; a list has a sign or a word there. */
export function withWholeMentions(call: ReadCall, message: string): ReadCall {
  // Beside Han, spaces tell items apart: 加上 Java Python.
  const between = /\p{Script=Han}/u.test(message) ? /^$/ : /^ $/;
  const mentions: Mentions = [];
  for (const one of call.mentions) {
    const last = mentions.at(-1);
    const isNext =
      last !== undefined &&
      last.name === one.name &&
      last.ref === one.ref &&
      one.place[0] >= last.place[1] &&
      between.test(message.slice(last.place[1], one.place[0]));
    const place: typeof one.place = [isNext ? last.place[0] : one.place[0], one.place[1]];
    const confidence = isNext ? Math.min(last.confidence, one.confidence) : one.confidence;
    if (isNext) mentions.pop();
    mentions.push({ ...one, place, confidence, text: isNext ? message.slice(...place) : one.text });
  }
  return { ...call, mentions };
}
