/** Sentences of the summary, which has no lines of its own: moved, deleted or said anew by their place or their words. */
import type { Words } from "@bole/language";
import { folded, ordinalsIn } from "@bole/language/text";
import type { Desk } from "../desk.ts";
import { reordered, type To } from "../reordered.ts";
import { type Segment, sentencesIn } from "../segments.ts";
import { piecesOf, sharedPieces } from "../shared-pieces.ts";
import type { Text } from "../texts.ts";
import { clean } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { aboutSection, type Done } from "./resume-tool.ts";

const summaryOf = ({ resume }: Desk): Text => ({
  ...{ path: "basic.summary", field: "summary", text: resume.basic.summary },
});

/** The sentence that words mean, where they speak of the summary or of a sentence of it. */
export function sentenceFor(words: readonly Words[], desk: Desk): Segment | undefined {
  const all = sentencesIn(summaryOf(desk));
  const [said] = words.filter(({ ref }) => ref !== "pronoun");
  const isHere = desk.focus.field?.id === "summary" && desk.focus.entry === undefined;
  const isNamed = says(`${said?.text ?? ""} ${desk.context}`, VOCABULARY.sentences) || isHere;
  if (all.length < 2 || !isNamed) return undefined;
  if (said === undefined) return best(desk.context, all);
  const [place, ...more] = said.ref === "ordinal" ? (ordinalsIn(said.text, all.length) ?? []) : [];
  if (place !== undefined && more.length === 0) return all[place];
  const [whole, ...others] = all.filter((one) =>
    folded(one.words).includes(folded(clean(said.text))),
  );
  return whole && others.length === 0 ? whole : best(said.text, all);
}

function best(text: string, all: readonly Segment[]): Segment | undefined {
  const scored = all.map((one) => ({ one, score: sharedPieces(text, one.words) }));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  const isEnough =
    first !== undefined &&
    first.score > 0 &&
    first.score >= 0.3 * Math.min(3, piecesOf(text).length);
  return isEnough && first.score !== second?.score ? first.one : undefined;
}

export function moveSentence(
  {
    to,
    line,
    entry,
  }: { readonly to: To; readonly line: readonly Words[]; readonly entry: readonly Words[] },
  desk: Desk,
): Done | undefined {
  const own = sentenceFor([...line, ...entry], desk);
  const all = sentencesIn(summaryOf(desk));
  const order = own && reordered(all, [own], to, undefined, ({ place }) => String(place[0]));
  return (
    order &&
    write(
      order.map(({ words }) => words),
      desk,
    )
  );
}

/** @param value what is said instead; nothing, where it goes */
export function putSentence(words: readonly Words[], value: string, desk: Desk): Done | undefined {
  const own = sentenceFor(words, desk);
  if (own === undefined) return undefined;
  const all = sentencesIn(summaryOf(desk));
  return write(
    all.map((one) => (one.place[0] === own.place[0] ? value : one.words)),
    desk,
  );
}

function write(sentences: readonly string[], desk: Desk): Done {
  const isHan = /\p{Script=Han}/u.test(desk.resume.basic.summary);
  const text = sentences.filter(Boolean).join(isHan ? "" : " ");
  if (text === "") desk.delete("basic.summary");
  else desk.update("basic.summary", text);
  return { about: aboutSection("basic", desk, "summary") };
}
