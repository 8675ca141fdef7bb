/** What can be recommended, as far as ranking and showing it need. */
import type { Degree, Job, Tags } from "@bole/talent";
import { z } from "zod";

export const ItemKind = z.enum(["job", "project", "person"]);
export type ItemKind = z.infer<typeof ItemKind>;

/** By what it was found. */
export const Source = z.enum(["tag", "semantic", "fuzzy"]);
export type Source = z.infer<typeof Source>;

/** What a list shows of it. */
export const ItemHead = z.object({
  id: z.string(),
  kind: ItemKind,
  /** Of a person, the name; it is shown, and takes no part in the ranking. */
  title: z.string(),
});
export type ItemHead = z.infer<typeof ItemHead>;

/** What was found, by what, and in which place there, from 1 on. */
export const Candidate = z.object({
  data: z.object({ id: z.string(), kind: ItemKind }),
  source: z.array(Source),
  ranks: z.partialRecord(Source, z.int().min(1)),
  /** What each track measured, as a share of its best: scaling a track changes nothing. */
  shares: z.partialRecord(Source, z.number().min(0).max(1)).default({}),
  /** Whether it lies where somebody asked for; left out where nobody asked for a place. */
  in_place: z.boolean().optional(),
});
export type Candidate = z.infer<typeof Candidate>;

/** What no rule keeps out: what a list shows of it, and how it was found. Its texts stay where they are. */
export const Filtered = ItemHead.extend({
  source: z.array(Source),
  ranks: z.partialRecord(Source, z.int().min(1)),
});
export type Filtered = z.infer<typeof Filtered>;

/** An item with everything that it is ranked by; read when it is judged, and never kept. */
export interface Item extends Filtered {
  readonly organisation: string;
  readonly location: string;
  /** What stands for the title in the ranking: of a person what they do, not who they are. */
  readonly headline: string;
  /** Without orders to a model; of a person, without anything that must not count. */
  readonly description: string;
  /** What its fields say, in words of both languages: 实习 internship, 远程 remote. */
  readonly facts: string;
  readonly language: "zh" | "en";
  readonly tags: Tags;
  /** Concepts that it asks for before all others; of a person none. */
  readonly must: readonly string[];
  readonly min_years: number | null;
  readonly degree: Degree | null;
  /** On what terms one works there; of a person none. */
  readonly terms?: Pick<Job, "remote" | "employment" | "salary">;
  /** Whether something in its text tried to give a model orders. */
  readonly gives_orders: boolean;
}
