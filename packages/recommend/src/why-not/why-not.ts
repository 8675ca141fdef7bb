/**
 * Why something is not among what was recommended: which rule kept it out, which place it would have
 * had, or that no track had found it. The same funnel is gone through again, with an eye on one item.
 */
import type { TaskCtx } from "@bole/models";
import { recommendErrors } from "../errors.ts";
import { lookAt } from "../filter/look-at.ts";
import { mergeAndFilter } from "../filter/merge-filter.ts";
import { readItems } from "../filter/read-items.ts";
import type { Broken } from "../filter/rules.ts";
import { type KnownParts, type RecommendParts, reader } from "../parts.ts";
import { analyseInThread } from "../profile/analyse-in-thread.ts";
import { recallInPlaces } from "../recall/in-places.ts";
import { joinCandidates } from "../recall/join-candidates.ts";
import { recallBy } from "../recall/tracks.ts";
import { explained, type Judged, LEAST } from "../rerank/rank.ts";
import { rerank } from "../rerank/rerank.ts";
import { scoreOf } from "../rerank/score.ts";
import { Candidate, type ItemKind, Source } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { RecommendKind, RecommendRequest } from "../state/request.ts";
import { sentenceFor } from "./sentences.ts";
import type { WhyNot, WhyNotVerdict } from "./why-not-answer.ts";

const SOURCES = Source.options;

export type FindWhyNot = (
  tenant: string,
  request: RecommendRequest,
  /** Of the item that is missed. */
  id: string,
  ctx: TaskCtx & { readonly signal: AbortSignal },
) => Promise<WhyNot>;

export function whyNotFinder(parts: KnownParts): FindWhyNot {
  return async (tenant, request, id, ctx) => {
    const kind = await kindOf(parts, tenant, id);
    const { analysis } = await analyseInThread(parts, tenant, request, ctx.signal);
    const [inPlaces, ...tracks] = await Promise.all([
      recallInPlaces(parts, tenant, analysis),
      ...SOURCES.map((source) => recallBy(source, parts, tenant, analysis)),
    ]);
    const found = tracks.map(({ candidates }) => candidates).reduce(joinCandidates, inPlaces);
    const candidate = found[id] ?? Candidate.parse({ data: { id, kind }, source: [], ranks: {} });
    const [looked] = await lookAt(parts, tenant, [candidate], analysis.asked);
    if (looked === undefined || looked.project === null) throw unknownItem(id);
    const { project, broken } = looked;

    const { projects } = await mergeAndFilter(parts, tenant, found, analysis.asked);
    const items = await readItems(parts, tenant, projects);
    const all = await rerank(parts, tenant, analysis, items, ctx);
    const inPool = all.judged.findIndex((one) => one.item.id === id);
    const itself = inPool < 0 ? await readItems(parts, tenant, [project]) : [];
    const alone = inPool < 0 ? await rerank(parts, tenant, analysis, itself, ctx) : null;
    const own = alone?.judged[0] ?? all.judged[inPool];
    if (own === undefined) throw unknownItem(id);
    const { measures } = alone ?? all;
    const shown = all.judged.slice(0, request.limit);
    const verdict = verdictOf({
      request,
      asked: analysis.asked,
      kind,
      broken,
      candidate,
      inPool,
      isRelated: scoreOf(own.parts) >= LEAST,
    });
    const isJudged = ["shown", "outranked", "too_little"].includes(verdict);
    const last = shown.at(-1);
    const facts = {
      verdict,
      rule: broken?.rule ?? null,
      facts: broken?.facts ?? {},
      rank: isJudged ? inPool + 1 : null,
      judged: all.judged.length,
      last_shown: last === undefined ? null : scoreOf(last.parts),
      ranks: candidate.ranks,
      item: explained(own, analysis.asked, measures),
    };
    const better = aheadOf(own, shown);
    const message = sentenceFor({ ...facts, ahead: better }, analysis.asked.language);
    return { ...facts, message };
  };
}

interface Looked {
  readonly request: RecommendRequest;
  readonly asked: Asked;
  readonly kind: ItemKind;
  readonly broken: Broken | null;
  readonly candidate: Candidate;
  /** Its place in the pool; -1 outside. */
  readonly inPool: number;
  /** Whether it has anything to do with what was asked. */
  readonly isRelated: boolean;
}

function verdictOf({
  request,
  asked,
  kind,
  broken,
  candidate,
  inPool,
  isRelated,
}: Looked): WhyNotVerdict {
  if (!isMeant(asked.kind, kind)) return "other_kind";
  if (broken !== null) return "rule";
  if (inPool >= 0 && inPool < request.limit) return "shown";
  if (inPool >= 0) return isRelated ? "outranked" : "too_little";
  return candidate.source.length === 0 ? "not_found" : "not_judged";
}

function isMeant(asked: RecommendKind, kind: ItemKind): boolean {
  if (asked === "people") return kind === "person";
  return asked === "opportunities" ? kind !== "person" : kind === asked;
}

/** In what the last one that was shown is ahead most. */
function aheadOf(own: Judged, shown: readonly Judged[]): "tag" | "semantic" | "keyword" | null {
  const last = shown.at(-1);
  if (last === undefined) return null;
  const gaps = (["tag", "semantic", "keyword"] as const).map((part) => {
    const weight = part === "keyword" ? 0.2 : 0.4;
    return { part, gap: weight * (last.parts[part] - own.parts[part]) };
  });
  const [largest] = gaps.toSorted((a, b) => b.gap - a.gap);
  return largest === undefined || largest.gap <= 0 ? null : largest.part;
}

async function kindOf(
  { talent }: Pick<RecommendParts, "talent">,
  tenant: string,
  id: string,
): Promise<ItemKind> {
  const [job] = await talent.jobs.many(reader(tenant), [id]);
  if (job !== undefined) return job.kind;
  const [person] = await talent.profiles.heads(reader(tenant), [id]);
  if (person !== undefined) return "person";
  throw unknownItem(id);
}

const unknownItem = (id: string) =>
  recommendErrors.error("recommend-item-unknown", `There is no job, project or person "${id}".`);
