/** A field that is taken away becomes empty; some fields stand for their entry and leave it whole. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { edits, type Outcome, remove, update } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { lastOf, placeOfField } from "./place.ts";

/** Fields that stand for their entry when they are named: "删除公司腾讯". */
export const ENTRY_NAMES = new Set(["company", "school", "projectName", "role", "title"]);

/** 大学那段: the entry that has it. */
export const pointsByField = ({ field, said, rest }: Target): boolean =>
  rest.length < 2 &&
  (field === "school" || field === "company") &&
  /[那这][段个份条]/.test(said.cues);

const isStudy = ({ about, picks, named, described, said }: Target): boolean =>
  named.length === 0
    ? about === undefined &&
      (picks.length > 0 ||
        (described.length === 1 && /[a-z] (?:degree|diploma)[\s.!]*$/.test(said.cues)))
    : /(?<!the|my|a|an) (?:degree|diploma)s?[\s.!]*(?:$|,| and )/.test(said.cues);

export function clearFields(target: Target, scene: Scene, emptied: boolean): Outcome | undefined {
  if (target.field === undefined) return undefined;
  // "my second degree" is the study, "the degree of my first school" is what it says.
  if (target.field === "degree" && isStudy(target) && !emptied) return undefined;
  const forEntry =
    ENTRY_NAMES.has(target.field) &&
    (target.named.length > 0 || target.picks.length > 0) &&
    !emptied;
  if (forEntry && target.field !== "title" && target.field !== "role") return undefined;
  if (pointsByField(target) && !emptied) return undefined;
  // 角色是成员的那个: one that is known by it.
  if (/的那[个段份条]\s*$/.test(target.said.cues) && target.described.length === 1 && !emptied)
    return undefined;
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
