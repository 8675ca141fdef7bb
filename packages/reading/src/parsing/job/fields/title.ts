/** What the job is called. */
import type { TextSpan } from "../../../model/span.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";
import { type Segment, trim } from "./head-segments.ts";
import { findPlaces } from "./places.ts";
import { EMPLOYER_END, NOISE, ROLE } from "./role-words.ts";

const SAID: readonly RegExp[] = [
  /(?:现|正在|急|诚|欲|拟|需|长期)?(?:招聘|诚聘|诚招|急招|急聘|招募|聘请|寻找|在找)(?:一?[名位个]|若干名?)?\s*(?:优秀的?|有经验的)?\s*([^\n,。;:!、(]{2,24}?(?:工程师|经理|主管|总监|专员|助理|设计师|分析师|架构师|顾问|运营|编辑|会计|老师|教师|护士|医生|实习生|研究员|程序员|专家|开发|客服|销售|司机|厨师|店长|志愿者)+)/,
  /\b(?:hiring|seeking|looking for|searching for|in search of|recruiting|need|wants?|looking to (?:hire|add))\s+(?:for )?(?:an?|our (?:next|first)|the)?\s*(?:(?:talented|experienced|passionate|motivated|skilled|highly|dynamic|exceptional|new|full[- ]time|part[- ]time|remote|great|curious|enthusiastic|dedicated|results-driven|detail-oriented)[\s,]+(?:and\s+)?)*([A-Za-z][\w+#./& -]{2,60}?)(?=\s+(?:to|who|that|with|for|in|at|based|on our|on the|join|position|role|\(|and you)\b|[,.!;:\n(]|$)/i,
  /\b(?:as|the position of|the role of|the role:|position:)\s+(?:an?|our|the)\s+([A-Z][\w+#./& -]{2,60}?)(?=\s+(?:at|you|in|with|for|to|on|within|on our)\b|[,.!;:\n]|$)/,
];
/** What brackets after a title hold that is no part of it. */
const ASIDE =
  /^(?:[mfwdxh](?:\s?[/|*]\s?[mfwdxh])+|all genders|.*\b(?:remote|hybrid|onsite|on-site|full[- ]time|part[- ]time|contract|urgent|relocation|visa|open (?:to|for))\b.*|.*(?:远程|急招|急聘|可转正|双休|五险|名|人|届|全职|兼职|接受|薪|k|万).*)$/i;
/** How many are sought, that somebody is, and by whom. */
const TAIL =
  /\s*(?:\d+|[一二两三四五若干]+)\s*[名人位]$|\s+(?:[Nn]eeded|[Ww]anted|NEEDED|WANTED)$|\s+at\s+(?=[A-Z\d]).*$/;
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
  const words = text
    .replace(/\s*\(([^()]*)\)/g, (bracket, aside: string) => (ASIDE.test(aside) ? "" : bracket))
    .replace(NOISE, "")
    .trim();
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

/** The words of a title without what people write around it. */
function titled(ad: Ad, span: TextSpan): Found<string> {
  const whole = ad.folded.slice(span.start, span.end);
  const noise = NOISE.exec(whole)?.[0].length ?? 0;
  const start = span.start + (noise < whole.length ? noise : 0);
  let kept = trim(ad.folded, { start, end: span.end }) ?? span;
  for (let before = -1; before !== kept.end; ) {
    before = kept.end;
    const length = tailOf(ad.folded.slice(kept.start, kept.end));
    kept = trim(ad.folded, { start: kept.start, end: kept.end - length }) ?? kept;
  }
  return found(ad.text.slice(kept.start, kept.end).slice(0, 200), kept);
}

/** How long the end of it is that is no part of the title. */
function tailOf(title: string): number {
  const bracket = /\s*\(([^()]{1,60})\)$/.exec(title);
  if (bracket !== null && (ASIDE.test(bracket[1] ?? "") || isPlace(bracket[1] ?? ""))) {
    return bracket.index > 1 ? bracket[0].length : 0;
  }
  const place = /\s*,\s*([^,]{2,30})$/.exec(title);
  if (place !== null && isPlace(place[1] ?? "")) return place[0].length;
  const town = /\s+(\p{Script=Han}{2,8})$/u.exec(title);
  if (town !== null && findPlaces(town[1] ?? "")[0]?.start === 0 && !ROLE.test(town[1] ?? ""))
    return town[0].length;
  const tail = TAIL.exec(title);
  return tail !== null && tail.index > 1 ? tail[0].length : 0;
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
