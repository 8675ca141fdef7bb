/** `replace`: other words or another number inside a text. */
import { fold, folded } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { allEntries, type Entry } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { clean } from "../values.ts";
import { replaceNumber } from "./replace-number.ts";
import {
  aboutEntry,
  aboutNewLine,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  resumeTool,
  WORDS,
} from "./resume-tool.ts";
import { whereOf } from "./where.ts";

const Input = z.object({ entry: WORDS, old: WORDS, value: WORDS, field: WORDS });

export const replaceTool = resumeTool({
  name: "replace",
  label: { zh: "替换文字", en: "Replace words" },
  description: "Exchanges words or a number inside a text of the résumé.",
  input: Input,
  risk: "change",
  words: ["entry", "old", "value", "field"],
  headline: null,
  run({ entry, old, value }, desk) {
    const [from] = old.map(({ text }) => clean(text));
    const [to] = value.map(({ text }) => clean(text));
    if (to === undefined)
      return asks(desk, "value", { zh: "要换成什么？", en: "What should it say instead?" });
    if (from === undefined) {
      const found = entry.length > 0 ? findEntries(entry, whereOf(desk)) : undefined;
      const entries = found && "found" in found ? found.found : [];
      return replaceNumber(to, entries, desk) ?? asksOld(to, desk);
    }
    return replaceText({ entry, old: from, value: to }, desk) ?? notThere(from, desk);
  },
});

const asksOld = (value: string, desk: Desk): Done =>
  asks(desk, "old", {
    zh: `要把哪个词换成“${value}”？`,
    en: `Which words should become “${value}”?`,
  });

const notThere = (words: string, desk: Desk): Done =>
  asks(desk, "old", {
    zh: `简历里没有找到“${words}”。要换掉的是哪几个字？`,
    en: `“${words}” is not on the résumé. Which words should I replace?`,
  });

interface Text {
  readonly path: string;
  readonly text: string;
  readonly entry?: Entry;
}

interface Replacing {
  readonly entry: z.output<typeof WORDS>;
  readonly old: string;
  readonly value: string;
}

/** Undefined if the words stand nowhere. */
export function replaceText({ entry, old, value }: Replacing, desk: Desk): Done | undefined {
  const found = entry.length > 0 ? findEntries(entry, whereOf(desk)) : undefined;
  const own = found && "found" in found ? found.found : [];
  const texts = textsOf(desk).filter(({ text }) => placeIn(text, old) !== undefined);
  const inside = texts.filter((one) => own.some(({ path }) => path === one.entry?.path));
  const focused = texts.filter(
    (one) => one.entry && `${one.entry.list}/${one.entry.id}` === desk.focus.entry?.id,
  );
  const [first, ...more] =
    inside.length > 0 ? inside : texts.length > 1 && focused.length === 1 ? focused : texts;
  if (first === undefined) return undefined;
  if (more.length > 0) {
    const entries = [first, ...more].flatMap((one) => one.entry ?? []);
    if (entries.length > 1) {
      const choices = entries
        .map((one) => aboutEntry(one, desk)[1])
        .filter((item) => item !== undefined);
      return asksWhich(desk, "entry", { unclear: choices, words: old });
    }
  }
  const [start, end] = placeIn(first.text, old) ?? [0, 0];
  desk.update(first.path, first.text.slice(0, start) + value + first.text.slice(end));
  if (first.entry === undefined) return { about: aboutSection("basic", desk) };
  return { about: [...aboutEntry(first.entry, desk), ...aboutNewLine(first.entry, desk)] };
}

function textsOf({ resume }: Desk): Text[] {
  const basics = Object.entries(resume.basic).flatMap(([name, text]) =>
    typeof text === "string" && text !== "" ? [{ path: `basic.${name}`, text }] : [],
  );
  const fields = allEntries(resume).flatMap((entry) =>
    Object.entries(entry.fields)
      .filter(([name]) => name !== "id" && !name.endsWith("Date"))
      .map(([name, text]) => ({ path: `${entry.path}.${name}`, text, entry })),
  );
  const skills =
    resume.skillContent === "" ? [] : [{ path: "skillContent", text: resume.skillContent }];
  return [...basics, ...fields, ...skills];
}

/** Where the words stand, as words of their own: 30 is not in 300. */
function placeIn(text: string, words: string): [number, number] | undefined {
  const said = folded(words);
  if (said === "") return undefined;
  const whole = fold(text);
  for (let at = whole.text.indexOf(said); at >= 0; at = whole.text.indexOf(said, at + 1)) {
    const [before, after] = [whole.text.charAt(at - 1), whole.text.charAt(at + said.length)];
    // 300 stands in "300ms", but 30 does not stand in 300.
    const cuts = (edge: string, next: string) =>
      (/\d/.test(edge) && /\d/.test(next)) || (/[a-z]/.test(edge) && /[a-z0-9]/.test(next));
    const isCut = cuts(said.charAt(0), before) || cuts(said.at(-1) ?? "", after);
    if (!isCut) return whole.place(at, at + said.length);
  }
  return undefined;
}
