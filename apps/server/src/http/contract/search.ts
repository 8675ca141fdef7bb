import { TenantId } from "@bole/base";
import {
  Concept,
  IndexedPage,
  IndexRequest,
  IndexState,
  SearchHit,
  TrackState,
} from "@bole/talent";
import { z } from "zod";
import { Loading } from "./demo.ts";

export type { Concept, SearchHit, SearchKind, Track, TrackState } from "@bole/talent";

const loading = Loading.nullable().describe("Null where everything is there");

export const SearchAnswer = z.object({
  hits: z.array(SearchHit),
  tracks: z.array(TrackState),
  index: IndexState,
  loading,
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const SearchState = IndexState.extend({ loading });
export type SearchState = z.infer<typeof SearchState>;

/** One page of everything that is put into the index anew. */
export const IndexPageRequest = z.strictObject({
  ...IndexRequest.shape,
  tenant: TenantId.optional(),
});
export type IndexPageRequest = z.input<typeof IndexPageRequest>;

export const IndexPage = IndexedPage.extend({ index: IndexState });
export type IndexPage = z.infer<typeof IndexPage>;

export const ConceptList = z.object({ items: z.array(Concept) });
export type ConceptList = z.infer<typeof ConceptList>;
