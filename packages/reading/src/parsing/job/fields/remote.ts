import type { Remote } from "../../../model/job-draft.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";

type Form = readonly [remote: Remote, pattern: RegExp];

/** Sentences that can only be about where the work is done. Earlier ones win. */
const SURE: readonly Form[] = [
  [
    "onsite",
    /(?:不|无法|暂不)(?:支持|接受|提供|能)?远程|(?:需|须|必须)?(?:现场办公|坐班)|\b(?:no remote|not (?:a )?remote|(?:100% |fully )?on-?site(?: (?:only|role|position|work))?|in[- ]office (?:role|position|only|5 days|five days)|work(?:ing)? (?:from|in) (?:the|our) office (?:5|five|full[- ]time))\b/i,
  ],
  [
    "hybrid",
    /混合(?:办公|模式|工作)|(?:每周|一周).{0,6}(?:远程|居家|在家)|(?:部分|弹性)远程|\bhybrid[- ](?:work(?:ing|place)?|role|position|office|schedule|remote|set-?up|arrangement|environment|job|policy)\b|\(hybrid\b|\bhybrid\)|\b(?:\d|two|three|one|four) days? (?:a|per|\/) ?week (?:in|from|at) (?:the |our |home)|\b(?:\d|two|three|one|four) days? (?:in|from) (?:the office|home)|\bin (?:the |our )?office (?:\d|two|three|one|four)\b|\b(?:work(?:ing)? (?:from home|remotely)|home office) (?:\d|two|three|one|four|some|up to)\b|partially remote/i,
  ],
  [
    "remote",
    /(?:全职|完全|全|纯|长期|可|支持|接受)远程|远程(?:办公|工作|岗位|职位|全职|兼职|实习)|居家办公|在家办公|\b(?:(?:fully|100%|completely|all)[- ]remote|remote[- ](?:first|only|friendly|ok)|remote (?:position|role|job|work|working|opportunity|within|from|in|across|anywhere)|work(?:ing)? (?:remotely|from (?:home|anywhere))|work-from-home|wfh|telecommut\w+|distributed team|(?:this|the) (?:role|position|job) is remote|home[- ]based)\b/i,
  ],
];
/** Bare words: enough beside a name or in the head of the advertisement. */
const BARE: readonly Form[] = [
  ["hybrid", /混合|\bhybrid\b/i],
  [
    "remote",
    /远程(?!面试|初试|复试|笔试|控制|诊断|监控|运维)|\bremote\b(?! (?:sensing|control|monitoring|interview))|\bwfh\b/i,
  ],
  ["onsite", /现场|坐班|\bon-?site\b|\bin[- ](?:office|person)\b/i],
];

export function findRemote(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
): Found<Remote> | undefined {
  for (const { label, start, end } of facts) {
    if (label !== "remote" && label !== "location" && label !== "employment") continue;
    const said = first(ad.folded, start, end, [...SURE, ...BARE]);
    if (said !== undefined) return said;
    if (label !== "remote") continue;
    const answer = ad.folded.slice(start, end);
    if (/^(?:yes|是|可以|支持)/i.test(answer)) return found("remote", { start, end });
    if (/^(?:no|否|不)/i.test(answer)) return found("onsite", { start, end });
  }
  return (
    first(ad.folded, 0, head, [...SURE, ...BARE]) ?? first(ad.folded, head, ad.folded.length, SURE)
  );
}

function first(folded: string, from: number, to: number, forms: readonly Form[]) {
  const part = folded.slice(from, to);
  for (const [remote, pattern] of forms) {
    const match = pattern.exec(part);
    if (match === null) continue;
    const start = from + match.index;
    return found(remote, { start, end: start + match[0].length });
  }
  return undefined;
}
