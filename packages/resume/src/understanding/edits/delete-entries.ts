/** Which entries go: one, several by name or by order, all, or all but one. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { isListSection } from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { ANY_LIST, resolveEntries, which } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { lastEntry, type Scene } from "../scene.ts";
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
  const beside = besideNamed(target, scene) ?? besideCounted(target, scene);
  if (beside !== undefined) return beside;
  const spared = othersThanKept(target, scene);
  if (spared.length > 0) return deleted(spared, scene);
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

const BESIDE =
  /(?:之前|之后|以前|以后|前面|后面|前|后)的?(?:那|这)?一?[段份个]|(?<![a-z])(?:(?:i had|i did|i held|that came|right|just|one|job|project|role|entry) (?:before|after|prior to|following))(?![a-z])/;

/** "the job I had before Acme" is not Acme: which one is asked. */
function besideNamed({ named, picks, said }: Target, scene: Scene): Outcome | undefined {
  const [entry, other] = named;
  if (entry === undefined || other !== undefined || picks.length > 0) return undefined;
  if (!BESIDE.test(said.cues)) return undefined;
  const others = othersThan({ named }, scene);
  return others.length === 0 ? undefined : which(others, scene);
}

/** "everything after the first project" is not the first: which ones is asked. */
function besideCounted({ picks, said, about }: Target, scene: Scene): Outcome | undefined {
  const section = about?.section;
  const counted = picks.some(({ kind }) => kind === "nth");
  if (!counted || section === undefined || !isListSection(section)) return undefined;
  return AWAY_FROM.test(said.cues) ? which(entriesOf(scene.draft, section), scene) : undefined;
}

const AWAY_FROM =
  /(?<![a-z])(?:everything|all|anything|those|ones|projects|jobs|entries|degrees) (?:that (?:came|come|is|are) )?(?:after|before|below|above|following|prior to|older than|newer than)(?![a-z])|(?:之前|之后|以前|以后|前面|后面|上面|下面)的?(?:全部|所有|都)/;

const REST =
  /其他|其它|其余|剩下|别的|(?<![a-z])(?:others?|the rest|everything else|remaining)(?![a-z])/;
const KEPT = /留着|保留|留下|(?<![a-z])(?:keep|leave|spare|stays?)(?![a-z])/;

/** 腾讯留着，其他工作删掉: all but the one that was just named. */
function othersThanKept(target: Target, scene: Scene): Entry[] {
  if (!REST.test(target.said.cues) || !KEPT.test(scene.message.toLowerCase())) return [];
  const named = keptEntries(target, scene);
  const section = target.about?.section;
  return section === undefined || section === named[0]?.section
    ? othersThan({ ...target, named }, scene)
    : [];
}

function keptEntries(target: Target, scene: Scene): readonly Entry[] {
  if (target.named.length > 0) return target.named;
  // 第一段工作留着，其余的删掉
  if (target.picks.length > 0 && KEPT.test(target.said.cues)) {
    const found = resolveEntries(target, scene, ANY_LIST);
    return "instead" in found ? [] : found.entries;
  }
  const last = lastEntry(scene, ANY_LIST);
  return last === undefined ? [] : [last];
}

/** 第二段工作和第一个项目: two that are pointed at in different lists. */
function eachOf({ said, named, picks }: Target, scene: Scene): Entry[] {
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
  // 中兴通讯和最后一段工作: one by its name, another by its place.
  const mixed =
    named.length > 0 &&
    picks.some(({ kind }) => kind !== "all") &&
    found.every((entries) => entries.length === 1);
  const all = [
    ...new Map(found.flat().map((entry) => [`${entry.section}/${entry.id}`, entry])).values(),
  ];
  return (sections.size > 1 || mixed) && found.every((entries) => entries.length > 0) ? all : [];
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
