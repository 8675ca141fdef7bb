/** `move` and `sort`: the order of entries, lines and sections. */
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { byTime, type Entry, entriesOf, type Line, textOf, textPath } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { isListName, LIST_NAMES, type ListName, sectionFor } from "../places.ts";
import { reordered, To } from "../reordered.ts";
import { findSkill, skillsOf } from "../skills.ts";
import { clean } from "../values.ts";
import { linesFor } from "./lines.ts";
import { moveSection } from "./move-section.ts";
import {
  aboutEntry,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  focusSkill,
  resumeTool,
  WORDS,
} from "./resume-tool.ts";
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

function move(input: Input, desk: Desk): Done {
  const last = focusSkill(desk);
  const skill = [...input.entry, ...input.line].map(({ text, ref }) =>
    findSkill(desk.resume.skillContent, ref === "pronoun" ? (last ?? "") : clean(text)),
  );
  if (skill[0] && last !== undefined && skill[0].text === last) return moveSkill(last, input, desk);
  const others =
    input.section.length > 0 ? findEntries(input.section, whereOf(desk, "other")) : undefined;
  const blocks =
    others && "found" in others ? others.found.filter(({ list }) => list === "other") : [];
  if (blocks.length > 0) return moveEntries(blocks, input, desk);
  if (input.section.length > 0 || (input.what === "section" && input.entry.length === 0))
    return moveSection(input, desk);
  if (input.line.length > 0 || input.what === "line") {
    const found = linesFor(input, desk);
    if ("found" in found && found.found.length > 0) return moveLines(found.found, input, desk);
    if (skill[0]) return moveSkill(skill[0].text, input, desk);
    return asksWhich(desk, "line", "unclear" in found ? found : { unclear: [], words: "" });
  }
  const found = findEntries(
    input.entry.length > 0 ? input.entry : [{ text: "", ref: "pronoun" }],
    whereOf(desk),
  );
  if ("found" in found && found.found.length > 0) return moveEntries(found.found, input, desk);
  if (skill[0]) return moveSkill(skill[0].text, input, desk);
  return asksWhich(desk, "entry", "unclear" in found ? found : { unclear: [], words: "" });
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
  if (anchor.length > 0) {
    const found = linesFor({ entry: [], line: anchor }, desk);
    if ("unclear" in found) return asksWhich(desk, "anchor", found);
    other = all[found.found[0]?.at ?? -1];
  }
  const order = reordered(all, to === "swap" ? own.slice(0, 1) : own, to, other, ({ at }) =>
    String(at),
  );
  if (order === undefined)
    return asks(desk, "anchor", { zh: "移到哪里？", en: "Where should it go?" });
  desk.update(textPath(first.entry), order.map(({ text }) => text).join("\n"));
  return { about: aboutEntry(first.entry, desk, "line") };
}

function moveSkill(text: string, { to }: Input, desk: Desk): Done {
  const { skillContent } = desk.resume;
  const skills = skillsOf(skillContent);
  const own = skills.filter((skill) => skill.text === text);
  const order = reordered(skills, own, to, undefined, (skill) => skill.text);
  if (order === undefined || skillContent.includes("\n"))
    return asks(desk, "anchor", { zh: "移到哪里？", en: "Where should it go?" });
  // The signs between them stay where they are.
  let [written, from] = ["", 0];
  for (const [at, { start, end }] of skills.entries()) {
    written += skillContent.slice(from, start) + (order[at]?.text ?? "");
    from = end;
  }
  desk.update("skillContent", written + skillContent.slice(from));
  return { about: aboutSection("skillContent", desk) };
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
