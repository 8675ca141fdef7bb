/** What one request means. Readers are asked in order; the first that knows answers. */

import type { Act } from "../clauses/split-acts.ts";
import { readAdd } from "../edits/add.ts";
import { addEntry } from "../edits/add-entry.ts";
import { readPolish } from "../edits/ask-polish.ts";
import { readBareEntry } from "../edits/bare-entry.ts";
import type { Change } from "../edits/change.ts";
import { readDelete } from "../edits/delete.ts";
import { readJobMove } from "../edits/job-move.ts";
import { readKeep } from "../edits/keep.ts";
import { changeLine } from "../edits/lines.ts";
import { readLook } from "../edits/look.ts";
import { readMove } from "../edits/move.ts";
import { readNotTheOld } from "../edits/not-the-old.ts";
import { readOldShould } from "../edits/old-should.ts";
import { addOther } from "../edits/other.ts";
import { updatePiece } from "../edits/piece-of-text.ts";
import { readPromoted } from "../edits/promoted.ts";
import { readReached } from "../edits/reached.ts";
import { readChange } from "../edits/read-change.ts";
import { readStated } from "../edits/read-stated.ts";
import { readSelf } from "../edits/self.ts";
import { readSelfTitle } from "../edits/self-title.ts";
import { readShift } from "../edits/shift-date.ts";
import { readSkillSaid } from "../edits/skill-should.ts";
import { readToldOfEntry } from "../edits/told-dates.ts";
import { readTold } from "../edits/told-entry.ts";
import { factsOfEntry, readPart } from "../edits/told-facts.ts";
import { readUnwanted } from "../edits/unwanted.ts";
import { updateFrom } from "../edits/update.ts";
import { readFacts } from "../facts/read-facts.ts";
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection } from "../lexicon/places.ts";
import { readFollowUp } from "../memory/follow-up.ts";
import type { Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { guard } from "./guard.ts";

type Reader = (said: Said, scene: Scene) => Outcome | undefined;

function readUpdate(said: Said, scene: Scene): Outcome | undefined {
  const change = readChange(said, scene);
  if (change === undefined) return undefined;
  // "Update Ledger Sync: role is Tech Lead" has facts, not a name.
  const facts = /^\s*:/.test(change.value?.cues ?? "")
    ? factsOfEntry({ ...change, weak: ":" }, scene)
    : undefined;
  return (
    facts ?? updatePiece(change, scene) ?? lineFrom(change, scene) ?? updateFrom(change, scene)
  );
}

/** "The second bullet under Stripe should say: …". */
function lineFrom({ target, value }: Change, scene: Scene): Outcome | undefined {
  if (value === undefined) return undefined;
  return changeLine(
    parseTarget(target, scene.seen, scene.today),
    readValue("description", value, scene, "") ?? "",
    scene,
  );
}

/** "工作经历：2019/08 - 2021/05 大众点评 BD经理": a section's name with an entry behind it. */
function readEntry({ target, value, weak }: Change, scene: Scene): Outcome | undefined {
  const { about, named, picks, field, rest } = parseTarget(target, scene.seen, scene.today);
  const section = about?.section;
  if (value === undefined || weak !== ":" || section === undefined || !isListSection(section))
    return undefined;
  if (named.length + picks.length > 0 || field !== undefined || rest !== "") return undefined;
  if (about?.title !== undefined) return addOther(about, value.raw, scene);
  const facts = readFacts(value, section, scene);
  return Object.keys(facts).length < 2 ? undefined : addEntry(section, facts, scene);
}

function readLabel(said: Said, scene: Scene): Outcome | undefined {
  const stated = readStated(said, scene);
  const entry =
    stated === undefined ? undefined : (readEntry(stated, scene) ?? factsOfEntry(stated, scene));
  if (entry !== undefined) return entry;
  return stated === undefined ? undefined : (lineFrom(stated, scene) ?? updateFrom(stated, scene));
}

const COMMANDS: readonly Reader[] = [
  readShift,
  readFollowUp,
  readMove,
  readPolish,
  readKeep,
  readUnwanted,
  readDelete,
  readAdd,
  readUpdate,
];
const STATEMENTS: readonly Reader[] = [
  readJobMove,
  readPromoted,
  readPart,
  readToldOfEntry,
  readSkillSaid,
  readReached,
  readLabel,
  readSelf,
  readTold,
  readSelfTitle,
  readBareEntry,
  readNotTheOld,
  readOldShould,
];

/** "…, 改一下" behind what was told only says that it is meant. */
const NUDGE =
  /(?:,|。|\.|;|\s)+(?:请|麻烦|帮我|帮忙|你|给我|予以?|so|please|pls|can you|could you|and|just)*\s*(?:改一下|改下|改过来|改一改|更新一下|修改一下|更正一下|更正|修正一下|调整一下|换一下|纠正一下|请?更新|请?修改|(?<=予以?)[改订修]正|(?:fix|correct|update|change|amend|edit|adjust)(?: (?:it|that|this|accordingly))?(?: (?:on|in) (?:my|the) (?:resume|cv))?(?: for me| accordingly| please)?)(?:,?\s*谢谢)?[\s。.!?吧啊]*$/;

/** "我的邮箱是…，请填上": a field that is told needs no adding. */
const FILL =
  /(?:,|。|\.|;)\s*(?:请|麻烦|帮我|帮忙|你|给我|也|so|please|pls|can you|could you|and|just)*\s*(?:[填写补加记]上去?|[填写补加记]一下|[写加填]进去|(?:add|put|fill|write|include) (?:it|that|this)(?: in| down| there)?)[\s。.!吧啊]*$/;

function withoutNudge(said: Said): Said {
  const nudge = NUDGE.exec(said.cues);
  if (nudge !== null && nudge.index >= 4) return part(said, 0, nudge.index);
  const fill = FILL.exec(said.cues);
  if (fill === null) return said;
  const told = part(said, 0, fill.index);
  const [first] = findMentions(told.cues);
  const own = first?.field !== undefined && FIELD_BY_KEY.get(first.field)?.at.basic !== undefined;
  return own && first.start <= 6 && !/,/.test(told.cues) ? told : said;
}

/** "My last job was at Target, …" names a job that need not be there yet. */
const OWN_JOB =
  /^my (?:last|previous|first|old|former|most recent|current|other|new) (?:job|position|role|gig|internship) (?:was|is)(?: as)?(?: an?)?.{0,40} (?:at|with|for) |^(?:我的?)?(?:上|第|前|现在的?那?|目前的?那?|之前的?那?)[一二三]?份工作(?:是)?在/;

/** 项目叫…，我是…: where there is none yet, nothing is renamed. */
const isFirstProject = (said: Said, { draft }: Scene): boolean =>
  draft.projects.length === 0 &&
  /^(?:我?有?一?个?)?(?:项目|专案)(?:的?名[字称]?)?(?:叫做?|是|为)/.test(
    said.cues.slice(leadLength(said.cues)),
  );

export function readAct(act: Act, scene: Scene): Outcome | undefined {
  const said = withoutNudge(act.said);
  const stop = guard(act, scene);
  if (stop !== "ask" && stop !== undefined) return stop;
  if (stop === "ask") return readLook(said, scene);
  if (OWN_JOB.test(said.cues) || isFirstProject(said, scene)) {
    const told = readTold(said, scene);
    if (told?.kind === "calls") return told;
  }
  for (const reader of [...COMMANDS, readLook, ...STATEMENTS]) {
    const outcome = reader(said, scene);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
