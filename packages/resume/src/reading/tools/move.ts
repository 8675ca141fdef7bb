/** `move` and `sort`: the order of entries, lines and sections. */
import type { Item } from "@bole/language";
import { ordinalsIn } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import {
  byTime,
  type Entry,
  entriesOf,
  entryItem,
  entryOf,
  type Line,
  lineItem,
  linesOf,
  textOf,
  textPath,
} from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { findLines } from "../find-lines.ts";
import { inOrder, type Listed, listedBy, listedInContext } from "../items.ts";
import { isListName, LIST_NAMES, type ListName, sectionFor, sectionNamed } from "../places.ts";
import { reordered, To } from "../reordered.ts";
import { findSkill, skillsOf } from "../skills.ts";
import { clean } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { linesFor, withLines } from "./lines.ts";
import { moveSection } from "./move-section.ts";
import {
  aboutEntry,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  focusSkill,
  resumeTool,
  skillItem,
  WORDS,
} from "./resume-tool.ts";
import { moveSentence } from "./sentences.ts";
import { whereOf } from "./where.ts";

const Input = z.object({
  what: z.enum(["entry", "line", "section"]).optional().catch(undefined),
  to: To.default("first"),
  ...{ entry: WORDS, line: WORDS, section: WORDS, anchor: WORDS },
});
type Input = z.output<typeof Input>;

export const moveTool = resumeTool({
  name: "move",
  label: { zh: "调整顺序", en: "Move something" },
  description: "Moves an entry or a line up, down, to the top or next to another one.",
  input: Input,
  risk: "change",
  words: ["entry", "line", "section", "anchor"],
  headline: "to",
  run: move,
});

function move(given: Input, desk: Desk): Done {
  const input = withLines(given, desk);
  const words = [...input.entry, ...input.line];
  const isPointed = words.every(({ ref }) => ref === "pronoun");
  const last = focusSkill(desk);
  const listed = listedBy(isPointed && last !== undefined ? [POINTED] : words, desk);
  if (listed && input.section.length === 0) return moveItems(listed, input, desk);
  const others =
    input.section.length > 0 ? findEntries(input.section, whereOf(desk, "other")) : undefined;
  const blocks =
    others && "found" in others ? others.found.filter(({ list }) => list === "other") : [];
  if (blocks.length > 0)
    return besideSection(blocks, input, desk) ?? moveEntries(blocks, input, desk);
  if (input.section.length > 0 || (input.what === "section" && input.entry.length === 0))
    return moveSection(input, desk);
  const isLine = input.line.length > 0 || input.what === "line";
  const found = isLine
    ? undefined
    : findEntries(words.length > 0 ? words : [POINTED], whereOf(desk));
  if (found && "found" in found && found.found.length > 0)
    return moveEntries(found.found, input, desk);
  const sentence = moveSentence(input, desk);
  if (sentence !== undefined) return sentence;
  // What was taken for an entry may be a line: 武汉那条.
  const lines = linesFor(
    { entry: isLine ? input.entry : [], line: isLine ? linesSaid(input, desk) : words },
    desk,
  );
  if ("found" in lines && lines.found.length > 0) return moveLines(lines.found, input, desk);
  const loose = words.length > 0 ? listedBy(words, desk, true) : listedInContext(desk);
  if (loose) return moveItems(loose, input, desk);
  const unclear = found && "unclear" in found ? found : lines;
  return asksWhich(
    desk,
    isLine ? "line" : "entry",
    "unclear" in unclear ? unclear : { unclear: [], words: "" },
  );
}

/** "Languages right after the education": the other sections go there together, this one first. */
function besideSection(blocks: readonly Entry[], input: Input, desk: Desk): Done | undefined {
  const [anchor] = input.anchor;
  const beside = anchor && sectionNamed(anchor.text);
  if (beside === undefined || beside === "other") return undefined;
  if (desk.resume.other.length > blocks.length) {
    desk.reasons.add("odd");
    moveEntries(
      blocks,
      { ...input, to: input.to === "after" ? "first" : "last", anchor: [] },
      desk,
    );
  }
  return moveSection(input, desk, ["other"]);
}

const POINTED = { text: "", ref: "pronoun" as const };

/** Where no line is named, the one that was just written is meant; nobody moves all of them. */
function linesSaid({ line }: Input, desk: Desk): Input["line"] {
  return line.length > 0 || listedInContext(desk) !== undefined ? line : [POINTED];
}

function moveEntries(entries: readonly Entry[], { to, anchor }: Input, desk: Desk): Done {
  const [first, second] = entries;
  if (first === undefined) return {};
  const { list } = first;
  const all = entriesOf(desk.resume, list);
  let other = to === "swap" ? second : undefined;
  if (anchor.length > 0) {
    const found = findEntries(anchor, whereOf(desk, list));
    if ("unclear" in found) return asksWhich(desk, "anchor", found);
    [other] = found.found;
  }
  const moved = entries.filter((one) => one.list === list);
  const own = to === "swap" ? [first] : moved;
  const order = reordered(all, own, to, other, ({ id }) => id);
  if (order === undefined)
    return asks(desk, "anchor", { zh: "移到哪里？", en: "Where should it go?" });
  desk.reorder(
    list,
    order.map(({ id }) => id),
  );
  return {
    about: aboutEntry(
      entriesOf(desk.resume, list).find(({ id }) => id === first.id) ?? first,
      desk,
    ),
  };
}

function moveLines(lines: readonly Line[], { to, anchor }: Input, desk: Desk): Done {
  const [first, second] = lines;
  if (first === undefined) return {};
  const all = textOf(first.entry)
    .split("\n")
    .map((text, at) => ({ text, at }));
  const own = all.filter(({ at }) => lines.some((line) => line.at === at));
  let other = to === "swap" && second ? all[second.at] : undefined;
  const place = placeSaid(anchor, to, all.length, desk);
  if (place === undefined && anchor.length > 0) {
    const found = findLines(anchor, [first.entry], desk.resume, desk.focus.line);
    if ("unclear" in found) return asksWhich(desk, "anchor", found);
    other = all[found.found[0]?.at ?? -1];
  }
  const order =
    place === undefined
      ? reordered(all, to === "swap" ? own.slice(0, 1) : own, to, other, ({ at }) => String(at))
      : all.filter((line) => !own.includes(line)).toSpliced(place, 0, ...own);
  if (order === undefined)
    return asks(desk, "anchor", { zh: "移到哪里？", en: "Where should it go?" });
  desk.update(textPath(first.entry), order.map(({ text }) => text).join("\n"));
  return { about: [...aboutEntry(first.entry, desk, "line"), ...lineAgain(first, desk)] };
}

/** 放第二: a place among the lines, and not one of them that it goes beside. */
function placeSaid(
  anchor: Input["anchor"],
  to: Input["to"],
  count: number,
  desk: Desk,
): number | undefined {
  const isBeside = says(desk.context, [...VOCABULARY.behind, ...VOCABULARY.ahead]);
  const isPlace = anchor.every(({ ref }) => ref === "ordinal");
  if (!isPlace || isBeside || (to !== "after" && to !== "before")) return undefined;
  const words = anchor.map(({ text }) => text).join(" ") || desk.context;
  const [place, ...more] = ordinalsIn(words, count) ?? [];
  // Places of two lines depend on which of them goes first.
  if (place !== undefined && !desk.isOnlyChange) desk.reasons.add("odd");
  return more.length === 0 ? place : undefined;
}

/** The line where it stands now: "no, put it second". */
function lineAgain({ entry, text }: Line, { resume }: Desk): Item[] {
  const now = entryOf(resume, entryItem(entry));
  const line = now && linesOf(now).find((one) => one.text === text);
  return line ? [lineItem(line)] : [];
}

function moveItems({ text, items }: Listed, { to, anchor }: Input, desk: Desk): Done {
  const all = skillsOf(text.text);
  const [first, second] = items;
  if (first === undefined) return {};
  const named = anchor.filter(({ ref }) => ref !== "pronoun").map((one) => clean(one.text));
  const beside =
    anchor.length === 0 ? undefined : findSkill(text.text, named[0] ?? focusSkill(desk) ?? "");
  const other = beside ?? (to === "swap" ? second : undefined);
  const own = to === "swap" ? [first] : items;
  const order = reordered(all, own, to, other, (item) => item.text);
  if (order === undefined || (anchor.length > 0 && beside === undefined))
    return asks(desk, "anchor", { zh: "移到哪里？", en: "Where should it go?" });
  desk.update(text.path, inOrder(text.text, order));
  if (text.entry) return { about: aboutEntry(text.entry, desk, "line") };
  return { about: [...aboutSection("skillContent", desk), skillItem(first.text)] };
}

export const sortTool = resumeTool({
  name: "sort",
  label: { zh: "按时间排序", en: "Sort by date" },
  description: "Sorts the entries of a section by time.",
  input: z.object({
    section: z.enum(["education", "work", "projects", "skills", "other", "all"]).default("work"),
    order: z.enum(["newest", "oldest"]).default("newest"),
  }),
  risk: "change",
  headline: "order",
  run({ section, order }, desk) {
    const said = sectionFor(section);
    const lists: readonly ListName[] = isListName(said)
      ? [said]
      : LIST_NAMES.filter((list) => list !== "other");
    for (const list of lists) {
      const sorted = byTime(entriesOf(desk.resume, list));
      const ids = (order === "newest" ? sorted : sorted.toReversed()).map(({ id }) => id);
      const isSame = ids.every((id, at) => desk.resume[list][at]?.id === id);
      if (!isSame) desk.reorder(list, ids);
    }
    const isDone = desk.calls.length > 0;
    const already =
      desk.language === "zh" ? "已经是这个顺序了。" : "They are in this order already.";
    return {
      ...(!isDone && { said: already }),
      about: aboutSection(lists[0] ?? "workExperience", desk),
    };
  },
});
