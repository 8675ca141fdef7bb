/** Carries a change out: by a piece of a text, by a field, by a skill, by what there is now, or by its entry. */
import type { Outcome } from "../outcome.ts";
import { talk } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { notFound } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import type { Change } from "./change.ts";
import { updatePiece } from "./piece-of-text.ts";
import { noSuchSkill, replaceSkill, setSkills } from "./skills.ts";
import { withTrailingOwner } from "./trailing-owner.ts";
import { updateByOldValue } from "./update-by-old-value.ts";
import { updateEntry } from "./update-entry.ts";
import { updateField } from "./update-field.ts";

export function updateFrom(change: Change, scene: Scene): Outcome | undefined {
  const piece = updatePiece(change, scene);
  if (piece !== undefined) return piece;
  const { target, value } = withTrailingOwner(change, scene);
  if (target.field !== undefined) return updateField(target, target.field, value, scene);
  if (value === undefined) return undefined;
  if (target.about?.section === "skillContent" && target.picks.every(({ kind }) => kind === "all"))
    return (
      replaceSkill(target, value, scene) ??
      (change.stated || target.rest === "" ? setSkills(value) : noSuchSkill(target, scene))
    );
  return (
    updateByOldValue(target, change, value, scene) ??
    updateEntry(target, value, scene, change.weak) ??
    (change.stated ? undefined : unknownTarget(target, scene))
  );
}

function unknownTarget(target: Target, scene: Scene): Outcome | undefined {
  const said = target.said.raw.trim();
  return said === "" || said.length > 40 || /^(?:我|本人|自己|i|me|myself)$/i.test(said)
    ? undefined
    : talk(notFound(scene.language, said, []));
}
