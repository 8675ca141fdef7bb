import { z } from "zod";

export const CandidateSort = z.enum(["added", "name", "years", "location", "updated"]);
export type CandidateSort = z.infer<typeof CandidateSort>;
export const SortOrder = z.enum(["asc", "desc"]);
export type SortOrder = z.infer<typeof SortOrder>;
