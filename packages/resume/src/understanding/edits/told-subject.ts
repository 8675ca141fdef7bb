/** 我本科学的是信息安全, "I majored in Statistics": what was studied, told of a study that is there. */
import { schoolScore } from "@bole/talent/reading";
import type { Outcome } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said, trimmed } from "../text/said.ts";
import { entryPlace } from "./place.ts";
import { setPlace } from "./set-place.ts";

const SUBJECT =
  /^(?:我|在|的|读|念|,|\s)*(?<who>.*?)(?:学|读|念|修)的?(?:专业)?(?:是|为)(?<value>.+)$/d;
/** 我是学广告学的 */
const SUBJECT_OF =
  /^(?<who>我|本人)(?:其实|实际上?|当时)*是(?:学|读|念|修)(?!过|完|了|校|霸|渣)(?<value>[^,。;在]{2,16}?)(?:专业)?的[\s。!]*$/d;
const SUBJECT_EN =
  /^(?<who>i) (?:actually |really )?(?:studied|majored in|read)\s+(?<value>(?![^,]*\s(?:at|from|in)\s)[^,\d]{3,50})(?:,|$)/d;

export function readSubject(said: Said, scene: Scene): Outcome | undefined {
  const groups = (
    SUBJECT_OF.exec(said.cues) ??
    SUBJECT.exec(said.cues) ??
    SUBJECT_EN.exec(said.cues)
  )?.indices?.groups;
  if (groups?.who === undefined || groups.value === undefined) return undefined;
  const target = parseTarget(part(said, ...groups.who), scene.seen, scene.today);
  if (target.rest.length > 2 && target.named.length === 0 && target.described.length === 0)
    return undefined;
  if (schoolScore(trimmed(part(said, ...groups.value)).raw.split(/[,，]/)[0] ?? "") > 0)
    return undefined;
  const found = resolveEntries(target, scene, ["education"]);
  if ("instead" in found) return found.instead;
  // 读的是MBA
  const value = part(said, ...groups.value);
  const level = levelIn(value.cues);
  const whole =
    level !== undefined && value.cues.slice(level.end).replace(/[\s,。.了]/g, "") === "";
  const field = whole && level.start === 0 ? "degree" : "major";
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, field));
  return place === undefined ? undefined : setPlace(place, value, scene);
}
