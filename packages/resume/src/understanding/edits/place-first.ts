/** "under Stripe, change the position to …": a change whose place comes before its verb. */
import { targetRun } from "../clauses/openers.ts";
import { EN_CHANGE } from "../lexicon/verbs.ts";
import type { Scene } from "../scene.ts";
import { joined, part, type Said } from "../text/said.ts";
import { type Change, endsWithField } from "./change.ts";

const WRITTEN =
  /^(?:in|under|for|as)\s+(?<place>(?:my|the)\s+[^.;:,]{2,50}?),?\s+(?:please |just )?(?:write|put|say|use|enter|type|have)\s*(?<value>:?\s*\S.*)$/ds;

/** "for my summary write: …" */
export function writtenThere(said: Said, scene: Scene): Change | undefined {
  const groups = WRITTEN.exec(said.cues)?.indices?.groups;
  if (groups?.place === undefined || groups.value === undefined) return undefined;
  const place = part(said, ...groups.place);
  const whole = targetRun(place, scene) === place.cues.length && endsWithField(place.cues);
  return whole ? { target: place, value: part(said, ...groups.value) } : undefined;
}

const PLACE_FIRST = new RegExp(
  `^(?:in|under|at|on|for|within|from)\\s+(?=(?:my|the|our|its)?\\s*\\S)(?<place>[^.;:]{2,50}?),?\\s+(?:please |pls |just |can you |could you )*(?<rest>(?:${EN_CHANGE}|make|put|write)\\s.+)$`,
  "ds",
);

/** "in skills replace A with B", "under Stripe, change the position to …": the place comes before the verb. */
export function withPlaceBehind(
  said: Said,
  scene: Scene,
  readChange: (said: Said, scene: Scene) => Change | undefined,
): Change | undefined {
  const groups = PLACE_FIRST.exec(said.cues)?.indices?.groups;
  if (groups?.place === undefined || groups.rest === undefined) return undefined;
  const place = part(said, ...groups.place);
  if (targetRun(place, scene) < place.cues.length) return undefined;
  const change = readChange(part(said, ...groups.rest), scene);
  return change === undefined || change.stated
    ? undefined
    : {
        ...change,
        target: joined(
          change.target,
          place,
          ` in ${/^(?:my|the) /.test(place.cues) ? "" : "the "}`,
        ),
      };
}
