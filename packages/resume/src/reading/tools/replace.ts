/** `replace`: other words or another number inside a text. */
import { numbersIn } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { entryItem } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { fieldNamed, sectionNamed } from "../places.ts";
import { linesIn, segmentsIn } from "../segments.ts";
import { sharedPieces } from "../shared-pieces.ts";
import { slotFor } from "../slots.ts";
import { exchanged, placesIn, type Span, type Text, textsOf } from "../texts.ts";
import { clean } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import {
  aboutEntry,
  aboutNewLine,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  focusSection,
  resumeTool,
  skillItem,
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
  run({ entry, old, value, field }, desk) {
    const [from] = old.filter(({ ref }) => ref !== "pronoun").map(({ text }) => clean(text));
    const [to] = value.map(({ text }) => clean(text));
    const named = fieldOf(field.map(({ text }) => text));
    const written = to ?? respelt(from, desk);
    if (written === undefined)
      return asks(desk, "value", { zh: "要换成什么？", en: "What should it say instead?" });
    const near = { entry, value: written, field: named };
    if (from !== undefined) {
      // 降本金额是 460 万元: what it is called, and not what stands there.
      const called = { ...near, entry: [...entry, ...old] };
      const number = numbersIn(from)[0]?.value;
      const isCalled = numbersIn(written).length > 0 && number === undefined;
      return (
        (isCalled ? fillSlot(called, desk) : undefined) ??
        replaceText({ ...near, old: from }, desk) ??
        fillSlot(called, desk, number) ??
        notThere(from, desk)
      );
    }
    return (
      replaceText({ ...near, old: written }, desk, isRespelt) ??
      fillSlot(near, desk) ??
      asksOld(written, desk)
    );
  },
});

/** The name of the field as texts have it; undefined where the words name none. */
function fieldOf(words: readonly string[]): string | undefined {
  const said = words.join(" ");
  const field = fieldNamed(said);
  if (field === "summary") return field;
  return sectionNamed(said) === "skillContent" ? "skills" : undefined;
}

/** "Capitalize X-rays": the word as it is to be written stands there otherwise. */
function respelt(words: string | undefined, { resume }: Desk): string | undefined {
  if (words === undefined) return undefined;
  const isOther = textsOf(resume).some(({ text }) =>
    placesIn(text, words).some((place) => isRespelt(text.slice(...place), words)),
  );
  return isOther ? words : undefined;
}
const isRespelt = (old: string, value: string): boolean => old !== value;

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

interface Filling {
  readonly entry: z.output<typeof WORDS>;
  readonly value: string;
  /** Rather there than elsewhere. */
  readonly field?: string | undefined;
  /** Whether it is one of the basics' fields. */
  readonly isBasic?: boolean | undefined;
}

/**
 * A value that was said without the old one.
 * @param old the number that has to stand there: 4天 is the 4 of "4 天", and no other
 */
export function fillSlot(
  { entry, value, field }: Filling,
  desk: Desk,
  old?: number,
): Done | undefined {
  const named = entry.filter(({ ref }) => ref !== "pronoun");
  const found = named.length > 0 ? findEntries(named, whereOf(desk)) : undefined;
  const entries = found && "found" in found ? found.found : [];
  const words = named.map(({ text }) => text).join(" ");
  const slot =
    slotFor(value, { words, entries, field }, desk) ??
    (entries.length > 0 ? slotFor(value, { words, entries: [], field }, desk) : undefined);
  if (slot === undefined) return undefined;
  const stands = numbersIn(slot.text.text.slice(...slot.place))[0]?.value;
  if (old !== undefined && stands !== old) return undefined;
  // Nothing but the kind of value speaks for it: somebody should look.
  if (!slot.isSure) desk.reasons.add("unsure");
  return put(slot.text, [slot.place], slot.value, desk);
}

interface Replacing extends Filling {
  readonly old: string;
}

/**
 * Undefined if the words stand nowhere.
 * @param isMeant whether words that stand there are to be exchanged
 */
export function replaceText(
  { entry, old, value, field, isBasic }: Replacing,
  desk: Desk,
  isMeant: (old: string, value: string) => boolean = () => true,
): Done | undefined {
  const all = textsOf(desk.resume)
    .map((text) => ({
      text,
      places: placesIn(text.text, old).filter((place) => isMeant(text.text.slice(...place), value)),
    }))
    .filter(({ places }) => places.length > 0);
  if (all.length === 0) return undefined;
  if (says(desk.context, VOCABULARY.everywhere))
    return all.map(({ text, places }) => put(text, places, value, desk)).at(-1);
  const [best, ...others] = nearest(all, { entry, field, isBasic }, desk);
  if (best === undefined) return undefined;
  if (others.length > 0) {
    const choices = [best, ...others].map(({ text }) =>
      text.entry
        ? entryItem(text.entry)
        : { kind: "text", id: text.path, label: text.text.slice(0, 60) },
    );
    const unique = choices.filter(({ id }, at) => choices.findIndex((one) => one.id === id) === at);
    if (unique.length > 1) return asksWhich(desk, "entry", { unclear: unique, words: old });
  }
  const [found = [0, 0] as const] = placeFor(best.text, best.places, desk);
  // "800 万 is in yuan": a number does not become a word.
  if (value !== "" && numbersIn(old).length > 0 && numbersIn(value).length === 0)
    desk.reasons.add("odd");
  // 粤语后面注明（母语）: a note in brackets is put behind what it is about.
  const isNote = /^[(（][^()（）]+[)）]$/u.test(value);
  const place = isNote
    ? ([found[1], found[1]] as const)
    : wholeFor(best.text, figureOf(best.text, found, value), value);
  const isBacked = others.length === 0 && isWhole(best.text.text, found, old);
  return { ...put(best.text, [place], value, desk), isBacked };
}

interface There {
  readonly text: Text;
  readonly places: readonly Span[];
}

/** Where the message speaks of it: the entry or field that it names, the one in focus, or the line that says most of it. */
function nearest(
  all: readonly There[],
  { entry, field, isBasic }: Pick<Filling, "entry" | "field" | "isBasic">,
  desk: Desk,
): There[] {
  const found = entry.length > 0 ? findEntries(entry, whereOf(desk)) : undefined;
  const own = found && "found" in found ? found.found : [];
  const words = entry.map(({ text }) => text).join(" ");
  const steps: ((one: There) => boolean)[] = [
    ({ text }) => isBasic === true && text.entry === undefined && text.field === field,
    ({ text }) => field !== undefined && text.field === field,
    ({ text }) =>
      text.field === "skills" && own.length === 0 && focusSection(desk) === "skillContent",
    ({ text }) => own.some(({ path }) => path === text.entry?.path),
    ({ text }) => text.entry !== undefined && entryItem(text.entry).id === desk.focus.entry?.id,
  ];
  for (const isNear of steps) {
    const near = all.filter(isNear);
    if (near.length === 1) return near;
  }
  const scored = all.map((one) => ({
    one,
    score: Math.max(
      ...linesOfText(one).map(
        (line) => 2 * sharedPieces(words, line) + sharedPieces(desk.context, line),
      ),
    ),
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ one }) => one);
}

const linesOfText = ({ text, places }: There): string[] =>
  linesIn(text)
    .filter(({ place: [from, to] }) => places.some(([start]) => start >= from && start < to))
    .map(({ words }) => words);

/** In a text that has the words twice: the line that the message speaks of, else the first. */
function placeFor(text: Text, places: readonly Span[], desk: Desk): readonly Span[] {
  const score = ([start]: Span) =>
    sharedPieces(
      desk.context,
      linesIn(text).find(({ place: [from, to] }) => start >= from && start < to)?.words ?? "",
    );
  return places.toSorted((a, b) => score(b) - score(a));
}

/** 1.4 for "1.2 million": a bare figure takes the place of the figure, and its unit stays. */
function figureOf({ text }: Text, [from, to]: Span, value: string): Span {
  const figure = /^[\d.,]*\d(?=\s*\p{L})/u.exec(text.slice(from, to));
  const isBare = /^[\d.,]+$/.test(value.trim());
  return isBare && figure ? [from, from + figure[0].length] : [from, to];
}

/** "HSK 6 (2025)" for the 5 of "HSK 5 (2018)": a value that begins as the whole part does takes its place. */
function wholeFor(text: Text, place: Span, value: string): Span {
  const part = segmentsIn(text).find(({ place: [from, to] }) => place[0] > from && place[1] <= to);
  const [first] = part?.words.split(/[\s\d（(]/u) ?? [];
  const isSame = first !== undefined && first.length >= 2 && value.startsWith(first);
  const keeps = part !== undefined && part.words.length <= 1.5 * value.length;
  return isSame && keeps ? part.place : place;
}

/** Whether it is all that a Han word may be, and not two characters out of a longer name. */
function isWhole(text: string, [from, to]: Span, old: string): boolean {
  if (numbersIn(old).length > 0 || !/^\p{Script=Han}/u.test(old) || old.length > 2) return true;
  return ![text.charAt(from - 1), text.charAt(to)].some((sign) => /\p{Script=Han}/u.test(sign));
}

function put(text: Text, places: readonly Span[], value: string, desk: Desk): Done {
  const written = places
    .toReversed()
    .reduce((left, place) => exchanged(left, place, value), text.text);
  if (written.trim() === "") desk.delete(text.path);
  else desk.update(text.path, written);
  if (text.field === "skills")
    return { about: [...aboutSection("skillContent", desk), skillItem(value)] };
  if (text.entry === undefined) return { about: aboutSection("basic", desk, text.field) };
  return { about: [...aboutEntry(text.entry, desk), ...aboutNewLine(text.entry, desk)] };
}
