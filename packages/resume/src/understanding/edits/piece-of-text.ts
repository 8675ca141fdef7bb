/** "把简介里的五年改成六年", "change 4 years to 5 years in my summary": a piece of what a field says. */
import { edits, type Outcome, update } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { talk } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { notFound } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { unquoted } from "../text/quotes.ts";
import { part, type Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import type { Change } from "./change.ts";
import { updateFigure } from "./figure.ts";
import { lineMeant } from "./lines.ts";
import { replaced } from "./old-value.ts";
import { lastOf, placeOfField } from "./place.ts";

/** Whose pieces people speak of; all others are changed whole. */
const WITH_PIECES = new Set(["summary", "description", "title", "headline", "role", "major"]);

interface Piece {
  readonly old: Said;
  /** The field that it stands in. */
  readonly where: Said;
  readonly value: Said;
}

/** Once a piece is spoken of, the rest of the field stays, even where there is no such piece. */
export function updatePiece(change: Change, scene: Scene): Outcome | undefined {
  const piece = pieceIn(change);
  if (piece === undefined) return updateFigure(change, scene);
  const target = parseTarget(piece.where, scene.seen, scene.today);
  const placed =
    target.field === undefined
      ? undefined
      : placeOfField(
          { ...(lineMeant(target)?.owner ?? target), field: target.field, rest: "" },
          scene,
          target.field,
        );
  if (placed === undefined) return undefined;
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  const old = unquoted(piece.old.raw.trim());
  const next = lineValue(piece.value, "position");
  if (place === undefined || placed.places.length > 1 || next === "") return undefined;
  const text = replaced(place.had, old, next);
  if (text !== place.had) return edits([update(place.path, text)], lastOf(place, "update"));
  // "the end date in my summary job" names a field rather than words.
  return findMentions(piece.old.cues).length > 0 && !/\d/.test(old)
    ? undefined
    : talk(notFound(scene.language, old, []));
}

function pieceIn({ target, value, stated }: Change): Piece | undefined {
  if (value === undefined || stated) return undefined;
  return (
    within(target, value) ??
    ofPlace(target, value) ??
    placeBehind(target, value) ??
    ordered(target, value)
  );
}

const ORDERED =
  /^[:,\s]*(?:replace|change|swap|把|将)\s*(?<old>[^,.;]{2,40}?)\s*(?:(?<![a-z])(?:with|to|for|by|into)(?![a-z])|换成|改成|改为|替换成|换为)\s*(?<value>[^,;]{1,40})$/d;

/** "Update my summary: replace 4 years with 6 years" */
function ordered(target: Said, said: Said): Piece | undefined {
  const groups = ORDERED.exec(said.cues)?.indices?.groups;
  if (groups?.old === undefined || groups.value === undefined || fieldsIn(target).length === 0)
    return undefined;
  return { old: part(said, ...groups.old), where: target, value: part(said, ...groups.value) };
}

const fieldsIn = (said: Said) =>
  findMentions(said.cues).filter(({ field }) => WITH_PIECES.has(field ?? ""));

/** 简介里的五年 */
function within(target: Said, value: Said): Piece | undefined {
  const mention = fieldsIn(target).at(-1);
  if (mention === undefined) return undefined;
  const old =
    /^(?:那里|那段)?(?:里面?|中间?|上面?|当中)(?:写|提到)?的?(?<old>(?!(?:内容|文字|话|东西|写的|的|那段|这段|所有|全部)+\s*$)[^,]*\S)\s*$/d.exec(
      target.cues.slice(mention.end),
    )?.indices?.groups?.old;
  return old === undefined
    ? undefined
    : {
        old: part(target, mention.end + old[0], mention.end + old[1]),
        where: part(target, 0, mention.end),
        value,
      };
}

const IN_FIELD =
  /^(?<old>.+?)\s+(?:in|within|inside|from|under|on)\s+(?<where>(?:my|the|its|our)\s.+)$/ds;

/** "4 years in my summary" */
function ofPlace(target: Said, value: Said): Piece | undefined {
  const groups = IN_FIELD.exec(target.cues)?.indices?.groups;
  if (groups?.old === undefined || groups.where === undefined) return undefined;
  const [old, where] = [part(target, ...groups.old), part(target, ...groups.where)];
  return fieldsIn(where).length === 0 ? undefined : { old, where, value };
}

/** "sales team to finance team in the Acme description" */
function placeBehind(target: Said, said: Said): Piece | undefined {
  const groups = IN_FIELD.exec(said.cues)?.indices?.groups;
  if (groups?.old === undefined || groups.where === undefined) return undefined;
  const where = part(said, ...groups.where);
  // Only texts are spoken of behind the new words: "… to Lead in the mobile role" is all value.
  const text = fieldsIn(where).some(({ field }) => field === "summary" || field === "description");
  return text ? { old: target, where, value: part(said, ...groups.old) } : undefined;
}
