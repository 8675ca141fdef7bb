/** What somebody wants to become that the data set has no occupation for. */
import { findOccupations } from "../occupations/find-occupations.ts";
import { fieldsIn } from "./read-fields.ts";

const PATTERNS: readonly RegExp[] = [
  /(?:成为|当上?|做)(?:一名|一个|一位|名|个|位)?([\p{Script=Han}A-Za-z]{2,14})/gu,
  /\b(?:become|becoming|be|work as|working as|switch to|move into|career as)(?: being)? (?:an? |the )?((?:[a-z][a-z-]*\s?){1,4})/gi,
];
/** Said of a wish that names no work: 做自己喜欢的事, "be happy", "become better". */
const VAGUE =
  /^(?:什么|点|些|自己|喜欢|想|有|一份|工作|决定|选择|事|出|好|更|得|不|了|过|到|起|这|那|哪|跟|和|与|自媒体|远程|技术|副业|生意|全职|兼职|老板|完|多|腻)|(?:的事|的工作|工作)$|^(?:happy|better|good|able|useful|free|rich|my own|own|something|anything|someone|somebody|more|in|on|at|with|here|there|nice|great|it|that|this|sure|remote|different|licensed|certified|done|told|a bit|worth|hard|easy|part|outdoors?|home)\b/i;
/** How names of occupations end. */
const SOMEBODY = /[师员家手工官匠]$|(?:er|or|ist|ian|man|woman)$/i;
/** Where an English phrase goes on to say when, where or why. */
const TAIL =
  /\s+(?:by|in|within|before|because|so|and|or|at|on|for|this|next|until|who|that|with|to|from|if|when|but)\b.*$/i;

export interface UnknownGoal {
  readonly phrase: string;
  readonly quote: string;
}

export function readUnknownGoal(text: string): UnknownGoal | null {
  for (const pattern of PATTERNS) {
    for (const found of text.matchAll(pattern)) {
      const phrase = (found[1] ?? "")
        .replace(TAIL, "")
        .replace(/[的了吗呢吧]+$/u, "")
        .trim();
      if (phrase.length < 2 || VAGUE.test(phrase)) continue;
      if (!wishes(text.slice(0, found.index))) continue;
      if (findOccupations(found[0]).length > 0) continue;
      // 梦境设计师 is somebody, even though design is a field.
      if (fieldsIn(found[0]).length > 0 && !SOMEBODY.test(phrase)) continue;
      return { phrase, quote: found[0].trim() };
    }
  }
  return null;
}

/** Whether what stands before is a wish, and not what somebody is or was. */
function wishes(before: string): boolean {
  const near = before.slice(-30);
  return (
    /想要?|希望|目标是?|梦想是?|打算|要|决定|(?:want|wish|would like|'d like|goal is|dream is|plan is|plan|going|decided) to\s*$/i.test(
      near,
    ) || /(?:goal|dream|plan) is\s*(?:to\s*)?$/i.test(near)
  );
}
