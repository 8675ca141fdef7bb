/** "…, in Bangalore, …": where the job was, as a piece of its own. */
import { isPlace } from "@bole/talent/reading";
import { fold, type Said } from "../text/said.ts";
import { take } from "./take.ts";

const PIECE =
  /(?<=^|,)\s*(?:based |located )?in\s+(?<place>\p{Lu}[\p{L}. ]{1,24}?)\s*(?=,|$)|(?<=^|,)\s*(?:工作)?(?:地点|城市)?(?:在|是)?(?<zh>\p{Script=Han}{2,4}?)市?\s*(?=,|$)/du;

export function takePlace(said: Said): { readonly rest: Said; readonly location?: string } {
  const match = PIECE.exec(said.raw);
  const groups = match?.indices?.groups;
  const span = groups?.place ?? groups?.zh;
  if (match === null || span === undefined) return { rest: said };
  const location = said.raw.slice(...span);
  if (!isPlace(fold(location))) return { rest: said };
  const { rest } = take(said, { start: match.index, end: match.index + match[0].length });
  return { rest, location };
}
