/**
 * What an occupation that a message names is to its author: what they want, what they are, what they
 * are done with. The cue that stands nearest before the name decides.
 */
import { findOccupations } from "../occupations/find-occupations.ts";
import { clausesOf } from "./quoted.ts";

export type Role = "goal" | "current" | "refused" | "mentioned";

export interface OccupationRole {
  readonly id: string;
  readonly role: Role;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

const CUES: readonly (readonly [Role, RegExp])[] = [
  [
    "refused",
    /不想再?(?:做|当|干)?|不愿意?|不再|不做|不当|别再?|除了|讨厌|厌倦|离开|不考虑|(?:don't|do not|doesn't|not|never|no longer) (?:want |like |wish )?(?:to )?(?:be|become|work|do)?(?: as)?(?: an?)?|hate|tired of|anything but|bored (?:with|by|of)|leav(?:e|ing)|quit(?:ting)?|instead of|away from|rather than/gi,
  ],
  [
    "current",
    /现在?是|目前|我是|在做|正在做|做了|干了|从事|当了|以前|曾经|学的?是|从(?!事)|(?:I am|I'm|i am|i'm|currently|now|(?<!to work )as|was|been)(?: an?| the)?(?=\s|$)|(?<!to )work(?:ing|ed)? (?:as|in)|today|from|former(?:ly)?|years (?:of|in|as)/gi,
  ],
  [
    "goal",
    /想要?(?!法|清楚|象)|希望|目标是?|转行|转岗|转型|转做|转到|转为|转成|转(?!折)|成为|当上|做上|当(?!时|前|然)|打算|准备|决定|计划|要(?!是|么|不要)|考(?!虑)|应聘|面试|找|入行|梦想|want|wish|would like|'d like|goal|aim|plan|target|become|becoming|going to be|will be|move (?:in)?to|moving (?:in)?to|switch(?:ing)? to|transition(?:ing)? (?:in)?to|to work (?:as|in)|(?<=\bfrom .{1,40} )to(?: an?)?(?=\s)|career (?:as|in)|dream|apply(?:ing)? for|look(?:ing)? for|decided(?: on|:)?|train(?:ing)? (?:as|to)|into|to be(?: an?)?|position as|job as|role as/gi,
  ],
];
/** After the name: 会计转行, "nurse is my goal". */
const AFTER: readonly (readonly [Role, RegExp])[] = [
  ["goal", /^(?:是我的(?:目标|梦想)|\s+is my (?:goal|dream|target)|\s+by job)/i],
  [
    "current",
    /^(?:转|出身|干了|做了|\d+年|工作了|\s+(?:today|now|for \w+ years|with \w+ years|by day|at the moment))/i,
  ],
];

/** Who says what they do says what they are: "I teach in a primary school". */
const DOING = /^(?:taught|teach|work|drive|deliver|wait|do|keep|教|在|开|跑|送|端|打)/i;

export function readRoles(text: string): OccupationRole[] {
  const clauses = clausesOf(text);
  return findOccupations(text).map(({ id, start, end }) => {
    const clause = clauses.findLast((one) => one.start <= start) ?? { text, start: 0 };
    const before = text.slice(clause.start, start);
    const after = text.slice(end, clause.start + clause.text.length);
    const following = AFTER.find(([, cue]) => cue.test(after))?.[0];
    const cue = nearestCue(before, text.slice(0, clause.start));
    const role = cue ?? following ?? (DOING.test(text.slice(start, end)) ? "current" : "mentioned");
    // 从会计转… and "from X" are said of what one is, whatever stood before.
    return {
      id,
      role: following === "current" ? following : role,
      quote: clause.text.trim(),
      start,
      end,
    };
  });
}

function nearestCue(before: string, earlier: string): Role | null {
  let nearest: { role: Role; end: number; length: number; text: string } | null = null;
  for (const [role, cue] of CUES) {
    for (const found of before.matchAll(cue)) {
      const end = found.index + found[0].length;
      const length = found[0].length;
      // Of two that end at the same place the longer says more: 不想做 against 想做.
      if (!nearest || end > nearest.end || (end === nearest.end && length > nearest.length)) {
        nearest = { role, end, length, text: found[0] };
      }
    }
  }
  // 在药店当药师, 我妈让我当老师: a bare 当 is no wish where nobody wishes.
  if (nearest?.role === "goal" && WEAK.test(nearest.text) && !WISH.test(before)) {
    if (NOW.test(before)) return "current";
    return WISH.test(earlier) ? "goal" : null;
  }
  return nearest?.role ?? null;
}

const WEAK = /^(?:当|找|考|要)$/;
const NOW = /现在|目前|如今|白天|在|是/;
const WISH = /想|希望|目标|转|成为|打算|准备|决定|计划|梦想|要/;
