/** What the job is called. */
import type { TextSpan } from "../../../model/span.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";
import { type Segment, trim, withoutBrackets } from "./head-segments.ts";
import { findPlaces } from "./places.ts";
import { EMPLOYER_END, NOISE, ROLE } from "./role-words.ts";

const SAID: readonly RegExp[] = [
  /(?:现|正在|急|诚|欲|拟|需|长期)?(?:招聘|诚聘|诚招|急招|急聘|招募|聘请|寻找|在找)(?:一?[名位个]|若干名?)?\s*(?:优秀的?|有经验的)?\s*([^\n,。;:!、(]{2,24}?(?:工程师|经理|主管|总监|专员|助理|设计师|分析师|架构师|顾问|运营|编辑|会计|老师|教师|护士|医生|实习生|研究员|程序员|专家|开发|客服|销售|司机|厨师|店长|志愿者)+)/,
  /\b(?:hiring|seeking|looking for|searching for|in search of|recruiting|need|wants?|looking to (?:hire|add))\s+(?:for )?(?:an?|our (?:next|first)|the)?\s*(?:(?:talented|experienced|passionate|motivated|skilled|highly|dynamic|exceptional|new|full[- ]time|part[- ]time|remote|great|curious|enthusiastic|dedicated|results-driven|detail-oriented)[\s,]+(?:and\s+)?)*([A-Za-z][\w+#./& -]{2,60}?)(?=\s+(?:to|who|that|with|for|in|at|based|on our|on the|join|position|role|\(|and you)\b|[,.!;:\n(]|$)/i,
  /\b(?:as|the position of|the role of|the role:|position:)\s+(?:an?|our|the)\s+([A-Z][\w+#./& -]{2,60}?)(?=\s+(?:at|you|in|with|for|to|on|within|on our)\b|[,.!;:\n]|$)/,
];
/** What brackets after a title hold that is no part of it. */
const ASIDE =
  /^(?:[mfwdxh](?:\s?[/|*]\s?[mfwdxh])+|all genders|.*\b(?:remote|hybrid|onsite|on-site|full[- ]time|part[- ]time|contract|urgent|relocation|visa)\b.*|.*(?:远程|急招|急聘|可转正|双休|五险|名|人|届|全职|兼职|接受|薪|k|万).*)$/i;
const SENTENCE = /[。!?]|\.\s|(?:,.*){2}|\b(?:we|our|you|your|is|are|will)\b|我们|你/i;

export function findTitle(
  ad: Ad,
  facts: readonly LabelledFact[],
  segments: readonly Segment[],
): Found<string> | undefined {
  const labelled = facts.find(({ label }) => label === "title");
  if (labelled !== undefined && labelled.end - labelled.start <= 80) return titled(ad, labelled);
  const [best] = segments
    .map((segment) => ({ segment, score: scoreOf(segment) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (best !== undefined && best.score >= 3) return titled(ad, best.segment);
  return saidInProse(ad) ?? (best === undefined ? undefined : titled(ad, best.segment));
}

function scoreOf({ text, line, place }: Segment): number {
  const words = text.replace(NOISE, "");
  if (words.length < 2 || words.length > 80 || SENTENCE.test(words)) return 0;
  if (!/\p{L}{2}/u.test(words) || EMPLOYER_END.test(words) || isPlace(words)) return 0;
  if (/^\d/.test(words) || /薪|https?:|@|经验|学历|\d{4}-\d|\$|€|£|¥/.test(words)) return 0;
  if (
    /^(?:remote|hybrid|full[- ]time|part[- ]time|contract|hiring|全职|兼职|远程|校招|社招|内推|招聘)/i.test(
      words,
    ) &&
    !ROLE.test(words)
  )
    return 0;
  const role = ROLE.test(words) ? 4 : 0;
  return Math.max(
    1,
    role +
      (line === 0 ? 3 : line === 1 ? 2 : line === 2 ? 1 : 0) -
      Math.min(place, 2) * 0.5 -
      (words.length > 45 ? 2 : 0),
  );
}

function isPlace(words: string): boolean {
  const length = findPlaces(words).reduce((sum, { start, end }) => sum + end - start, 0);
  return length > 0 && length >= words.replace(/[\s,、/()市区-]/g, "").length * 0.6;
}

function titled(ad: Ad, span: TextSpan): Found<string> {
  const noise = NOISE.exec(ad.folded.slice(span.start, span.end))?.[0].length ?? 0;
  const start = span.start + (noise < span.end - span.start ? noise : 0);
  let kept: TextSpan = { start, end: span.end };
  const text = ad.folded.slice(kept.start, kept.end);
  const at = /\s+at\s+(?=\p{Lu})|\s*,\s*(?=[^,]{2,30}$)/u.exec(text);
  if (at !== null && (/at/.test(at[0]) || isPlace(text.slice(at.index + at[0].length)))) {
    kept = { start, end: start + at.index };
  }
  const count = /\s*(?:\d+|[一二两三四五若干]+)\s*[名人位]$/.exec(
    ad.folded.slice(kept.start, kept.end),
  );
  if (count !== null && count.index > 1) kept = { start, end: start + count.index };
  kept = withoutBrackets(ad.folded, kept, ASIDE);
  const place = findPlaces(ad.folded.slice(kept.start, kept.end));
  const bracket = /\(([^()]*)\)$/.exec(ad.folded.slice(kept.start, kept.end));
  if (bracket !== null && place.length > 0 && isPlace(bracket[1] ?? "")) {
    kept = { start, end: kept.start + bracket.index };
  }
  const clean = trim(ad.folded, kept) ?? kept;
  return found(ad.text.slice(clean.start, clean.end).slice(0, 200), clean);
}

function saidInProse(ad: Ad): Found<string> | undefined {
  for (const pattern of SAID) {
    const match = pattern.exec(ad.folded.slice(0, 1_500));
    const [whole, words] = match ?? [];
    if (match === null || whole === undefined || words === undefined || !ROLE.test(words)) continue;
    const start = match.index + whole.lastIndexOf(words);
    return titled(ad, { start, end: start + words.length });
  }
  return undefined;
}
