/** "公司：网易 职位：游戏策划 时间：2021.07-2023.08": a whole message of labels is one entry. */
import { takeLabelled } from "../facts/labels.ts";
import { takePeriod } from "../facts/period.ts";
import { readFacts } from "../facts/read-facts.ts";
import { isListSection, LIST_SECTIONS, type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import { SECTION_WORDS } from "../lexicon/sections.ts";
import type { Outcome } from "../outcome.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { anyOf } from "../text/words.ts";
import { addEntry } from "./add-entry.ts";

/** A label behind a blank or a line's end begins the next fact. */
const NEXT =
  /[\n;；]|\s+(?=(?:公司|单位|职位|岗位|学校|专业|学历|学位|项目|角色|时间|起止|开始|结束|描述|内容)\p{Script=Han}{0,2}\s*[:：])/gu;
const FIRST =
  /^\s*(?:公司|单位|学校|院校|项目)(?:名称?|名字)?\s*:|^\s*(?:company|employer|school|university|project)(?: name)?\s*:/;

/** 学历：大专，顺德职业技术学院，…: only what is first says its name. */
const HEADS: readonly (readonly [ListSection, RegExp])[] = [
  ["education", /^\s*(?:我的?)?(?:学历|学位|专业)\s*(?:是|为|:)|^\s*(?:degree|major)\s*:/],
  ["workExperience", /^\s*(?:职位|岗位)\s*:|^\s*(?:position|job title)\s*:/],
];

function headed(said: Said, scene: Scene): Outcome | undefined {
  const section = HEADS.find(([, head]) => head.test(said.cues))?.[0];
  if (section === undefined || namedEntries(said.folded, scene.seen).length > 0) return undefined;
  const facts = readFacts(said, section, scene);
  const dated = facts.startDate !== undefined || facts.endDate !== undefined;
  return facts[NAME_FIELD[section]] === undefined || !dated || Object.keys(facts).length < 3
    ? undefined
    : addEntry(section, facts, scene);
}

/** 工作经历：公司：…；职位：…: the section's name before the labels. */
const HEADING = new RegExp(
  `^\\s*${anyOf(SECTION_WORDS.filter(({ section }) => isListSection(section)).flatMap(({ words }) => words))}\\s*(?::|\\n)\\s*`,
);

export function readLabelledEntry(whole: Said, scene: Scene): Outcome | undefined {
  const heading = HEADING.exec(whole.cues)?.[0] ?? "";
  const under = findMentions(heading)[0]?.section;
  const said = part(whole, heading.length);
  const one = headed(said, scene);
  if (one !== undefined) return one;
  if (!FIRST.test(said.cues) || namedEntries(said.folded, scene.seen).length > 0) return undefined;
  const comma = (text: string) => text.replace(NEXT, (sign) => ",".padEnd(sign.length, " "));
  const list: Said = { raw: comma(said.raw), folded: comma(said.folded), cues: comma(said.cues) };
  const [found] = LIST_SECTIONS.flatMap((section) => {
    const { facts } = takeLabelled(takePeriod(list, section, scene).rest, section);
    const names = Object.keys(facts).length;
    if (under !== undefined && under !== section) return [];
    return facts[NAME_FIELD[section]] === undefined || names < 2 ? [] : [{ section, names }];
  }).toSorted((a, b) => b.names - a.names);
  if (found === undefined) return undefined;
  return addEntry(found.section, readFacts(list, found.section, scene), scene);
}
