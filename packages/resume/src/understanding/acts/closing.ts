/**
 * "I left Figma in March and joined Notion. Please update Figma and add Notion.": a request behind
 * what was told, which asks for nothing but that. It is carried out already.
 */
import { isDeepStrictEqual } from "node:util";
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection, LIST_SECTIONS } from "../lexicon/places.ts";
import { ADD, CHANGE } from "../lexicon/verbs.ts";
import { type Entry, entriesOf, nameOf } from "../reference/entries.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";

const VERB = new RegExp(`(?:${ADD}|${CHANGE})(?:一下|下|上|进去|过来)?`, "g");
const MORE = /再(?!把|将)|另|又|多|(?<![a-z])(?:another|one more|also|extra|second|more)(?![a-z])/;
const IDLE =
  /(?:给我|帮我|帮忙|请|把|将|再|吧|了|里|上|去|进|一下|这|那|新的?|段|个|份|条|一)|(?<![a-z])(?:an?|the|my|new|for|to|on|in|it|this|that|please|pls|accordingly|resume|cv|entry|details|info)(?![a-z])|[\s,.。!?~]/g;

export function isDoneAlready(act: Said, scene: Scene): boolean {
  if (!scene.acted || scene.draft === scene.seen) return false;
  const said = part(act, leadLength(act.cues));
  const adds = new RegExp(ADD).test(said.cues);
  if (!adds && !new RegExp(CHANGE).test(said.cues)) return false;
  const object = blanked(said);
  const target = parseTarget(object, scene.draft, scene.today);
  if (target.picks.length + target.years.length > 0 || MORE.test(said.cues)) return false;
  if (target.rest.replace(IDLE, "") !== "") return false;
  const touched = LIST_SECTIONS.flatMap((section) =>
    entriesOf(scene.draft, section).filter((entry) => isTouched(entry, scene)),
  );
  const named = namedEntries(object.folded, scene.draft).map(({ entry }) => entry);
  if (named.length > 0) return named.every((entry) => touched.some(({ id }) => id === entry.id));
  const section = target.about?.section;
  return (
    adds &&
    target.field === undefined &&
    section !== undefined &&
    isListSection(section) &&
    touched.some(
      (entry) => entry.section === section && isAdded(entry, scene) && nameOf(entry) !== "",
    )
  );
}

function blanked({ raw, folded, cues }: Said): Said {
  const spans = [...cues.matchAll(VERB)].map(({ index, 0: verb }) => [index, verb.length] as const);
  const blank = (text: string) =>
    spans.reduce(
      (left, [at, length]) => left.slice(0, at) + " ".repeat(length) + left.slice(at + length),
      text,
    );
  return { raw: blank(raw), folded: blank(folded), cues: blank(cues) };
}

const isAdded = ({ section, id }: Entry, { seen }: Scene): boolean =>
  !entriesOf(seen, section).some((entry) => entry.id === id);

function isTouched(entry: Entry, { seen }: Scene): boolean {
  const before = entriesOf(seen, entry.section).find(({ id }) => id === entry.id);
  return !isDeepStrictEqual(before, entry);
}
