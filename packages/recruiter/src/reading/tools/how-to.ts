/**
 * How things are done here, for whoever asks about a thing instead of asking for it: by the tool that was read, or by the
 * question that theirs is most like. The answers are data, one file for each language.
 */
import { readFileSync } from "node:fs";
import type { Spoken, SpokenLanguage, Tool } from "@bole/language";
import { asksSomething } from "@bole/language/text";
import { z } from "zod";
import { WORKFLOWS } from "../../model/workflows/index.ts";
import { hasPiece, piecesOf } from "../match-titles.ts";

const Answers = z.array(
  z.strictObject({
    /** As `tool`, or `tool:value` where a value has its own; `settings:…` is done on the page only. */
    of: z.array(z.string()).min(1),
    /** How people ask for it. */
    asked: z.array(z.string()).min(1),
    text: z.string(),
  }),
);

const inEachLanguage = <Value>(make: (language: SpokenLanguage) => Value): Spoken<Value> => ({
  zh: make("zh"),
  en: make("en"),
});

const ANSWERS = inEachLanguage((language) =>
  Answers.parse(
    JSON.parse(readFileSync(new URL(`./answers/${language}.json`, import.meta.url), "utf8")),
  ),
);

const HOW_OF_WORKFLOWS: ReadonlyMap<string, Spoken> = new Map(
  WORKFLOWS.flatMap((one) =>
    "how" in one ? [[`run_workflow:${one.name}`, one.how] as const] : [],
  ),
);

const textOf = (language: SpokenLanguage, name: string): string | undefined =>
  HOW_OF_WORKFLOWS.get(name)?.[language] ??
  ANSWERS[language].find(({ of }) => of.includes(name))?.text;

/** Undefined where nothing more can be told than that it can be done. */
export function howTo(tool: string): NonNullable<Tool["how"]> {
  return inEachLanguage((language) => (values: Readonly<Record<string, string>>) => {
    const names = [...Object.values(values).map((value) => `${tool}:${value}`), tool];
    return names.map((name) => textOf(language, name)).find(Boolean);
  });
}

/** How much of a question's words another has to share. */
const ALIKE = 0.5;

/** The answer to the question that a message is most like; undefined where it is like none. */
export function answerLike(message: string, language: SpokenLanguage): string | undefined {
  if (!/[?？]|[吗么嘛]/u.test(message) && !asksSomething(message)) return undefined;
  const said = new Set(piecesOf(message));
  const all = ANSWERS[language].flatMap(({ asked, text }) =>
    asked.map((question) => ({ text, pieces: piecesOf(question) })),
  );
  const counts = new Map<string, number>();
  for (const { pieces } of all)
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  // Words that many questions have say little.
  const weigh = (pieces: readonly string[]) =>
    pieces.reduce((sum, piece) => sum + 1 / (counts.get(piece) ?? 1), 0);
  const scored = all.map(({ text, pieces }) => {
    const met = pieces.filter((piece) => hasPiece(piece, said));
    return { text, met: met.length, score: weigh(met) / weigh(pieces) };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score >= ALIKE && best.met >= 2 ? best.text : undefined;
}
