/** "Staff Nurse at St James's should be Senior Staff Nurse": a field known by what it says now. */
import { leadLength } from "../lexicon/lead-ins.ts";
import type { Outcome } from "../outcome.ts";
import { namedEntries } from "../reference/find-entries.ts";
import type { Scene } from "../scene.ts";
import { part, type Said, trimmed } from "../text/said.ts";
import { placesSaying } from "./old-value.ts";
import { setPlace } from "./set-place.ts";

const FORM =
  /^(?:the |my |where it says |it says )?(?:(?:company|school|project|job|position|title|role) )?(?:(?:formerly|previously) (?:called|known as) )?(?<old>[^,;:]{2,40}?)(?: (?:at|for|in|on|with|under) (?<where>[^,;:]{2,30}?))?,? (?:it |that )?(?:should|must|needs to|has to|ought to) (?:be|read|say|have been)(?: (?:listed|written|called|spell?ed|shown|changed|renamed)(?: as| to)?)? (?<next>[^,;]{2,60}?)[\s!]*$/d;

export function readOldShould(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const groups = FORM.exec(said.cues)?.indices?.groups;
  if (groups?.old === undefined || groups.next === undefined) return undefined;
  const value = trimmed(part(said, ...groups.next), /\s/u);
  // "Data Analyst should be fun" names nothing.
  if (!/^["“'「]?[\p{Lu}\d]/u.test(value.raw)) return undefined;
  const { old, where } = groups;
  const owners = where === undefined ? [] : namedEntries(said.folded.slice(...where), scene.seen);
  if (where !== undefined && owners.length === 0) return undefined;
  const [place, other] = placesSaying(scene, said.raw.slice(...old)).filter(
    ({ entry }) => where === undefined || owners.some((owner) => owner.entry.id === entry?.id),
  );
  return place === undefined || other !== undefined ? undefined : setPlace(place, value, scene);
}
