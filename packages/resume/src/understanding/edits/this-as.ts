/** "Use this as my summary: …", "I am now Shop Foreman, put this as my title": what "this" is stands beside it. */
import { part, type Said } from "../text/said.ts";
import { type Change, endsWithField } from "./change.ts";

/** The text follows. */
const BEHIND: readonly RegExp[] = [
  /^(?:put|use|write|set|take|enter|have)\s+(?:this|that|the following)(?: text| sentence| paragraph)?\s+(?:down )?(?:as|for|in|into|under)\s+(?<target>(?:my|the)\s+[^:,.]{3,30}?)(?: section)?\s*(?<value>:.+)$/ds,
  /^(?:把|将|用|拿)(?:下面|以下|后面)?(?:的|这)?(?:段|句|些|个)?(?:话|文字|内容)?(?:写成|写为|写到|写进|作为|当作|用作|设为|放到|放进|填到|填进|做)(?:我的?)?(?<target>[^:,。]{2,12}?)(?:里面?|中)?\s*(?<value>:.+)$/ds,
];

/** It has been told. */
const BEFORE: readonly RegExp[] = [
  /^(?:i am|i'm|i've become|i became)(?: now)?(?<article> an?| the)? (?<value>[^,.;:]{3,40}?)(?: now)?[,.;]\s*(?:so |and |please |pls |can you |could you |just )*(?:put|use|write|set|list|have|enter) (?:this|that|it) (?:down )?(?:as|for|in|under) (?<target>(?:my|the) [^,.:]{3,24}?)(?: please)?[\s.!?]*$/ds,
  /^(?:我|本人)(?:现在|目前|如今|已经)*是(?:一名|一个|一位|个)?(?<value>[^,。;:]{2,20}?)了?[,。;]\s*(?:请|麻烦|帮我|就)*(?:把|将)(?:这个|它|这)(?:写成|写为|写到|写进|作为|当作|设为|放到|放进|填到|填进)(?:我的?)?(?<target>[^,。:]{2,12}?)(?:里面?|中|吧|[\s。!])*$/ds,
];

export function thisAs(said: Said): Change | undefined {
  for (const form of [...BEHIND, ...BEFORE]) {
    const groups = form.exec(said.cues)?.indices?.groups;
    if (groups?.target === undefined || groups.value === undefined) continue;
    const [target, value] = [part(said, ...groups.target), part(said, ...groups.value)];
    if (!endsWithField(target.cues)) continue;
    // "I'm tired, put that as my title" names nothing.
    const named = groups.article !== undefined || !/^\p{Ll}/u.test(value.raw);
    if (named) return { target, value };
  }
  return undefined;
}
