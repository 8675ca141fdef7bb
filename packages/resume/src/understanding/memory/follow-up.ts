/** Sentences that only make sense after the one before: "把它改成博士", "no, I meant 2021", "and Elixir too". */

import { targetRun } from "../clauses/openers.ts";
import { deleteObject } from "../edits/delete.ts";
import { inferField } from "../edits/infer-field.ts";
import { basicPlace, entryPlace, type Place } from "../edits/place.ts";
import { setPlace } from "../edits/set-place.ts";
import { skillsIn } from "../edits/skill-list.ts";
import { addSkills } from "../edits/skills.ts";
import { isListSection } from "../lexicon/places.ts";
import { CHANGE_TO } from "../lexicon/verbs.ts";
import type { Outcome } from "../outcome.ts";
import { ANY_LIST } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { lastEntry, type Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";

const CORRECTION =
  /^(?:\s|,|啊|哦|噢|呃|嗯|oh|um|uh|ah|hmm|well)*(?:不对|不是|错了|说错了|我?(?:说|写|打|弄|搞|记)错了|等等|等一下|不不不?|不,|哦不|抱歉|不好意思|更正|no+(?![a-z])|nope|sorry|wait|actually|oops|my bad|correction|i meant?|i mean|scratch that|make that|rather)(?:\s|,|!|wait|hold on|hmm|等等|等一下|。|\.|;|哦|啊|了|我的?意思是|我(?:是)?(?:说|想说|要说)的?(?:是)?|应该|i meant?|i mean|it'?s|it is|it should be|should be|that'?s|make (?:it|that)|sorry|actually|to say|no|is|a typo|是|是说|改成|改为|换成|to|is)*(?<value>.+)$/d;
const NOT_BUT = /^(?:\s|,)*不是(?<old>[^,]{1,30})[,，]?\s*(?:而?是|应该是)(?<value>.+)$/d;
const IT = new RegExp(
  `^(?:\\s|,|不对|不是|不好|不行|不|啊|哦|嗯|算了|no|nope|那|就|请|麻烦|帮我|再|把|将|还是|ok|please|and|can you|could you|then)*(?:它|其|这个|那个|这里|这一?项|这条|那条|此项)?(?:再|也|还是|就|给我)*(?:${CHANGE_TO})(?<value>.+)$`,
  "d",
);
const IT_EN =
  /^(?:\s|,|please|and|then|ok|okay|now|can you|could you|actually|just|no)*(?:change|update|set|make|switch|turn|put|fix|correct)\s+(?:it|that|this|that one|this one)\s+(?:to be|to|into|as|be|say)?\s*(?<value>(?!back|sound|look|more|better|(?:that|this|so|it|one)[\s.!]*$).+)$/d;
const RATHER =
  /^(?:\s|,|那|就|算了|嗯|哦|呃|hmm|ok)*(?:还是(?:用|写成?|叫|要|改回?[成为]?|换回?[成为]?)?(?<value>[^,。?]{1,24}?)(?:吧|好了|得了)[\s。!]*$|(?:(?:let's|lets) (?:go with|use|make it|say)|(?:actually,? )?(?:go|change it|switch) back to)\s+(?<en>[^,?]{1,40}?)(?: instead)?[\s.!]*$)/d;
const MORE_SKILLS =
  /^(?:\s|,|and|also|plus|oh and|还有|以及|再加?上?|加|另外|和|也加上?)+(?:一个|个|一项)?\s*(?<value>[^,。?]{2,60}?)(?:\s*(?:too|as well|也加上?|也要|也加一下|please|吧))*\s*$/d;

/** "Senior Data Analyst would be better, make it that": what is better stands first. */
const BETTER =
  /^(?:\s|,|well|hmm|ok|okay|i think|maybe)*(?<value>[^,.;?]{2,40}?)(?:,? (?:would be|is|sounds|looks|seems|reads) (?:much |a bit |even )?(?:better|nicer|best|more accurate|clearer|right)(?: (?:there|here|to me))?[,.;]?\s*(?:so |and |please |let's |just )*(?:(?:make|change|set|update) (?:it|that)(?: to)? (?:that|this)|(?:use|put|take|write|go with) (?:that|this|it)(?: instead)?))[\s.!]*$/d;

export function readFollowUp(said: Said, scene: Scene): Outcome | undefined {
  if (scene.last === null) return undefined;
  return (
    rather(said, scene) ??
    corrected(said, scene) ??
    itChanged(said, scene) ??
    moreSkills(said, scene) ??
    insteadOfGone(said, scene) ??
    moreGone(said, scene)
  );
}

const group = (said: Said, pattern: RegExp): Said | undefined => {
  const span = pattern.exec(said.cues)?.indices?.groups?.value;
  return span === undefined ? undefined : part(said, ...span);
};

function corrected(said: Said, scene: Scene): Outcome | undefined {
  if (scene.last?.action === "read" || scene.last?.action === "delete") return undefined;
  const value = group(said, NOT_BUT) ?? group(said, CORRECTION);
  if (
    value === undefined ||
    value.cues.trim() === "" ||
    /[?]|吗$|谢|thank|撤|undo|revert/.test(value.cues)
  )
    return undefined;
  // Its own place ("不对，电话是…") is read like any other sentence.
  if (targetRun(value, scene) > 0 || new RegExp(CHANGE_TO).test(value.cues)) return undefined;
  return setLast(value, scene);
}

/** 还是深圳吧 */
function rather(said: Said, scene: Scene): Outcome | undefined {
  const groups =
    scene.last?.action === "update" ? RATHER.exec(said.cues)?.indices?.groups : undefined;
  const span = groups?.value ?? groups?.en;
  if (span === undefined || scene.last?.field === null) return undefined;
  const value = part(said, ...span);
  return targetRun(value, scene) > 0 ||
    /^(?:算了|不|原来|之前|the (?:old|original))/.test(value.cues)
    ? undefined
    : setLast(value, scene);
}

function itChanged(said: Said, scene: Scene): Outcome | undefined {
  const value = group(said, IT) ?? group(said, BETTER) ?? group(said, IT_EN);
  return value === undefined ? undefined : setLast(value, scene);
}

/** The field of the last edit; after an entry as a whole, the field that the value is for. */
function setLast(value: Said, scene: Scene): Outcome | undefined {
  const place = lastPlace(value, scene);
  return place === undefined ? undefined : setPlace(place, value, scene);
}

function lastPlace(value: Said, scene: Scene): Place | undefined {
  const { last } = scene;
  if (last === null) return undefined;
  if (last.section === "basic" && last.field !== null) return basicPlace(scene, last.field);
  const entry = isListSection(last.section) ? lastEntry(scene, ANY_LIST) : undefined;
  if (entry === undefined) return undefined;
  if (last.field !== null) return entryPlace(scene, entry, last.field)[0];
  return inferField(
    entry,
    value,
    parseTarget(part(value, 0, 0), scene.seen, scene.today),
    scene,
  )[0];
}

function moreSkills(said: Said, scene: Scene): Outcome | undefined {
  if (scene.last?.section !== "skillContent" || scene.last.action !== "add") return undefined;
  const value = group(said, MORE_SKILLS);
  if (value === undefined || targetRun(value, scene) > 0) return undefined;
  if (
    /^(?:delete|remove|drop|change|update|set|add|clear|show|删|改|加|把|去|清)/.test(
      value.cues.trim(),
    )
  )
    return undefined;
  if (/^(?:一?[个项点些]|one|another|some|more|an?other one)$/.test(value.cues.trim()))
    return undefined;
  return skillsIn(value.raw).every((item) => item.length <= 24)
    ? addSkills(value.raw, scene)
    : undefined;
}

const INSTEAD =
  /^(?:\s|,|and|then)*(?:(?:put|use|list|write|add)(?: in)?\s+(?<value>[^,]{2,40}?)\s+(?:instead|in its place)|(?:换成|改成|换上|加上)(?<zh>[^,。]{2,20}?)(?:代替)?)[\s.。!吧]*$/d;

/** "take triage off my skills and put phlebotomy instead". */
function insteadOfGone(said: Said, scene: Scene): Outcome | undefined {
  if (scene.last?.section !== "skillContent" || scene.last.action !== "delete" || !scene.acted)
    return undefined;
  const groups = INSTEAD.exec(said.cues)?.indices?.groups;
  const span = groups?.value ?? groups?.zh;
  return span === undefined ? undefined : addSkills(part(said, ...span).raw, scene);
}

const MORE_GONE =
  /^(?:\s|,|and|also|plus|还有|以及|再|另外)+(?<value>(?:(?:the|my) )?[^,。?]{2,40}?)(?:\s*(?:too|as well|也|也是|please|吧))*[\s.。!]*$/d;

/** "and the second", right after something was deleted. */
function moreGone(said: Said, scene: Scene): Outcome | undefined {
  if (scene.last?.action !== "delete" || scene.last.section === "skillContent") return undefined;
  const value = group(said, MORE_GONE);
  if (value === undefined) return undefined;
  const { field, named, picks, rest } = parseTarget(value, scene.seen, scene.today);
  return field === undefined && named.length + picks.length > 0 && rest === ""
    ? deleteObject(value, false, scene)
    : undefined;
}
