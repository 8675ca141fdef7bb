/** "The home is called Bupa Oakwood, not Bupa Care Homes": a field known only by what it says now. */
import { leadLength } from "../lexicon/lead-ins.ts";
import type { Outcome } from "../outcome.ts";
import type { Scene } from "../scene.ts";
import { unquoted } from "../text/quotes.ts";
import { fold, part, type Said, say, trimmed } from "../text/said.ts";
import { placesSaying, replaced } from "./old-value.ts";
import { basicPlace } from "./place.ts";
import { setPlace } from "./set-place.ts";

const FORMS: readonly RegExp[] = [
  /^[^,。]{0,24}?(?:应该|应当|其实|现在)*(?:是|叫做?|为|写成?)(?<value>[^,。不]{2,30}),?\s*(?:而?不是|不叫|不该是)(?<old>[^,。]{2,30})[。!\s]*$/d,
  /^[^,。]{0,24}?(?:不是|不叫|不该是)(?<old>[^,。]{2,30}),\s*(?:而|应该|应当|其实|现在)*(?:是|叫做?|为)(?<value>[^,。]{2,30})[。!\s]*$/d,
  /^[^,]{2,40}? (?:is|was|'s|should be|should read)(?: now)?(?: actually)?(?: called| named)? (?<value>[^,]{2,40}?),? (?:and not|not|rather than|instead of) (?<old>[^,]{2,40}?)[.!\s]*$/d,
  /^(?:it's|its|it is|it was|it should be|that's)(?: (?:actually |really )?(?:spell?ed|spelt|written|called|named)(?: as)?)? (?<value>[^,]{2,40}?),? (?:and not|not|rather than) (?<old>[^,]{2,40}?)[.!\s]*$/d,
];

export function readNotTheOld(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  for (const form of FORMS) {
    const groups = form.exec(said.cues)?.indices?.groups;
    if (groups?.value === undefined || groups.old === undefined) continue;
    const old = unquoted(trimmed(part(said, ...groups.old)).raw);
    const [place, other] = placesSaying(scene, old);
    if (place !== undefined && other === undefined)
      return setPlace(place, part(said, ...groups.value), scene);
    const named = basicPlace(scene, "name");
    // "It's spelled Emmah, not Emma": a part of the name.
    if (named.had.split(" ").some((name) => fold(name) === fold(old)))
      return setPlace(
        named,
        say(replaced(named.had, old, trimmed(part(said, ...groups.value)).raw)),
        scene,
      );
  }
  return undefined;
}
