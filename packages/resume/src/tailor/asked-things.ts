/** What a requirement asks for, thing by thing: the skills that it names, and the other words that it is about. */
import { type Criterion, findConcepts, findDemandedDegrees } from "@bole/talent";
import { hanWords, latinWords } from "./parts/asked-words.ts";

export interface AskedThing {
  /** As the requirement has it. */
  readonly word: string;
  readonly place: readonly [start: number, end: number];
  /** Of the skill that it names. */
  readonly concept: string | null;
  /** Written as names are: it has to be there as it is. */
  readonly isName: boolean;
}

export function askedThings(text: Criterion["text"]): AskedThing[] {
  const skills = findConcepts(text).flatMap(({ id, spans }) =>
    spans.map(({ start, end }): AskedThing => {
      const word = text.slice(start, end);
      return { word, place: [start, end], concept: id, isName: false };
    }),
  );
  const taken = [
    ...skills.map(({ place }) => place),
    ...findDemandedDegrees(text).map(({ start, end }) => [start, end] as const),
  ];
  const isFree = (start: number, end: number) =>
    taken.every(([from, to]) => end <= from || to <= start);
  const names = [...text.matchAll(NAME)].flatMap(({ 0: word, index }) =>
    isFree(index, index + word.length) ? [thing(word, index, true)] : [],
  );
  // A skill may be a part of a longer word: what is left of it is asked for as well.
  const free = taken.reduce(
    (left, [start, end]) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
  const words = [...new Set([...latinWords(free), ...hanWords(free)])].flatMap((word) => {
    const at = free.toLowerCase().indexOf(word);
    const isNew = names.every(({ place }) => at + word.length <= place[0] || place[1] <= at);
    return at >= 0 && isNew && isFree(at, at + word.length)
      ? [thing(text.slice(at, at + word.length), at, false)]
      : [];
  });
  return [...skills, ...names, ...words].toSorted((a, b) => a.place[0] - b.place[0]);
}

const thing = (word: string, at: number, isName: boolean): AskedThing => ({
  word,
  place: [at, at + word.length],
  concept: null,
  isName,
});

/** Capitals within a sentence, and Latin letters among Chinese ones: "Power Query", "CIPP/E", ECMO. */
const NAME =
  /(?<![\p{Script=Latin}\p{N}])(?:(?<=\S\s)\p{Lu}[\p{Script=Latin}\p{N}+#]*(?:\s\p{Lu}[\p{Script=Latin}\p{N}+#]+)*|\p{Lu}[\p{Lu}\p{N}+#]+(?:\/\p{Lu}+)?|(?<=\p{Script=Han})[A-Za-z][\w+#]*)(?![\p{Script=Latin}\p{N}])/gu;
