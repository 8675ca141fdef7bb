/** A search for people with its filters, kept under a name and shared by a tenant. */
import { z } from "zod";
import { CandidateFilter } from "../people/candidate-filter.ts";

/** Everything that limits a list of people, and not which page of it. */
export const ViewFilter = z.strictObject(CandidateFilter.omit({ limit: true, after: true }).shape);
export type ViewFilter = z.infer<typeof ViewFilter>;

export const NewView = z.strictObject({
  name: z.string().trim().min(1).max(80),
  filter: ViewFilter.refine((filter) => Object.keys(filter).length > 0, "must limit something"),
});
export type NewView = z.infer<typeof NewView>;

/** What is left out stays as it is. */
export const ViewChange = NewView.partial();
export type ViewChange = z.infer<typeof ViewChange>;

export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  filter: ViewFilter,
  /** Who saved it. */
  actor: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;
