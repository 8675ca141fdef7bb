/** Where the work is. */
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";
import { trim } from "./head-segments.ts";
import { findPlaces } from "./places.ts";

/** Words of where one works in place of where it is. */
const MODE =
  /\([^()]*(?:\b(?:office|days?|week)\b|远程|居家|混合|现场|坐班|到岗)[^()]*\)|[([]?\s*(?:\b(?:fully |100% )?(?:remote|hybrid|on-?site|in[- ]office)\b|远程|混合办公|现场办公|坐班|任意|不限|anywhere|worldwide|global(?:ly)?)[^,|/)]*[)\]]?/gi;
const SAID =
  /(?:工作地点?|办公地?点?|坐标|base地?|驻地|地点)(?:在|为|是|:)?\s*|\b(?:based (?:in|out of)|located in|office in|(?:our|the) [\p{Lu}]?\w* ?office in|position in|role in|work in|remote (?:within|in|from|across))\s+(?:our |the |downtown |central )?/giu;
/** Between the parts of one place, and between several places. */
const GLUE =
  /^(?:\s?[,·/、-]\s?|\s(?:or|and|\/|&)\s|或|和|市|省|[\p{Script=Han}]{0,8}[市区县路号]|,\s?[A-Z]{2}(?![\p{L}])|\s)+/u;

export function findLocation(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
): Found<string> | undefined {
  for (const { label, start, end } of facts) {
    if (label !== "location" || end - start > 120) continue;
    const aside = /\s*\([^()]{12,}\)?$/.exec(ad.folded.slice(start, end));
    const value = withoutMode(ad, start, aside === null ? end : start + aside.index);
    if (value !== undefined) return value;
  }
  return inHead(ad, head) ?? inProse(ad);
}

/** "Remote (EU)" is EU, "Berlin (hybrid)" is Berlin, "Remote" alone is nowhere. */
function withoutMode(ad: Ad, start: number, end: number): Found<string> | undefined {
  const text = ad.folded.slice(start, end);
  const mode = [...text.matchAll(MODE)][0];
  if (mode === undefined) return said(ad, start, end);
  const before = text.slice(0, mode.index);
  if (/\p{L}{2}/u.test(before)) return said(ad, start, start + mode.index);
  const bracket = /[(,:-]\s*([^()]+)/.exec(text);
  const inside = bracket?.[1] ?? "";
  if (bracket === null || findPlaces(inside).length === 0 || /^(?:非|not |except )/i.test(inside))
    return undefined;
  const from = start + bracket.index + bracket[0].indexOf(inside);
  return said(ad, from, from + inside.length);
}

function inHead(ad: Ad, head: number): Found<string> | undefined {
  const [first] = findPlaces(ad.folded.slice(0, head)).filter(({ start, end }) =>
    isAlone(ad.folded, start, end),
  );
  return first === undefined ? undefined : grown(ad, first.start, first.end, head);
}

/** "上海某公司", "Boston Consulting": a place that is a part of a name says nothing. */
function isAlone(folded: string, start: number, end: number): boolean {
  const [before, after] = [folded.slice(Math.max(0, start - 2), start), folded.slice(end, end + 6)];
  if (/\p{Script=Han}/u.test(folded.slice(start, end))) {
    return (
      !/^(?:\p{Script=Han}{1,4}(?:公司|科技|集团|大学|银行|网络)|(?:大学|银行|公司|某|科技|交通|理工))/u.test(
        folded.slice(end, end + 10),
      ) && !/大学$/.test(before)
    );
  }
  return (
    !/^[^\S\n]+(?:\p{Lu}\p{Ll}|University|Bank|Consulting)/u.test(after) && !/\p{L}-$/u.test(before)
  );
}

function inProse(ad: Ad): Found<string> | undefined {
  for (const match of ad.folded.matchAll(SAID)) {
    const from = match.index + match[0].length;
    const [first] = findPlaces(ad.folded.slice(from, from + 60));
    if (first !== undefined && first.start <= 16) {
      return grown(ad, from + first.start, from + first.end, ad.folded.length);
    }
  }
  return undefined;
}

/** A quarter right after its town, up to the end of what is said there: "广州番禺". */
const TAIL = /^\p{Script=Han}{1,8}(?=[\s,。;|)·/]|$)/u;
const NO_PLACE = /^(?:市|省|.{0,4}(?:团队|公司|总部|办公|地区|站|校区|招聘|急|双休|全职))/;

function isBounded(folded: string, start: number): boolean {
  return start === 0 || /(?:[\s|·•:(,/、]|base|坐标|地点|在)$/i.test(folded.slice(0, start));
}

/** The place together with what belongs to it: a district, a state, further places. */
function grown(ad: Ad, start: number, end: number, limit: number): Found<string> {
  let to = end;
  for (let turn = 0; turn < 4; turn += 1) {
    const rest = ad.folded.slice(to, Math.min(limit, to + 40)).split("\n")[0] ?? "";
    const glue = GLUE.exec(rest)?.[0] ?? "";
    const [next] = findPlaces(rest.slice(glue.length));
    if (next?.start === 0) to += glue.length + next.end;
    else {
      if (TAIL.test(rest) && !NO_PLACE.test(rest) && isBounded(ad.folded, start)) {
        to += TAIL.exec(rest)?.[0].length ?? 0;
        break;
      }
      to +=
        /^(?:市?[\p{Script=Han}]{1,6}[区县]|市|,\s?[A-Z]{2}(?![\p{L}]))/u.exec(rest)?.[0].length ??
        0;
      break;
    }
  }
  return found(ad.text.slice(start, to).slice(0, 200), { start, end: to });
}

function said(ad: Ad, start: number, end: number): Found<string> | undefined {
  const clean = trim(ad.folded, { start, end });
  if (clean === undefined || !/\p{L}{2}/u.test(clean.text)) return undefined;
  return found(ad.text.slice(clean.start, clean.end).slice(0, 200), clean);
}
