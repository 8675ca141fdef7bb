import { TextSpan } from "@bole/reading/text";
import { z } from "zod";

/** What a text says somebody can do, or cares about. */
export const TagKind = z.enum(["skill", "interest"]);
export type TagKind = z.infer<typeof TagKind>;

/** A concept of the taxonomy. Its id never changes: it is stored with people and jobs. */
export const Concept = z.object({
  id: z.string(),
  kind: TagKind,
  category: z.string(),
  zh: z.string(),
  en: z.string(),
  aliases: z.array(z.string()),
  /** Ids of concepts that those who know the one often know, too. */
  neighbours: z.array(z.string()),
});
export type Concept = z.infer<typeof Concept>;

/** A concept found in a text, at these places. */
export const FoundConcept = z.object({ id: z.string(), spans: z.array(TextSpan).min(1) });
export type FoundConcept = z.infer<typeof FoundConcept>;

/** Concepts of a text by kind, as ids. */
export const Tags = z.object({ interest: z.array(z.string()), skill: z.array(z.string()) });
export type Tags = z.infer<typeof Tags>;
