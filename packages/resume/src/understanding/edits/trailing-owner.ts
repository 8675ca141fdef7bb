/** "… to QA Lead for Infosys": English may say whose it is behind the value. */
import { parseTarget, type Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import type { Change } from "./change.ts";

export function withTrailingOwner(
  { target: said, value, old }: Change,
  scene: Scene,
): { target: Target; value: Said | undefined } {
  const alone = parseTarget(said, scene.seen, scene.today);
  // "the degree from Stanford" is whose it is, not what it says.
  const origin =
    old === undefined || alone.field === undefined || alone.named.length > 0
      ? undefined
      : parseTarget(old, scene.seen, scene.today);
  const owned = origin !== undefined && origin.named.length > 0 && origin.rest === "";
  const target = owned ? { ...alone, named: origin.named, stranger: "" } : alone;
  if (value === undefined || target.named.length > 0 || target.picks.length > 0)
    return { target, value };
  const tail =
    /(?:\s(?:for|at|in|on|under|of|from)\s+(?:my |the )?|,?\s*(?=(?:in|at|for) (?:my|the) ))(?<owner>[^,，]{2,40})$/d.exec(
      value.cues,
    );
  const owner = tail?.indices?.groups?.owner;
  if (tail === null || owner === undefined) return { target, value };
  const whose = parseTarget(part(value, ...owner), scene.seen, scene.today);
  const says = whose.named.length > 0 || (whose.picks.length > 0 && whose.about !== undefined);
  if (whose.about?.section === "skillContent" && whose.rest === "")
    return { target: { ...target, about: whose.about }, value: part(value, 0, tail.index) };
  if (!says || whose.rest !== "" || whose.field !== undefined || target.field === undefined)
    return { target, value };
  const { named, described, picks, about } = whose;
  return {
    target: { ...target, named, described, picks, about: about ?? target.about },
    value: part(value, 0, tail.index),
  };
}
