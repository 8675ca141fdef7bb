/** Something new: an entry with all that is told of it, a skill, a line, a link. */
import { readFacts } from "../facts/read-facts.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection, type ListSection } from "../lexicon/places.ts";
import { NEW_ONE } from "../lexicon/verbs.ts";
import { add, edits, type Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Scene } from "../scene.ts";
import { joined, part, type Said, trimmed } from "../text/said.ts";
import { linkIn } from "../values/contacts.ts";
import { addEntry } from "./add-entry.ts";
import { addField } from "./add-field.ts";
import { addToDescription, lineForEntry, wordsForEntry } from "./add-line.ts";
import { addMarks } from "./add-marks.ts";
import { ADD_VERB, isRequest, LACKING, neededEntry, tellsOfJoining } from "./add-request.ts";
import { factsText } from "./facts-text.ts";
import { guessSection } from "./guess-section.ts";
import { addOther } from "./other.ts";
import { listOf, sectionBefore, sectionSaid } from "./section-said.ts";
import { addSkills } from "./skills.ts";
import { skillsText } from "./skills-text.ts";

export function readAdd(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const plus = LACKING.exec(said.cues)?.[0];
  if (plus !== undefined) return addSkills(said.raw.slice(plus.length), scene);
  const announced = NEW_ONE.exec(said.cues);
  if (announced !== null) return addAnnounced(part(said, announced[0].length), announced[0], scene);
  const needed = neededEntry(act);
  if (needed !== undefined) return addAnnounced(part(act, act.cues.length), needed, scene);
  const verb = [...said.cues.matchAll(ADD_VERB)].find((one) => !tellsOfJoining(said, one));
  if (verb === undefined || !isRequest(said, verb)) return undefined;
  const before = trimmed(part(said, 0, verb.index));
  const after = part(said, verb.index + verb[0].length);
  const link = linkIn(said.raw);
  const mentions = findMentions(after.cues);
  const about =
    sectionBefore(before) ??
    sectionSaid(mentions, after) ??
    sectionSaid(findMentions(before.cues), before);
  const bullet = lineForEntry(before, verb[0], after, scene);
  if (bullet !== undefined) return bullet;
  const field = addField(before, after, scene);
  if (field !== undefined) return field;
  const words = before.cues === "" ? wordsForEntry(after, scene) : undefined;
  if (words !== undefined) return words;
  const line = addToDescription(before, after, scene);
  if (line !== undefined && about?.section !== "skillContent") return line;
  if (about?.section === "skillContent") return addSkills(skillsText(before, after, about), scene);
  if (link !== undefined && !isListSection(about?.section ?? ""))
    return edits([add("basic.links", link)], {
      section: "basic",
      entry_id: null,
      field: "links",
      action: "add",
    });
  if (about?.section === "other" && about.about?.title !== undefined)
    return addOther(about.about, factsText(before, after, about).raw, scene);
  const section =
    listOf(about, after, before) ??
    another(verb[0], after, scene) ??
    guessSection(joined(before, after), scene);
  if (section === undefined) return undefined;
  if (section === "skillContent")
    return addSkills(
      [before.raw, after.raw].filter((text) => text.trim() !== "").join("、"),
      scene,
    );
  const facts = readFacts(factsText(before, after, about), section, scene);
  return addMarks(section, facts, scene) ?? addEntry(section, facts, scene);
}

/** "再加一个，叫…": one more of what was added last. */
function another(verb: string, after: Said, { last }: Scene): ListSection | undefined {
  const more = /再|又|(?<![a-z])(?:another|one more|a second|additional)(?![a-z])/.test(verb);
  if (!more || !/^\s*(?:$|[,:;。-]|叫|名|是|called|named)/.test(after.cues)) return undefined;
  return last?.action === "add" && isListSection(last.section) ? last.section : undefined;
}

/** "New job! Lead Analyst @ Umbrella, …". */
function addAnnounced(said: Said, head: string, scene: Scene): Outcome | undefined {
  const [mention] = findMentions(head);
  const section = mention === undefined ? undefined : listOf(mention, said, part(said, 0, 0));
  return section === undefined
    ? undefined
    : addEntry(section, readFacts(said, section, scene), scene);
}
