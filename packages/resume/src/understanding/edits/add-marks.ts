/** 教育经历加GPA 3.8: a mark belongs to a study that is there. */
import { type Facts, MARKS } from "../facts/read-facts.ts";
import type { ListSection } from "../lexicon/places.ts";
import { SECTION_WORDS } from "../lexicon/sections.ts";
import type { Outcome } from "../outcome.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { fold, say } from "../text/said.ts";
import { addLine } from "./lines.ts";
import { placeOfField } from "./place.ts";

export function addMarks(section: ListSection, facts: Facts, scene: Scene): Outcome | undefined {
  const { school = "", ...others } = facts;
  if (section !== "education" || Object.keys(others).length > 0) return undefined;
  if (!MARKS.test(fold(school)) || scene.draft.education.length === 0) return undefined;
  const none = parseTarget(say(""), scene.seen, scene.today);
  const placed = placeOfField({ ...none, about: STUDY }, scene, "description");
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  return place === undefined ? undefined : addLine(place, school);
}
const STUDY = SECTION_WORDS.find(({ section }) => section === "education");
