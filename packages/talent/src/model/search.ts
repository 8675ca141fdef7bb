import { z } from "zod";

export const SearchKind = z.enum(["person", "resume", "job", "project"]);
export type SearchKind = z.infer<typeof SearchKind>;

/** What an entry of the index is. A profile is somebody as they are ranked, and is not searched for. */
export const EntryKind = z.enum([...SearchKind.options, "profile"]);
export type EntryKind = z.infer<typeof EntryKind>;

export const Track = z.enum(["tag", "semantic", "keyword"]);
export type Track = z.infer<typeof Track>;

/** What limits a search, whatever is sought; what is left out does not limit. */
export const SearchFilter = z.object({
  /** All of these concepts. */
  skills: z.array(z.string()).max(20).optional(),
  /** A part of the place's name, in either case. */
  location: z.string().max(200).optional(),
  min_years: z.number().min(0).optional(),
  max_years: z.number().min(0).optional(),
  language: z.enum(["zh", "en"]).optional(),
  /** People who applied for this job. */
  job_id: z.string().optional(),
  status: z.string().max(20).optional(),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/** What is found by: written in the transaction that writes what it is about. */
export const SearchEntry = z.object({
  kind: EntryKind,
  id: z.string(),
  /** The person whose it is; of a job or project null. */
  person_id: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  location: z.string(),
  years: z.number().nullable(),
  language: z.enum(["zh", "en"]),
  status: z.string(),
});
export type SearchEntry = z.infer<typeof SearchEntry>;

export const SearchHit = z.object({
  kind: SearchKind,
  id: z.string(),
  person_id: z.string().nullable(),
  title: z.string(),
  /** A piece of the text around what was found, and the words in it that were sought. */
  snippet: z.string(),
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
  /** 40 parts of tags, 40 of meaning, 20 of keywords, from 0 to 1. */
  score: z.number(),
  /** What found it, with the place it had there, from 1 on, and the score that track gave. */
  found_by: z.array(z.object({ track: Track, rank: z.int().min(1), score: z.number() })),
  /** Concepts that query and entry have in common. */
  tags: z.array(z.string()),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const TrackState = z.object({
  track: Track,
  state: z.enum(["used", "nothing_to_seek", "unavailable"]),
  /** Why it is unavailable, or what it lacks. */
  note: z.string().nullable(),
});
export type TrackState = z.infer<typeof TrackState>;

export const SearchResult = z.object({
  hits: z.array(SearchHit),
  tracks: z.array(TrackState),
  /** What was sought instead, where no entry has a word of the question that is probably mistyped. */
  corrected: z.string().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** How far the vectors are: keywords and tags are always complete. */
export const IndexState = z.object({
  model: z.string().nullable(),
  entries: z.int(),
  pending: z.int(),
  failed: z.int(),
  knows_meaning: z.boolean(),
});
export type IndexState = z.infer<typeof IndexState>;
