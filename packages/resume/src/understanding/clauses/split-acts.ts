/** A message as the requests in it, in order. */

import { isKeptAlone } from "../edits/keep.ts";
import { isHowReached } from "../lexicon/how-reached.ts";
import { announcesWishes } from "../lexicon/lead-ins.ts";
import { isListSection } from "../lexicon/places.ts";
import { ADD, NEW_ONE } from "../lexicon/verbs.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Scene } from "../scene.ts";
import { part, type Said, withoutLead } from "../text/said.ts";
import { bareFieldEnd } from "./bare-field.ts";
import { isSameTime, saysItAnew, saysItsTime, saysWhenLeft } from "./goes-on.ts";
import { insert, isMovedOn, movedOn } from "./moved-on.ts";
import { type Opening, openingOf, targetRun } from "./openers.ts";
import { piecesOf } from "./pieces.ts";
import { isSpared } from "./stays.ts";
import { isStillThere } from "./still-there.ts";

export interface Act {
  readonly said: Said;
  readonly opening: Opening;
  /** A sentence begins with it. */
  readonly fresh: boolean;
  /** With what stands before it up to the last comma: "别" belongs to what follows it. */
  readonly clause: string;
  /** The sentences it stands in, with their question marks. */
  readonly sentence: string;
}

interface Open {
  start: number;
  end: number;
  opening: Opening;
  fresh: boolean;
  /** Where a field without a verb ends. */
  field?: number;
}

export function splitActs(said: Said, scene: Scene): Act[] {
  const open: Open[] = [];
  const listed = announcesWishes(said.cues);
  for (const { start, end, fresh } of piecesOf(said, scene)) {
    const piece = part(said, start, end);
    const current = open.at(-1);
    const before = current === undefined ? undefined : part(said, current.start, start);
    const told = openingOf(piece, scene);
    const field =
      told === undefined && (listed || goesOn(current, before)) ? bareFieldEnd(piece) : undefined;
    const spared = before !== undefined && isSpared(before, piece, scene);
    const opening = spared ? "command" : field === undefined ? told : "label";
    if (
      current === undefined ||
      before === undefined ||
      begins(opening, current, before, piece, fresh, scene)
    )
      open.push({ start, end, opening, fresh, ...(field === undefined ? {} : { field }) });
    else current.end = end;
  }
  return open.map(({ start, end, opening, fresh, field }, at) => ({
    said: spoken(
      field === undefined ? part(said, start, end) : insert(part(said, start, end), field, ":"),
      open[at - 1],
    ),
    opening,
    fresh,
    clause: clauseAround(said.cues, start, end),
    sentence: sentenceAround(said.cues, start, end),
  }));

  function spoken(piece: Said, last: Open | undefined): Said {
    const before = last === undefined ? undefined : part(said, last.start, last.end);
    const moved = before !== undefined && isMovedOn(before.cues, piece.cues);
    return withoutEnds(moved ? movedOn(before, piece, scene) : piece);
  }
}

/** A wish has been said, and another field may follow it. */
const goesOn = (current: Open | undefined, before: Said | undefined): boolean =>
  before !== undefined &&
  (current?.opening === "label" || current?.opening === "command") &&
  !adds(before) &&
  !takesProse(before);

function begins(
  opening: Opening,
  current: Open,
  before: Said,
  piece: Said,
  fresh: boolean,
  scene: Scene,
): boolean {
  if (isMovedOn(before.cues, piece.cues)) return true;
  if (opening === undefined || isKeptAlone(before.cues, piece.cues)) return false;
  if (opening === "label" && isStillThere(before, scene)) return true;
  // "2020年3月至2022年5月，我在…": when it was is said before what it was.
  if (opening === "statement" && current.opening === "dates") return false;
  // 不是2021年2月，是2021年1月: only now it is said what it is.
  if (opening !== "command" && saysItAnew(before, piece)) return false;
  if (opening === "dates" && saysWhenLeft(before, piece)) return true;
  if (opening === "dates" && isSameTime(before, piece)) return false;
  if (opening === "dates" && saysItsTime(piece) && !adds(before) && !takesProse(before))
    return true;
  if (opening === "dates")
    return (
      current.opening !== undefined && saysValue(before) && !adds(before) && !takesProse(before)
    );
  if (current.opening === undefined && !startsAdding(before)) return !isTopic(before, scene);
  if (opening === "command") return !takesProse(before) || isPlain(piece, fresh, scene);
  if (adds(before) && !isOwnField(piece)) return false;
  if (takesProse(before)) return false;
  return true;
}

/** In the middle of a text only what names a place of the résumé is a request. */
function isPlain(piece: Said, fresh: boolean, scene: Scene): boolean {
  if (/^\s*(?:然后|另外|再)?(?:请|帮我)?(?:把|将)/.test(piece.cues)) return true;
  const leads =
    fresh || /^\s*(?:然后|再|另外|并|请|and then|then|and also|also|and)(?![a-z])/.test(piece.cues);
  return (
    leads &&
    (findMentions(piece.cues).length > 0 || namedEntries(piece.folded, scene.seen).length > 0)
  );
}

/** "腾讯的工作描述，再加一条…": only what the request is about. */
function isTopic(whole: Said, scene: Scene): boolean {
  const before = withoutLead(whole, /^(?:\s|请|帮我|麻烦)*(?:给|在|为|对|往)/);
  const run = targetRun(before, scene);
  if (run === 0 || !/^(?:\s|,|:|的话|呢|那里|这里|方面|里面?|上)*$/.test(before.cues.slice(run)))
    return false;
  // An entry alone is remembered; what is more than that belongs to the request.
  return findMentions(before.cues).length > 0;
}

/** What the request before was for has been said; a time behind it is another fact. */
const saysValue = ({ cues }: Said): boolean =>
  /(?:改成|改为|换成|写|是|为|叫|:|(?<![a-z])(?:is|was|to|be)(?![a-z]))\s*[^\s,，。]{2,}/.test(
    cues,
  );

const startsAdding = ({ cues }: Said): boolean =>
  new RegExp(`^.{0,12}(?:${ADD})`).test(cues) || NEW_ONE.test(cues);

/** What is being added may be told in many pieces. */
function adds(before: Said): boolean {
  if (new RegExp(ADD).test(before.cues) || NEW_ONE.test(before.cues)) return true;
  if (
    /^(?:\s|我)*(?:现在|目前|以前|之前|曾经?)?是[^,]{2,14}的[^,]{2,10}$/.test(
      before.cues.replace(/[,\s]+$/, ""),
    )
  )
    return true;
  const [first] = findMentions(before.cues);
  // 工作经历：顺丰速运，快递员，…: a heading, and an entry behind it.
  if (
    first !== undefined &&
    isListSection(first.section ?? "") &&
    first.start <= 4 &&
    /^\s*:/.test(before.cues.slice(first.end))
  )
    return true;
  return /(?:在(?!进行|职|做|读)|于|就读|毕业|入职|加入|就职|任职|考入).{2,}|(?<![a-z])(?:worked|working|studied|interned|graduated|joined|employed|hired|job|project|degree|been (?:with|at))(?![a-z])|做过|参与过|项目/.test(
    before.cues,
  );
}

/** Name, phone, mail: these are of the person, never of an entry. */
function isOwnField(piece: Said): boolean {
  if (
    /^[\s,]*(?:and |also )*my (?:job )?title (?:is now|should|needs|has)(?![a-z])/.test(piece.cues)
  )
    return true;
  const [first] = findMentions(piece.cues);
  if (first?.field !== undefined)
    return ["email", "phone", "summary", "headline"].includes(first.field);
  return (
    /^\s*(?:我叫|我住|我搬|现居|人在|i live|i'm based|i moved)/.test(piece.cues) ||
    isHowReached(piece.cues.trim())
  );
}

/** A text goes on over commas and full stops. */
function takesProse(before: Said): boolean {
  return findMentions(before.cues).some(
    (mention) =>
      (mention.field === "summary" || mention.field === "description") &&
      /改成|改为|换成|写成|更新为|修改为|设为|:|写|是|(?<![a-z])(?:to|with|as|say|says|read|reads|is)(?![a-z])/.test(
        before.cues.slice(mention.end),
      ) &&
      !isListSection(mention.word),
  );
}

function clauseAround(cues: string, start: number, end: number): string {
  const before = /[^,。;!?\n]*$/.exec(cues.slice(0, start))?.[0] ?? "";
  return before + cues.slice(start, end);
}

function sentenceAround(cues: string, start: number, end: number): string {
  const from =
    Math.max(
      cues.lastIndexOf("。", start - 1),
      cues.lastIndexOf("\n", start - 1),
      cues.lastIndexOf("?", start - 1),
      cues.lastIndexOf("!", start - 1),
    ) + 1;
  const after = /[。!?\n]|$/.exec(cues.slice(end - 1));
  return cues.slice(from, end - 1 + (after?.index ?? 0) + 1);
}

/** A full stop at the end may belong to a text; commas and blanks never do. */
function withoutEnds(said: Said): Said {
  const lead = /^[\s,;。.!?]*/.exec(said.cues)?.[0].length ?? 0;
  const tail = /[\s,;]*$/.exec(said.cues)?.[0].length ?? 0;
  return part(said, lead, Math.max(lead, said.cues.length - tail));
}
