import { Concept, IndexState, SearchHit, TrackState } from "@bole/talent";
import { z } from "zod";

export type { Concept, IndexState, SearchHit, SearchKind, Track, TrackState } from "@bole/talent";

export const SearchAnswer = z.object({
  hits: z.array(SearchHit),
  tracks: z.array(TrackState),
  index: IndexState,
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const ConceptList = z.object({ items: z.array(Concept) });
export type ConceptList = z.infer<typeof ConceptList>;
