/**
 * What lies in the places that somebody asks for, by all three tracks at once. Among many jobs those of one county
 * are never the best of all: without a list of their own they would not be judged.
 */
import type { RecommendParts } from "../parts.ts";
import { type Candidate, Source } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { type Analysed, entriesOf, itemKind, questionFor, trackOf } from "./tracks.ts";

/** How deep each track is read there. */
const DEPTH = 20;

type Placed = Analysed & { readonly asked: Pick<Asked, "limits"> };

export async function recallInPlaces(
  { search }: Pick<RecommendParts, "search">,
  tenant: string,
  analysed: Placed,
): Promise<Record<string, Candidate>> {
  const within = analysed.asked.limits.places
    .filter(({ is_avoided }) => !is_avoided)
    .flatMap(({ areas }) => areas);
  if (within.length === 0 || analysed.asked.kind === "people") return {};
  const questions = Source.options.map((source) => questionFor(source, analysed));
  const { found } = await search.recall(tenant, {
    ...entriesOf(analysed.asked.kind),
    ...Object.assign({}, ...questions),
    within,
    depth: DEPTH,
  });
  const candidates: Record<string, Candidate> = {};
  for (const source of Source.options) {
    const list = found[trackOf(source)];
    const best = list[0]?.score ?? 0;
    for (const [place, { id, kind, score }] of list.entries()) {
      const known = candidates[id];
      const share = best > 0 ? Math.max(0, score / best) : 0;
      candidates[id] = {
        data: { id, kind: itemKind(kind) },
        source: [...(known?.source ?? []), source],
        ranks: { ...known?.ranks, [source]: place + 1 },
        shares: { ...known?.shares, [source]: share },
        in_place: true,
      };
    }
  }
  return candidates;
}
