/** The words by which people ask for something new, and those that only look like it. */
import { ADD } from "../lexicon/verbs.ts";
import type { Said } from "../text/said.ts";

const MEASURE =
  "(?:另外?|又|再|新的?|第[二三四五]|多)*(?:一|1|两|2)?(?:段|个(?!人)|份工(?!作)|份|条|句|行(?!业|政|长)|项(?!目)|笔|份工|点|些|名(?!字|称)|门)?(?:新的?|我的?|关于|我)*";
const HEAD_EN =
  "(?:\\s*(?:in|on|another|one more|a new|some|a|an|the|my|new|more|following|also|new entry for|entry for|this|these|that|one|an additional|additional|yet another|blank|empty|brand new|fresh)(?![a-z]))*";
const PUT =
  "(?<![a-z])(?:put|list|write|enter|mention|show)(?=\\s.+\\s(?:in|into|on|under|among|to)\\s+(?:(?:my|the)\\s+)?(?:skill|tech|education|experience|work|project|[^,.:]{0,24}(?:description|bullets?|details)(?![a-z])))";
export const ADD_VERB = new RegExp(
  `(?:(?:(?:再|也|还|多)*${ADD}|${PUT})(?:一下|下|到|进|入|上)?${MEASURE})${HEAD_EN}`,
  "g",
);

/** "I need one more education entry"; "I need a new job" is no wish for the résumé. */
const NEEDED =
  /^(?:\s|,|and|also|please)*(?:(?:i|we)(?:'d|'ll| would| will)?(?: also| still)? (?:like|need|want)(?: to have)? |(?:can|could|may) i (?:have|get) |(?:can you |could you )?(?:give me|make me|create|start|open) )?(?:another|one more|an? (?:new|extra|additional|blank|empty|second|third|further)) (?<what>[a-z ]{3,30}? (?:entry|slot|item|block|record))(?: (?:on|in|to|for) (?:my|the|this) (?:resume|cv))?(?: please)?[\s.!?]*$|^(?:\s|,)*我?(?:还|再|又)(?:需要|想要|要)(?:再|多)?(?:来|加)?[一1]?[段条个栏](?:新的?|空白?的?)*(?<zh>\p{Script=Han}{0,4}(?:经历|经验|背景|项目))[\s。!吧]*$/u;

/** "my skills should also have …", 技能里还缺…: what is to be there as well. */
export const LACKING =
  /^(?:under|in|for|among) (?:my |the )?skills?(?: section| list)?,? (?:please |also )*i(?:'d like| would like| want| need)(?: to (?:have|add|see|include))?\s+|^(?:my |the |我的?)?(?:skills?(?: section| list)?|技能(?:里面?|中|栏|部分)?)\s*(?:\+=?|(?:should|must|need to|needs to|has to|have to)(?: also)? (?:have|include|list|contain|mention|show|say)(?: also)?(?![a-z])|(?:is|are) missing(?![a-z])|(?:also )?lacks?(?![a-z])|(?:还|也|应该?|要)+(?:有|包括|包含)|(?:还|里)?(?:缺|少了?|漏了?)(?:写)?了?(?:个|一个|一项)?(?=\S))\s*:?\s*/;

export function neededEntry({ cues }: Said): string | undefined {
  const groups = NEEDED.exec(cues)?.groups;
  return groups?.what ?? groups?.zh;
}

/** The verb stands first, or last behind what is to be added: "…，帮我加上". */
export function isRequest({ cues }: Said, verb: RegExpExecArray): boolean {
  const word = verb[0].trim();
  if (verb.index === 0)
    return !/^(?:list|enter|create|include|attach)/.test(word) || cues.length > word.length + 2;
  const before = cues.slice(0, verb.index);
  if (
    /(?:把|将|给|在|为|技能|描述|经历|项目|里|中|上|帮我|,|请|再|也|会|\s)$/.test(before) ||
    /[,\s]$/.test(before)
  )
    return (
      /^[\p{Script=Han}]/u.test(word) ||
      /[,.:-]\s*(?:please |pls |can you |could you |so )*$|(?:^|\s)(?:please|pls|to|and|also|then)\s+$/.test(
        before,
      )
    );
  return /^(?:再|也|还|多)*(?:添加|新增|增加|加上|加入|补充|写上|写进|写到|加到|加进|追加|[加添补写](?:一下|上|进|到)?(?:一|1|两|2)?[段个份条项点些句行])/.test(
    word,
  );
}

/** 2025年7月加入蔚来, 我加入了…: a job that was taken. */
export const tellsOfJoining = ({ cues }: Said, { index, 0: verb }: RegExpExecArray): boolean =>
  /加入$/.test(verb) &&
  (/(?:我|[年月日]|后来?|[底初])$/.test(cues.slice(0, index)) ||
    /^了/.test(cues.slice(index + verb.length)));
