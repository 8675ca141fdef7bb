/** Which field of an entry a value is for, where nobody says: a degree, a time, or else its name. */
import { isOngoing } from "../dates/ongoing.ts";
import { findPeriod } from "../dates/periods.ts";
import { levelIn } from "../reference/degrees.ts";
import type { Entry } from "../reference/entries.ts";
import type { Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { fold, type Said } from "../text/said.ts";
import { entryPlace, namePlace, type Place } from "./place.ts";

/** "Junior Analyst at Globex": what it is called stands before where it is. */
const startsWith = (said: string, had: string): boolean =>
  said.includes(had) && !/(?:^|\s)(?:at|for|with)\s/.test(said.slice(0, said.indexOf(had)));

export function inferField(entry: Entry, value: Said, target: Target, scene: Scene): Place[] {
  const period = findPeriod(value.folded, scene);
  const covered = [...period.spans, ...(period.lone === undefined ? [] : [period.lone])].reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );
  const words = value.folded.replace(
    /[\s,.。的]|开始|结束|毕业|离职|入职|started|ended|from|to|in/g,
    "",
  ).length;
  if (covered > 0 && covered * 2 >= words) return entryPlace(scene, entry, "dates");
  const bare = value.folded.trim();
  if (isOngoing(bare)) return entryPlace(scene, entry, "endDate");
  if (entry.section === "education" && levelIn(bare) !== undefined && bare.length <= 12)
    return entryPlace(scene, entry, "degree");
  // "把高级后端工程师改成…" names the entry by its position.
  for (const field of ["position", "role", "major"]) {
    const had = fold(entry.fields[field] ?? "");
    const its = target.named.length === 0 || /\s(?:at|for|in|on|with)\s/.test(target.said.cues);
    if (had !== "" && its && startsWith(target.said.folded, had))
      return entryPlace(scene, entry, field);
  }
  return namePlace(scene, entry);
}
