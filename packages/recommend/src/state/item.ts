/** What can be recommended, as far as ranking and showing it need. */
import { Degree, Tags } from "@bole/talent";
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
});
export type Candidate = z.infer<typeof Candidate>;

/** An item with everything that it is ranked by. */
export const Item = ItemHead.extend({
  organisation: z.string(),
  location: z.string(),
  /** What stands for the title in the ranking: of a person what they do, not who they are. */
  headline: z.string(),
  /** Without orders to a model; of a person, without anything that must not count. */
  description: z.string(),
  /** What its fields say, in words of both languages: 实习 internship, 远程 remote. */
  facts: z.string(),
  language: z.enum(["zh", "en"]),
  tags: Tags,
  /** Concepts that it asks for before all others; of a person none. */
  must: z.array(z.string()),
  min_years: z.number().nullable(),
  degree: Degree.nullable(),
  /** Whether something in its text tried to give a model orders. */
  gives_orders: z.boolean(),
  source: z.array(Source),
  ranks: z.partialRecord(Source, z.int().min(1)),
});
export type Item = z.infer<typeof Item>;
