/** Which entries go: one, several by name or by order, all, or all but one. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { isListSection } from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import type { Entry } from "../reference/entries.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part } from "../text/said.ts";
import { ENTRY_NAMES, pointsByField } from "./clear-fields.ts";
import { deleted } from "./deleted.ts";
import { othersThan } from "./keep.ts";

export function deleteEntries(target: Target, scene: Scene): Outcome | undefined {
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

/** "删除腾讯和美团": two that are called differently. */
function namesDiffer({ named, said }: Target): boolean {
  const names = new Set(
    named.map(({ fields }) => fields.company ?? fields.school ?? fields.name ?? ""),
  );
  return (
    names.size === named.length && /和|与|及|、|跟|还有|(?<![a-z])and(?![a-z])|&|,/.test(said.cues)
  );
}

const EXCEPT =
  /除了|除开|除去|以外|之外|(?<![a-z])(?:except(?: for)?|but(?! (?:i|not|also))|other than|apart from|besides)(?![a-z])/;
