/** "I moved from Stripe to Plaid as a Staff Engineer in March 2026": one job ends where another begins. */
import { written } from "../dates/find-dates.ts";
import { findPeriod } from "../dates/periods.ts";
import { isPlausibleName } from "../facts/plausible.ts";
import { readFacts } from "../facts/read-facts.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { add, edits, type Outcome, update } from "../outcome.ts";
import { parseTarget } from "../reference/target.ts";
import { pathOf, type Scene } from "../scene.ts";
import { fold, joined, part, type Said, say } from "../text/said.ts";

const EN =
  /^i(?:'ve| have)?(?: just| recently)? (?:moved|switched|went|transferred|jumped) (?:over )?from (?<old>[^,]{2,30}?) to (?<next>[^,]{2,30}? as .{2,60})$/d;
const ZH =
  /^(?:我|本人)?(?<when>[^,从]{2,12})从(?<old>[^,]{2,12}?)(?:跳槽|跳)(?:到|去)了?(?<next>[^,]{2,16}?(?:做|担任|任|当)[^,。]{2,16})[。!]?$/d;

/** Only from the job that goes on, and only where it is said when. */
export function readJobMove(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const groups = (EN.exec(said.cues) ?? ZH.exec(said.cues))?.indices?.groups;
  if (groups?.old === undefined || groups.next === undefined) return undefined;
  const { named, rest } = parseTarget(part(said, ...groups.old), scene.seen, scene.today);
  const [job, other] = named.filter(({ section }) => section === "workExperience");
  const path = job === undefined || other !== undefined ? undefined : pathOf(scene, job);
  if (job === undefined || path === undefined || rest !== "") return undefined;
  const { start, end, lone } = findPeriod(said.folded, scene);
  if (!/^(?:至今|present)$/i.test(job.fields.endDate ?? "") || (start ?? end) !== undefined)
    return undefined;
  const { when } = groups;
  const place = joined(
    say(when === undefined ? "at" : "在"),
    part(said, ...groups.next),
    when === undefined ? " " : "",
  );
  const told = when === undefined ? place : joined(part(said, ...when), place, "");
  const { company, position } = readFacts(told, "workExperience", scene);
  if (lone === undefined || company === undefined || position === undefined) return undefined;
  if (![company, position].every((name) => isPlausibleName(fold(name)))) return undefined;
  const date = written(lone);
  return edits(
    [
      update(`${path}.endDate`, date),
      add("workExperience", { company, position, startDate: date, endDate: scene.open }),
    ],
    { section: "workExperience", entry_id: null, field: null, action: "add" },
  );
}
