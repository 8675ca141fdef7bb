/** "Paper Trails: role Creator": an entry that is there, and facts of it that say their own names. */
import { targetRun } from "../clauses/openers.ts";
import { findDates } from "../dates/find-dates.ts";
import { takeLabelled } from "../facts/labels.ts";
import { takePeriod } from "../facts/period.ts";
import { told } from "../facts/pieces.ts";
import { isPlausibleName } from "../facts/plausible.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { pathOf, type Scene } from "../scene.ts";
import { part, type Said, trimmed, withoutLead } from "../text/said.ts";
import type { Change } from "./change.ts";
import { entryPlace } from "./place.ts";
import { setPlace } from "./set-place.ts";

const PART =
  /^\s*(?:项目|这个项目|那段|那里|那边|里面?|中|上|时|的时候|期间|,)*(?:我|本人)(?:现在|当时|主要|其实|已经|后来|最后|一开始|之前|目前)*(?:是|担任|任|做|当)(?:的是|了|一名|一个)*(?<value>[^,。;]{2,20})$|^[,:]?\s*(?:i was|i'm|i am|i served as|i worked as)(?: now| actually)?(?: an?| the)? (?<en>[^,;]{3,40}?)(?: there)?$/d;

/** 二手书平台我是联合创始人: what somebody is in a project or a job that is there. */
export function readPart(act: Said, scene: Scene): Outcome | undefined {
  const said = withoutLead(part(act, leadLength(act.cues)), /^(?:在|in |at |on |for )/);
  const run = targetRun(said, scene);
  const groups = run === 0 ? undefined : PART.exec(said.cues.slice(run))?.indices?.groups;
  const span = groups?.value ?? groups?.en;
  if (span === undefined) return undefined;
  const meant = parseTarget(part(said, 0, run), scene.seen, scene.today);
  if (meant.named.length + meant.picks.length === 0 || meant.field !== undefined) return undefined;
  const found = resolveEntries(meant, scene, ["workExperience", "projects"]);
  if ("instead" in found) return found.instead;
  const [entry] = found.entries;
  const value = part(said, run + span[0], run + span[1]);
  if (entry === undefined || !isPlausibleName(value.folded)) return undefined;
  if (findDates(value.folded, scene.today).length > 0) return undefined;
  const [place] = entryPlace(scene, entry, entry.section === "projects" ? "role" : "position");
  return place === undefined ? undefined : setPlace(place, value, scene);
}

export function factsOfEntry({ target, value, weak }: Change, scene: Scene): Outcome | undefined {
  const meant = parseTarget(target, scene.seen, scene.today);
  const points = meant.named.length + meant.picks.length > 0 && meant.field === undefined;
  if (value === undefined || weak !== ":" || !points) return undefined;
  const found = resolveEntries(meant, scene, ANY_LIST);
  const [entry, other] = "instead" in found ? [] : found.entries;
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined || other !== undefined) return undefined;
  const { head, description } = told(trimmed(value), scene.today, entry.section === "projects");
  if (description !== "" && head.cues === "")
    return edits([update(`${path}.description`, description)], {
      section: entry.section,
      entry_id: entry.id,
      field: "description",
      action: "update",
    });
  const { rest, ...dates } = takePeriod(trimmed(value), entry.section, scene);
  const { facts, rest: left } = takeLabelled(rest, entry.section);
  const calls = Object.entries({ ...facts, ...dates }).map(([field, text]) =>
    update(`${path}.${field}`, text),
  );
  if (calls.length === 0 || Object.keys(facts).length === 0) return undefined;
  if (left.cues.replace(/[\s,.。;]/g, "") !== "") return undefined;
  const last = {
    section: entry.section,
    entry_id: entry.id,
    field: null,
    action: "update" as const,
  };
  return edits(calls, last);
}
