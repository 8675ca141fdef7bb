/** What is said of an entry that is there: when it was, what was studied. */

import { targetRun } from "../clauses/openers.ts";
import { findPeriod } from "../dates/periods.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { pathOf, type Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { entryPlace } from "./place.ts";
import { setPlace } from "./update.ts";

const SUBJECT =
  /^(?:我|在|的|读|念|,|\s)*(?<who>.*?)(?:学|读|念|修)的?(?:专业)?(?:是|为)(?<value>.+)$/d;
const WHEN =
  /^(?:\s|的|那段|那份|这段|工作|经历|我|,)*(?:是|从|到|于|在|自|started|start|began|ended|end|ran|run|was|went|lasted|finished|i (?:started|left|joined|ended|worked there|was there|finished|began)|is from|goes|covers|\d|去年|今年|前年|只|,)/;

export function readToldOfEntry(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  return studied(said, scene) ?? timed(said, scene);
}

/** 我本科学的是信息安全 */
function studied(said: Said, scene: Scene): Outcome | undefined {
  const groups = SUBJECT.exec(said.cues)?.indices?.groups;
  if (groups?.who === undefined || groups.value === undefined) return undefined;
  const target = parseTarget(part(said, ...groups.who), scene.seen, scene.today);
  if (target.rest.length > 2 && target.named.length === 0 && target.described.length === 0)
    return undefined;
  const found = resolveEntries(target, scene, ["education"]);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "major"));
  return place === undefined ? undefined : setPlace(place, part(said, ...groups.value), scene);
}

/** "The Hilton job ended in June 2019", 腾讯那份工作是2021年4月开始的. */
function timed(said: Said, scene: Scene): Outcome | undefined {
  const run = targetRun(said, scene);
  if (run === 0 || !WHEN.test(said.cues.slice(run))) return undefined;
  const target = parseTarget(part(said, 0, run), scene.seen, scene.today);
  if (target.named.length === 0 && target.picks.length === 0) return undefined;
  const { start, end } = findPeriod(said.folded.slice(run), scene);
  if (start === undefined && end === undefined) return undefined;
  const found = resolveEntries(target, scene, ["education", "workExperience", "projects"]);
  if ("instead" in found) return found.instead;
  const [entry] = found.entries;
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined || found.entries.length > 1) return undefined;
  const calls = [
    ...(start === undefined ? [] : [update(`${path}.startDate`, start)]),
    ...(end === undefined ? [] : [update(`${path}.endDate`, end)]),
  ];
  const field = calls.length === 2 ? "dates" : start === undefined ? "endDate" : "startDate";
  return edits(calls, { section: entry.section, entry_id: entry.id, field, action: "update" });
}
