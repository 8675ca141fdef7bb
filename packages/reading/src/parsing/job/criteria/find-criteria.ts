/** What applicants are measured by. Each criterion is the advertisement's own words. */
import { Criterion } from "../../../model/job-draft.ts";
import type { TextSpan } from "../../../model/span.ts";
import { findYears } from "../fields/years.ts";
import type { LabelledFact } from "../sections/labels.ts";
import type { SectionLine } from "../sections/read-sections.ts";
import type { Ad } from "../text/ad.ts";
import { conceptPieces } from "./concepts.ts";
import { type Need, needsOf } from "./need.ts";
import { piecesOf } from "./pieces.ts";
import { weightOf } from "./weight.ts";
import { APPLYING, BENEFIT, FORMALITY, NICE, REQUIREMENT, STRONG_REQUIREMENT } from "./wording.ts";

const LONGEST = 500;
const MOST = 60;
/** What goes on for longer without a stop is a story. */
const LONGEST_PIECE = 1_000;

export interface FoundCriterion {
  readonly criterion: Criterion;
  readonly span: TextSpan;
  readonly skill: TextSpan | undefined;
  readonly years: TextSpan | undefined;
}

/** What was read of the advertisement otherwise: a line of its head that names it says no more. */
export interface Taken {
  /** Where the head ends. */
  readonly head: number;
  readonly named: readonly TextSpan[];
}

export function findCriteria(
  ad: Ad,
  lines: readonly SectionLine[],
  facts: readonly LabelledFact[],
  { head, named }: Taken,
): FoundCriterion[] {
  const isTaken = (line: SectionLine) =>
    line.kind === "open" &&
    line.end <= head &&
    (isRow(line.text) ||
      named.some(
        ({ start, end }) => start < line.end && line.start < end && line.text.length < 100,
      ));
  const found: FoundCriterion[] = [];
  const said = new Set<string>();
  for (const line of lines.filter((each) => !isTaken(each))) {
    for (const piece of piecesOf(ad.folded, line)) {
      const usual = usualNeed(line, piece, facts);
      if (usual === undefined) continue;
      for (const criterion of criteriaOf(ad, piece, usual)) {
        const key = criterion.criterion.text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, "");
        if (said.has(key) || found.length >= MOST) continue;
        said.add(key);
        const id = `c${found.length + 1}`;
        found.push({ ...criterion, criterion: { ...criterion.criterion, id } });
      }
    }
  }
  return found;
}

/** "北京 · 3-5年 · 本科": facts beside each other. */
function isRow(text: string): boolean {
  const cells = text.split(/\s*[|·•]\s*/);
  return cells.length > 1 && cells.every((cell) => cell.length <= 24);
}

/** What a piece of this section is taken for; undefined where it is no criterion. */
function usualNeed(
  { kind }: SectionLine,
  { text, start }: { readonly text: string; readonly start: number },
  facts: readonly LabelledFact[],
): Need | undefined {
  if (
    text.length > LONGEST_PIECE ||
    text.endsWith(":") ||
    FORMALITY.test(text) ||
    APPLYING.test(text)
  )
    return undefined;
  if (!/\p{L}{2}/u.test(text) && !/^[CR]$/.test(text)) return undefined;
  const isSure = STRONG_REQUIREMENT.test(text);
  if (BENEFIT.test(text) && !isSure) return undefined;
  if (kind === "must" || kind === "nice") return kind;
  if (kind === "duties") return isSure ? "must" : undefined;
  if (kind === "open")
    return REQUIREMENT.test(text) && (isSure || isDemand(text)) ? "must" : undefined;
  if (kind === "facts") return isRichFact(text, start, facts) ? "must" : undefined;
  return undefined;
}

/** Outside of a section for it, a sentence about the firm must not pass for a demand. */
function isDemand(text: string): boolean {
  if (/^(?:we|our|the company|join|as an?|about)\b|^(?:我们|公司|团队|本公司|加入)/i.test(text)) {
    return (
      NICE.test(text) ||
      /\b(?:looking for|require|expect|need) .*(?:experience|who|years)/i.test(text)
    );
  }
  if (/^(?:负责|参与|协助|完成|制定|推动|配合|主导|承担|设计并)/.test(text)) return false;
  return text.length <= 220;
}

/** "经验：3-5年" is a fact of the job; "Experience: 5+ years with Java" is a demand, too. */
function isRichFact(text: string, start: number, facts: readonly LabelledFact[]): boolean {
  const fact = facts.find(({ from, end }) => from <= start + 3 && end > start);
  const isDemand = fact?.label === "years" || fact?.label === "degree";
  return isDemand && fact.end - fact.start > 24 && text.length > 24;
}

function criteriaOf(ad: Ad, whole: Parameters<typeof needsOf>[1], usual: Need): FoundCriterion[] {
  return needsOf(ad.folded, whole, usual).flatMap(({ piece, need }) => {
    const separable = findYears(piece.text).length === 0;
    return conceptPieces(ad, piece, separable).flatMap(({ piece: part, skill }) => {
      const span = { start: part.start, end: Math.min(part.end, part.start + LONGEST) };
      const [years] = findYears(part.text);
      const parsed = Criterion.safeParse({
        id: "c",
        text: ad.text.slice(span.start, span.end),
        need,
        weight: weightOf(piece.text, need),
        skill: skill?.id ?? null,
        min_years: years?.min ?? null,
      });
      if (!parsed.success) return [];
      return [
        {
          criterion: parsed.data,
          span,
          skill: skill?.span,
          years: years && { start: part.start + years.start, end: part.start + years.end },
        },
      ];
    });
  });
}
