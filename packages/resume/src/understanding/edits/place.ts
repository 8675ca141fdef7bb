/** From what was pointed at to the one field that is meant, with what it says now. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import {
  isListSection,
  LIST_SECTIONS,
  type ListSection,
  NAME_FIELD,
  type Section,
} from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { resolveEntries, talk } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { notFound } from "../replies/replies.ts";
import { type Last, lastEntry, pathOf, type Scene } from "../scene.ts";
import { fold } from "../text/said.ts";

export interface Place {
  readonly section: Section;
  /** Of the field; `dates` stands for both ends. */
  readonly field: string;
  readonly path: string;
  readonly entry: Entry | undefined;
  readonly had: string;
}

export type Placed = { readonly places: readonly Place[] } | { readonly instead: Outcome };

/** Fields that are asked about without saying whose, right after their entry was spoken of. */
const STICKY = new Set([
  "title",
  "role",
  "start",
  "end",
  "dates",
  "description",
  "company",
  "school",
  "major",
  "degree",
  "projectName",
]);

export function placeOfField(target: Target, scene: Scene, key: string): Placed {
  const at = FIELD_BY_KEY.get(key)?.at ?? {};
  if (target.stranger.length >= 2 && target.named.length === 0 && target.described.length === 0)
    return { instead: talk(notFound(scene.language, target.stranger, [])) };
  // 公司的电话, "the company's phone": not one's own.
  if (
    (key === "phone" || key === "email") &&
    /(?:公司|学校|单位|医院|前台|办公室)的|(?<![a-z])(?:company|office|school|employer)(?:'s)? /.test(
      target.said.cues,
    )
  )
    return { instead: talk(notFound(scene.language, target.said.raw.trim(), [])) };
  const lists = listsFor(key, target).filter((section) => at[section] !== undefined);
  const basic = at.basic;
  if (basic !== undefined && !pointsIntoLists(target, scene, lists, key))
    return { places: [basicPlace(scene, basic)] };
  const best = key === "degree" && /最高|(?<![a-z])highest(?![a-z])/.test(target.said.cues);
  const meant = best ? { ...target, named: highest(scene) } : target;
  const found = resolveEntries({ ...meant, rest: "" }, scene, lists);
  if ("instead" in found) return found;
  return { places: found.entries.flatMap((entry) => entryPlace(scene, entry, at[entry.section])) };
}

/** 最高学历: of all studies the one that went furthest. */
function highest({ draft }: Scene): readonly Entry[] {
  const level = (entry: Entry) => levelIn(fold(entry.fields.degree ?? ""))?.rank ?? 0;
  const [best] = entriesOf(draft, "education").toSorted((a, b) => level(b) - level(a));
  return best === undefined ? [] : [best];
}

/** A job title is a project's role only where a project is spoken of. */
function listsFor(key: string, { about, named }: Target): readonly ListSection[] {
  if (key !== "title") return LIST_SECTIONS;
  const project =
    about?.section === "projects" || named.some(({ section }) => section === "projects");
  return project ? LIST_SECTIONS : LIST_SECTIONS.filter((section) => section !== "projects");
}

function pointsIntoLists(
  target: Target,
  scene: Scene,
  lists: readonly ListSection[],
  key: string,
): boolean {
  if (lists.length === 0) return false;
  const said = target.about?.section;
  if (said !== undefined) return isListSection(said) && lists.includes(said);
  if (target.picks.some(({ kind }) => kind !== "all")) return true;
  if (target.named.some(({ section }) => lists.includes(section))) return true;
  const chosen = scene.chosen;
  if (chosen !== undefined && lists.some((section) => section === chosen.section)) return true;
  const last = lastEntry(scene, lists);
  // "and the name to …" goes on with the entry; "my name" is one's own.
  const its = key === "name" && /(?<![a-z])the name(?![a-z])/.test(target.said.cues);
  return last !== undefined && (target.pronoun || its || STICKY.has(key));
}

export function basicPlace({ draft }: Scene, field: string): Place {
  const had: unknown = Reflect.get(draft.basic, field);
  return {
    section: "basic",
    field,
    path: `basic.${field}`,
    entry: undefined,
    had: typeof had === "string" ? had : "",
  };
}

export function entryPlace(scene: Scene, entry: Entry, field: string | undefined): Place[] {
  const path = pathOf(scene, entry);
  if (path === undefined || field === undefined) return [];
  return [
    {
      section: entry.section,
      field,
      path: `${path}.${field}`,
      entry,
      had: entry.fields[field] ?? "",
    },
  ];
}

export const namePlace = (scene: Scene, entry: Entry): Place[] =>
  entryPlace(scene, entry, NAME_FIELD[entry.section]);

export function lastOf({ section, entry, field }: Place, action: Last["action"]): Last {
  return { section, entry_id: entry?.id ?? null, field, action };
}
