/**
 * "I'm Ada, I'm a pharmacist", 我叫欧阳雪，想做新媒体运营: what somebody who introduces themselves is or
 * wants to be. Said alone it is talk, and where the résumé has a title it is not taken for another.
 */
import { positionScore } from "@bole/talent/reading";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import type { Scene } from "../scene.ts";
import { fold, part, type Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { basicPlace, lastOf } from "./place.ts";

const FORMS: readonly RegExp[] = [
  /^(?:我|本人)?(?:现在|目前|接下来|主要|就|正)*(?:想|希望|打算|准备|期望)(?:做|当|应聘|找|从事|干)(?:一?[个份名])?(?<value>[^,。;!?的]{2,16}?)(?:的?(?:工作|岗位|职位|方向))?[\s。!]*$/d,
  /^(?:我|本人)是(?:一[名个位]|个|名|做)?(?<value>[^,。;!?的]{2,12}?)的?[\s。!]*$/d,
  /^(?:i'm|i am|i work as|i'm working as)(?: currently| now)? (?:an? )(?<value>[^,.;!?]{3,40}?)(?: by (?:trade|training|profession))?[\s.!]*$/d,
  /^(?:i'm |i am |i )?(?:looking for|seeking|want|after|in search of|interested in)(?: an?| my next)?(?: job| work| position| role)?(?: as)?(?: an?)? (?<value>[^,.;!?]{3,40}?)(?: (?:jobs?|roles?|positions?|work))?[\s.!]*$/d,
];

/** Their name, where they live or how they are reached stands beside it. */
const INTRODUCES =
  /我叫|名叫|姓名|,叫|我的名字|现居|(?:我|现在|目前)住在?|坐标|\S@\S+\.[a-z]|1[3-9]\d{9}|(?<![a-z])(?:my name|i live in|i'm based in|based in|call me|my (?:email|phone|number))(?![a-z])/;

export function readSelfTitle(act: Said, scene: Scene): Outcome | undefined {
  const place = basicPlace(scene, "title");
  if (place.had.trim() !== "" || !INTRODUCES.test(fold(scene.message))) return undefined;
  const bare = part(act, leadLength(act.cues));
  for (const form of FORMS) {
    // 我想 leads to many a request; here it is one.
    const said = form.test(act.cues) ? act : bare;
    const span = form.exec(said.cues)?.indices?.groups?.value;
    const value = span === undefined ? "" : lineValue(part(said, ...span), "title");
    if (value === "" || !isTitle(value)) continue;
    return edits([update(place.path, value)], lastOf(place, "update"));
  }
  return undefined;
}

/** "I'm a big fan of engineers" names none; where somebody works belongs to a job. */
const isTitle = (value: string): boolean =>
  positionScore(value) > 0 &&
  value.split(/\s+/).length <= 4 &&
  !/(?<![a-z])(?:at|for|with|of|in|good|bad|great|happy|big|better|my|your|new|the|who|and|but)(?![a-z])|不|很|好|在|你|他|谁|什么/.test(
    fold(value),
  );
