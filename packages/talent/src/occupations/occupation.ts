/**
 * An occupation as the data set describes it. What is not known says so: there is no figure without
 * a source and a date, and no text that nobody stands for.
 */
import { z } from "zod";

/** A text in both languages. */
const Bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) });

/** How people usually get from one occupation to another. */
export const Via = z.enum([
  "project",
  "internal",
  "course",
  "certificate",
  "licence",
  "degree",
  "experience",
]);
export type Via = z.infer<typeof Via>;

export const Transition = z.strictObject({ to: z.string(), via: Via });
export type Transition = z.infer<typeof Transition>;

/** What is usually asked of somebody who begins. */
const EntryKind = z.enum(["none", "vocational", "certificate", "licence", "degree", "experience"]);

/** Whether the work can be done from elsewhere, by its nature. */
const RemoteWork = z.enum(["common", "possible", "rare", "no"]);

/** A figure that somebody published, or the word that there is none. */
const Published = z.union([
  z.literal("unknown"),
  z.strictObject({
    text: Bilingual,
    source: z.string().min(1),
    date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  }),
]);

export const Occupation = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  field: z.string(),
  ...Bilingual.shape,
  aliases: z.array(z.string().min(1)).min(1),
  /** The nearest unit group of ISCO-08. */
  isco_08: z.string().regex(/^\d{4}$/),
  remote: RemoteWork,
  entry: z.strictObject({ kind: EntryKind, ...Bilingual.shape }),
  /** Ids of talent's concepts, or `word:` and the id of a skill that is only named here. */
  skills: z.strictObject({ core: z.array(z.string()).min(3), useful: z.array(z.string()).min(3) }),
  tasks: z.strictObject({ zh: z.array(z.string()).min(3), en: z.array(z.string()).min(3) }),
  transitions: z.array(Transition).min(1),
  salary: Published,
  outlook: Published,
  /** When this record was last looked at. */
  as_of: z.iso.date(),
  sources: z.array(z.string()).min(1),
});
export type Occupation = z.infer<typeof Occupation>;

export const Field = z.strictObject({
  id: z.string(),
  ...Bilingual.shape,
  aliases: z.array(z.string().min(1)),
});
export type Field = z.infer<typeof Field>;

export const SkillWord = z.strictObject({ id: z.string(), ...Bilingual.shape });
export type SkillWord = z.infer<typeof SkillWord>;

/** Where the records of the data set come from. */
export const DataSource = z.strictObject({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  kind: z.enum(["own", "classification", "statistics"]),
  note: z.string(),
});
export type DataSource = z.infer<typeof DataSource>;
