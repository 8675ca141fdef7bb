/** "不要Redis了", "I don't want my phone number on there": something that is to be there no longer. */
import { leadLength } from "../lexicon/lead-ins.ts";
import type { Outcome } from "../outcome.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { deleteObject } from "./delete.ts";
import { skillsNamed } from "./skills.ts";

const FORMS: readonly RegExp[] = [
  /^(?:我的?)?(?:技能|技能栏|简历)(?:里面?|中|上)?(?:就|也)?(?:不要|不用|不想要|不需要|别)再?(?:写|放|留|列|要)?(?<object>[^,。]{1,20}?)(?:了|啦)[。!\s]*$/d,
  /^我?(?:不想|不要|不用|不需要|不打算|不再|别)(?:再)?(?:要|写|留|放|填|显示|列|展示|出现|保留|提)?(?:出|上)?(?<object>[^,。]{2,20}?)(?:了|啦)[。!\s]*$/d,
  /^(?<object>[^,。]{2,20}?)(?:就|也|都)?(?:不要|不用|不想|别|不)再?(?:写|留|放|填|显示|列|展示|出现|保留|提)(?:上|出来|进去|在上面|在简历上)?(?:了|啦|吧)[。!\s]*$/d,
  /^i (?:don't|do not|no longer) (?:want|need|like)(?: to (?:show|have|include|list|keep|see))?\s+(?<object>(?!to |you )[^,]{2,40}?)(?: (?:to be )?(?:shown|listed|displayed|included|visible|mentioned|there|to (?:appear|show up|be there)))?(?: (?:on|in) (?:there|it|here|(?:my|the|this) (?:resume|cv)))?(?: any ?more| any longer)?[.!\s]*$/d,
  /^(?<object>[^,]{2,30}?) (?:isn't|aren't|is not|are not|is no longer|are no longer) (?:needed|necessary|relevant)(?: any ?more)? (?:in|on|for|among) (?:my |the )?(?:skills?(?: section| list)?|resume|cv)(?: any ?more)?[.!\s]*$/d,
  /^(?<object>(?:my|the|this) [^,]{2,40}?) (?:can go|should go|has to go|must go|needs to go|should be (?:removed|deleted|dropped)|can be (?:removed|deleted|dropped)|is no longer needed|isn't needed(?: any ?more)?)[.!\s]*$/d,
  /^(?<object>(?:my|the|this|that|all) [^,]{2,40}?) (?:gone|removed|deleted|out|off|dropped|cleared|taken (?:out|off|down))[.!\s]*$/d,
  /^no (?<object>(?:[a-z]+ ){0,2}[a-z]+) (?:on|in) (?:my|the|this) (?:resume|cv)(?:,? please)?[.!\s]*$/d,
  /^leave (?<object>[^,]{2,40}?) (?:blank|empty|out)[.!\s]*$/d,
];

export function readUnwanted(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const span = FORMS.map((form) => form.exec(said.cues)?.indices?.groups?.object).find(
    (found) => found !== undefined,
  );
  if (span === undefined) return undefined;
  const object = part(said, ...span);
  const { field, named, picks, about, rest } = parseTarget(object, scene.seen, scene.today);
  const known =
    field !== undefined || named.length > 0 || (picks.length > 0 && about !== undefined);
  if ((known && rest.length <= 2) || skillsNamed(object.raw, scene).length > 0)
    return deleteObject(object, false, scene);
  return undefined;
}
