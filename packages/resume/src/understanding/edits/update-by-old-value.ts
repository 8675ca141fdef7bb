/** A place named by what it says now: "change Go to Rust". */
import { edits, type Outcome, update } from "../outcome.ts";
import { which } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { fold, type Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import type { Change } from "./change.ts";
import { placesHolding, placesSaying, replaced } from "./old-value.ts";
import { lastOf, type Place } from "./place.ts";
import { setPlace } from "./set-place.ts";
import { skillsIn } from "./skill-list.ts";

export function updateByOldValue(
  target: Target,
  change: Change,
  value: Said,
  scene: Scene,
): Outcome | undefined {
  const old = (change.old ?? change.target).raw
    .trim()
    .replace(/^(?:the|my)\s+/i, "")
    .replace(/^[^,，]{1,12}[那这][句条行]话?(?:改一?下|改改)?[,，]\s*/u, "")
    .replace(/[「」“”"']/g, "")
    .replace(/(?<=\S)(?:这一?[个项条]|那一?[个项条]|这|那)?(?:技能)?$/u, "");
  const next = lineValue(value, "position");
  if (next === "" || old.length < 2 || change.stated) return undefined;
  const exact = placesSaying(scene, old).filter(
    ({ entry }) => entry === undefined || target.picks.length === 0,
  );
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return setPlace(only, value, scene);
  if (exact.length > 1) {
    const entries = exact.flatMap(({ entry }) => entry ?? []);
    const chosen = exact.find(({ entry }) => entry !== undefined && entry.id === scene.chosen?.id);
    if (chosen !== undefined) return setPlace(chosen, value, scene);
    return entries.length === exact.length
      ? which(entries, scene)
      : setPlace(only ?? (exact[0] as Place), value, scene);
  }
  const holding = placesHolding(scene, old);
  // 抖音校园活动 is a piece of a text, though it begins like the company's name.
  if (target.named.length > 0 && (target.rest === "" || old.length < 4)) return undefined;
  // "把Vue改成Vue 3": a skill that a text speaks of, too, is changed as a skill.
  const skills = holding.filter(
    ({ section, had }) =>
      section === "skillContent" && skillsIn(had).some((skill) => fold(skill) === fold(old)),
  );
  const [text, other] = skills.length > 0 ? skills : holding;
  if (text === undefined || other !== undefined) return undefined;
  return edits([update(text.path, replaced(text.had, old, next))], lastOf(text, "update"));
}
