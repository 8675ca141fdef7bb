/** Taking away: an entry goes, a field becomes empty, a skill or a line of a text is struck out. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection } from "../lexicon/places.ts";
import { CHANGE_TO, CLEAR, REMOVE } from "../lexicon/verbs.ts";
import { edits, type Outcome, remove, update } from "../outcome.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { findMentions } from "../reference/mentions.ts";
import { ANY_LIST, resolveEntries, talk } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { notFound, tooMuch } from "../replies/replies.ts";
import { type Last, lastEntry, pathOf, type Scene } from "../scene.ts";
import { joined, part, type Said } from "../text/said.ts";
import { deleteSkills, lastSkill } from "./delete-skills.ts";
import { removeLine } from "./lines.ts";
import { basicPlace, lastOf, placeOfField } from "./place.ts";
import { removeSkills, skillsMentioned, skillsNamed } from "./skills.ts";
import { updateFrom } from "./update.ts";

const VERB = new RegExp(`(?:${REMOVE}|${CLEAR})(?:掉|除|去|了)?`);
/** Taking a word out of a sentence that only mentions it is no request: "removed" and "deletion" are not here. */
const COMMAND_WORD =
  /^(?:lose|trash|bin|nuke|zap|kill|cut|drop|empty|blank|strip|toss|omit|exclude)$/;

export function readDelete(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
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
  const object = withoutSpan(said, modal?.index ?? verb.index, verb.index + verb[0].length);
  return deleteObject(object, new RegExp(CLEAR).test(verb[0]), scene);
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
  /^(?:take|leave|cut|throw|cross|strike|pull|get)\s+(?<object>.+?)\s+(?:off|out|away|from)(?![a-z])(?: of)?(?<rest>.*)$/ds;

function takenOff(
  said: Said,
  groups: Readonly<Record<string, [number, number] | undefined>> | undefined,
): Said {
  const object: [number, number] = groups?.object ?? [0, 0];
  const rest: [number, number] = groups?.rest ?? [0, 0];
  return joined(part(said, ...object), part(said, ...rest), " ");
}

export function deleteObject(object: Said, emptied: boolean, scene: Scene): Outcome | undefined {
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

/** Fields that stand for their entry when they are named: "删除公司腾讯". */
const ENTRY_NAMES = new Set(["company", "school", "projectName", "role", "title"]);

/** 大学那段: the entry that has it. */
const pointsByField = ({ field, said, rest }: Target): boolean =>
  rest.length < 2 &&
  (field === "school" || field === "company") &&
  /[那这][段个份条]/.test(said.cues);

const isStudy = ({ about, picks, named, said }: Target): boolean =>
  named.length === 0
    ? about === undefined && picks.length > 0
    : /(?<!the|my|a|an) (?:degree|diploma)s?[\s.!]*(?:$|,| and )/.test(said.cues);

function clearFields(target: Target, scene: Scene, emptied: boolean): Outcome | undefined {
  if (target.field === undefined) return undefined;
  // "my second degree" is the study, "the degree of my first school" is what it says.
  if (target.field === "degree" && isStudy(target) && !emptied) return undefined;
  const forEntry =
    ENTRY_NAMES.has(target.field) &&
    (target.named.length > 0 || target.picks.length > 0) &&
    !emptied;
  if (forEntry && target.field !== "title" && target.field !== "role") return undefined;
  if (pointsByField(target) && !emptied) return undefined;
  // 删掉师范大学: the one that is called so.
  if (target.field === "school" && target.described.length === 1 && !emptied) return undefined;
  const keys = [
    ...new Set(
      findMentions(target.said.cues).flatMap(({ field }) => (field === undefined ? [] : [field])),
    ),
  ];
  const several =
    keys.length > 1 && keys.every((key) => FIELD_BY_KEY.get(key)?.at.basic !== undefined)
      ? keys
      : [target.field];
  const outcomes = several.map((key) => placeOfField(target, scene, key));
  const problem = outcomes.find((outcome) => "instead" in outcome);
  if (problem !== undefined && "instead" in problem) return problem.instead;
  const places = outcomes.flatMap((outcome) => ("places" in outcome ? outcome.places : []));
  const [first] = places;
  if (first === undefined) return undefined;
  const calls = places.flatMap(({ path, field }) =>
    field === "dates"
      ? [
          update(path.replace(/dates$/, "startDate"), ""),
          update(path.replace(/dates$/, "endDate"), ""),
        ]
      : [field === "links" ? remove(path) : update(path, "")],
  );
  return edits(calls, lastOf(first, "update"));
}

function deleteEntries(target: Target, scene: Scene): Outcome | undefined {
  const said = target.about?.section;
  const points =
    target.named.length > 0 ||
    target.picks.length > 0 ||
    (said !== undefined && isListSection(said)) ||
    pointsByField(target);
  if (!points) return undefined;
  const named =
    target.field !== undefined && (ENTRY_NAMES.has(target.field) || target.field === "degree")
      ? FIELD_BY_KEY.get(target.field)?.at
      : undefined;
  const lists =
    named === undefined ? ANY_LIST : ANY_LIST.filter((section) => named[section] !== undefined);
  const kept = EXCEPT.exec(target.said.cues);
  if (kept !== null && target.named.length > 0) return deleted(othersThan(target, scene), scene);
  // Several names are several entries, unless they are two names of one list's words.
  if (target.named.length > 1 && target.picks.length === 0 && namesDiffer(target))
    return deleted(target.named, scene);
  const apart = eachOf(target, scene);
  if (apart.length > 1) return deleted(apart, scene);
  const all: Target = saysAll(target)
    ? { ...target, picks: [...target.picks, { kind: "all" }] }
    : target;
  const found = resolveEntries(all, scene, lists);
  return "instead" in found ? found.instead : deleted(found.entries, scene);
}

/** 第二段工作和第一个项目: two that are pointed at in different lists. */
function eachOf({ said }: Target, scene: Scene): Entry[] {
  const parts = said.cues.split(/和|与|以及|、|,|(?<![a-z])and(?![a-z])/);
  let from = 0;
  const found = parts.map((piece) => {
    const at = said.cues.indexOf(piece, from);
    from = at + piece.length;
    const target = parseTarget(part(said, at, from), scene.seen, scene.today);
    if (target.picks.length + target.named.length === 0) return [];
    const resolved = resolveEntries(target, scene, ANY_LIST);
    return "instead" in resolved ? [] : resolved.entries;
  });
  const sections = new Set(found.flat().map(({ section }) => section));
  return sections.size > 1 && found.every((entries) => entries.length > 0) ? found.flat() : [];
}

/** "Delete everything under projects"; the word for the résumé itself says nothing of how much of it. */
const saysAll = ({ picks, said }: Target): boolean =>
  picks.length === 0 &&
  /(?<![a-z])(?:everything|all of it|the whole thing|entire)(?![a-z])|所有内容|全部内容|整个/.test(
    said.cues,
  );

const EXCEPT =
  /除了|除开|除去|以外|之外|(?<![a-z])(?:except(?: for)?|but(?! (?:i|not|also))|other than|apart from|besides)(?![a-z])/;

/** "除了5G基站交付，其他都删了". */
function othersThan({ named }: Target, scene: Scene): Entry[] {
  const [first] = named;
  if (first === undefined) return [];
  return entriesOf(scene.draft, first.section).filter(
    ({ id }) => !named.some((entry) => entry.id === id),
  );
}

/** "只保留腾讯那段". */
const KEEP =
  /(?:只|仅|就)(?:想|需要?|打算|要)?(?:保留|留下?|要|剩)|(?<![a-z])(?:keep only|only keep|just keep|keep just)(?![a-z])/;

export function readKeep(act: Said, scene: Scene): Outcome | undefined {
  const keep = KEEP.exec(act.cues);
  if (keep === null) return undefined;
  const target = parseTarget(part(act, keep.index + keep[0].length), scene.seen, scene.today);
  if (target.named.length === 0 && target.picks.length === 0) return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const others = othersThan({ ...target, named: found.entries }, scene);
  return others.length === 0 ? undefined : deleted(others, scene);
}

/** "删除腾讯和美团": two that are called differently. */
function namesDiffer({ named, said }: Target): boolean {
  const names = new Set(
    named.map(({ fields }) => fields.company ?? fields.school ?? fields.name ?? ""),
  );
  return (
    names.size === named.length && /和|与|及|、|跟|还有|(?<![a-z])and(?![a-z])|&|,/.test(said.cues)
  );
}

/** From the last to the first, so that the places of those to come do not move. */
export function deleted(entries: readonly Entry[], scene: Scene): Outcome {
  const paths = entries.flatMap((entry) => pathOf(scene, entry) ?? []);
  const index = (path: string) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
  const [first] = entries;
  const whole =
    first !== undefined &&
    entries.length > 1 &&
    entries.every(({ section }) => section === first.section) &&
    entries.length === entriesOf(scene.draft, first.section).length;
  const calls = whole
    ? [remove(first.section)]
    : paths.toSorted((a, b) => index(b) - index(a)).map(remove);
  const last: Last | null =
    first === undefined
      ? null
      : { section: first.section, entry_id: null, field: null, action: "delete" };
  return calls.length === 0 ? talk(notFound(scene.language, "", [])) : edits(calls, last);
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
  if (target.rest.length >= 2 && !target.pronoun) return undefined;
  const entry = lastEntry(scene, ANY_LIST);
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
