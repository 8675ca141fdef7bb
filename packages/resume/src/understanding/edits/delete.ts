/** Taking away: an entry goes, a field becomes empty, a skill or a line of a text is struck out. */
import { leadLength } from "../lexicon/lead-ins.ts";
import { CHANGE_TO, CLEAR, REMOVE } from "../lexicon/verbs.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { ANY_LIST, isOther, resolveEntries, talk } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { notFound, tooMuch } from "../replies/replies.ts";
import { lastEntry, type Scene } from "../scene.ts";
import { joined, part, type Said } from "../text/said.ts";
import { clearFields } from "./clear-fields.ts";
import { deleteEntries } from "./delete-entries.ts";
import { deleteSkills, lastSkill } from "./delete-skills.ts";
import { deleted } from "./deleted.ts";
import { removeLine } from "./lines.ts";
import { basicPlace, lastOf } from "./place.ts";
import { removeSkills, skillsMentioned, skillsNamed } from "./skills.ts";
import { updateFrom } from "./update.ts";

const VERB = new RegExp(`(?:${REMOVE}|${CLEAR})(?:掉|除|去|了)?`);
/** Taking a word out of a sentence that only mentions it is no request: "removed" and "deletion" are not here. */
const COMMAND_WORD =
  /^(?:lose|trash|bin|nuke|zap|kill|cut|drop|empty|blank|strip|toss|omit|exclude|scratch|axe|purge|rm|del)$/;

export function readDelete(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const unused = unusedSkill(said, scene);
  if (unused !== undefined) return unused;
  const verb = VERB.exec(said.cues);
  const apart = TAKE_OFF.exec(said.cues)?.indices?.groups;
  if (verb === null && apart?.object === undefined) return undefined;
  if (verb === null || apart?.object !== undefined)
    return deleteObject(takenOff(said, apart), false, scene);
  if (COMMAND_WORD.test(verb[0]) && verb.index > 0) return undefined;
  const instead = replacement(said, verb, scene);
  if (instead !== undefined) return instead;
  const modal = /(?:可以|可|(?<![技职功性])能|就|也|给我|帮我|应该|要|先|直接)+$/.exec(
    said.cues.slice(0, verb.index),
  );
  const object = withoutSpan(
    withoutReason(said, verb.index, scene),
    modal?.index ?? verb.index,
    verb.index + verb[0].length,
  );
  return deleteObject(object, new RegExp(CLEAR).test(verb[0]), scene);
}

/** "the audit project and the Triage skill": an entry and a skill. */
function twoKinds(object: Said): readonly Said[] {
  const and = /\s+and\s+/.exec(object.cues);
  if (and === null) return [];
  const halves = [part(object, 0, and.index), part(object, and.index + and[0].length)];
  const [one, other] = halves.map(({ cues }) => findMentions(cues).at(-1)?.section);
  const skills = [one, other].filter((section) => section === "skillContent").length;
  return one !== undefined && other !== undefined && skills === 1 ? halves : [];
}

const REASON =
  /,\s*(?:because|since|as|it|it's|that|that's|which|i|i'm|i've)(?![a-z'])(?!\s+mean).*$|,\s*(?:因为|毕竟|反正|那是|我(?=在|是|觉得|早|已经|后来|之前|没)).*$/s;

/** "delete the Dropbox job, I had it before Stripe": why, not what. */
function withoutReason(said: Said, from: number, scene: Scene): Said {
  const reason = REASON.exec(said.cues.slice(from));
  if (reason === null) return said;
  // "remove Excel, I don't use it, and Tableau"
  const more = /,\s*and\s+(?<what>[^,]{1,24}?)[\s.!]*$/d.exec(reason[0])?.indices?.groups?.what;
  const start = from + reason.index;
  const what = more === undefined ? undefined : part(said, start + more[0], start + more[1]);
  const before = part(said, 0, start);
  return what !== undefined && skillsNamed(what.raw, scene).length > 0
    ? joined(before, what, ", ")
    : before;
}

const INSTEAD = new RegExp(`(?:,|\\s)+(?:然后|再)?(?:${CHANGE_TO})(?<value>.+)$`, "d");

/** 病历书写去掉，换成护理文书: one for another. */
function replacement(said: Said, verb: RegExpExecArray, scene: Scene): Outcome | undefined {
  const value = INSTEAD.exec(said.cues)?.indices?.groups?.value;
  const match = INSTEAD.exec(said.cues);
  if (value === undefined || match === null || match.index < verb.index) return undefined;
  const target = withoutSpan(part(said, 0, match.index), verb.index, verb.index + verb[0].length);
  return updateFrom({ target, value: part(said, ...value) }, scene);
}

/** "take Opera PMS off my skills". */
const TAKE_OFF =
  /^(?:take|leave|cut|throw|cross|strike|pull|get(?!\s+rid(?![a-z])))\s+(?<object>.+?)\s+(?:off|out|away|from)(?![a-z])(?: of)?(?<rest>.*)$/ds;

/** "I no longer use Framer, take it off". */
function unusedSkill(said: Said, scene: Scene): Outcome | undefined {
  const before = TAKE_IT_OFF.exec(said.cues)?.indices?.groups?.before;
  if (before === undefined) return undefined;
  const skills = skillsMentioned({ ...scene, message: said.raw.slice(...before) });
  return skills.length > 0 ? removeSkills(skills, scene) : undefined;
}

const TAKE_IT_OFF =
  /^(?<before>[^,;]{4,60}),\s*(?:so |please |just |and |you can )*(?:take|leave|cut|cross|pull) (?:it|that|them|those) (?:off|out|away)(?: (?:of |from )?(?:my |the )?(?:list|skills?|resume|cv))?(?: please)?[\s.!]*$/d;

function takenOff(
  said: Said,
  groups: Readonly<Record<string, [number, number] | undefined>> | undefined,
): Said {
  const object: [number, number] = groups?.object ?? [0, 0];
  const rest: [number, number] = groups?.rest ?? [0, 0];
  return joined(part(said, ...object), part(said, ...rest), " ");
}

export function deleteObject(object: Said, emptied: boolean, scene: Scene): Outcome | undefined {
  const both = twoKinds(object).map((half) => deleteObject(half, emptied, scene));
  const [first, second] = both;
  if (first?.kind === "calls" && second?.kind === "calls")
    return edits([...first.calls, ...second.calls], second.last);
  const target = parseTarget(object, scene.seen, scene.today);
  return (
    lastSkill(target, scene) ??
    removeLine(target, scene) ??
    deleteSkills(target, object, scene, emptied) ??
    clearFields(target, scene, emptied) ??
    deleteEntries(target, scene) ??
    deleteByWord(target, object, scene) ??
    deleteLast(target, scene) ??
    nothingMeant(target, scene)
  );
}

function withoutSpan(said: Said, start: number, end: number): Said {
  const cut = (text: string) => `${text.slice(0, start)} ${text.slice(end)}`;
  return { raw: cut(said.raw), folded: cut(said.folded), cues: cut(said.cues) };
}

/** A skill, or an entry that is known by its position, without the word for what it is. */
function deleteByWord(target: Target, object: Said, scene: Scene): Outcome | undefined {
  const skills = skillsNamed(
    object.raw.replace(/^\s*(?:请|帮我|把|将|給我|给我)+|(?:这个|这项|那个|了|吧)/gu, " ").trim(),
    scene,
  );
  if (skills.length > 0) return removeSkills(skills, scene);
  if (target.described.length === 0) return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  return "instead" in found ? found.instead : deleted(found.entries, scene);
}

/** "把它删了": what was spoken of last. */
function deleteLast(target: Target, scene: Scene): Outcome | undefined {
  // "delete the other tabs" is about something else.
  const others = /另外?一|其余|(?<![a-z])others?(?![a-z])/.test(target.said.cues);
  if (target.rest.length >= 2 && (!target.pronoun || others)) return undefined;
  const entry = lastEntry(scene, ANY_LIST);
  if (entry !== undefined && isOther(target)) {
    const found = resolveEntries(target, scene, [entry.section]);
    return "instead" in found ? found.instead : deleted(found.entries, scene);
  }
  if (entry !== undefined) return deleted([entry], scene);
  const skills = target.pronoun ? skillsMentioned(scene) : [];
  if (skills.length > 0) return removeSkills(skills, scene);
  const { last } = scene;
  if (last?.section === "basic" && last.field !== null)
    return edits(
      [update(`basic.${last.field}`, "")],
      lastOf(basicPlace(scene, last.field), "update"),
    );
  return undefined;
}

function nothingMeant(target: Target, scene: Scene): Outcome | undefined {
  if (target.whole) return talk(tooMuch(scene.language));
  const said = target.rest === "" ? "" : target.said.raw.trim();
  return said === "" || said.length > 30 ? undefined : talk(notFound(scene.language, said, []));
}
