/**
 * What a résumé says in `look` beside its template, paper and colour. A choice that is unknown here is
 * as if it were not made: files of later versions, and of other programs, are still drawn.
 */

import { z } from "zod";
import { PHOTO_URL } from "./photo-url.ts";

/** Each with the family that the typesetter knows. */
export const FONTS = {
  inter: "Inter",
  "source-sans": "Source Sans 3",
  "source-serif": "Source Serif 4",
  garamond: "EB Garamond",
} as const;

export const FontId = z.enum(["inter", "source-sans", "source-serif", "garamond"]);
export type FontId = z.infer<typeof FontId>;

export const Density = z.enum(["compact", "normal", "roomy"]);
export type Density = z.infer<typeof Density>;

/** Gaps, as a multiple of the usual ones. */
export const GAPS: Readonly<Record<Density, number>> = { compact: 0.75, normal: 1, roomy: 1.25 };

/** A picture that browsers made smaller; what is larger is no photograph for a résumé. */
const MOST_PHOTO = 700_000;

export const LookChoices = z.object({
  font: FontId.optional().catch(undefined).describe("The template's own, if left out"),
  density: Density.default("normal").catch("normal"),
  fit: z.boolean().default(false).catch(false).describe("Smaller, until it fits one page"),
  page_numbers: z.boolean().default(true).catch(true).describe("From two pages on"),
  newest_first: z.boolean().default(false).catch(false).describe("Posts, projects and studies"),
  link_labels: z
    .boolean()
    .default(false)
    .catch(false)
    .describe("The site's name instead of the address"),
  sections: z.array(z.string()).default([]).catch([]).describe("In which order they stand"),
  hidden: z.array(z.string()).default([]).catch([]).describe("Sections that are left out"),
  hide_photo: z
    .boolean()
    .default(false)
    .catch(false)
    .describe("Keeps the photo, and leaves it out"),
  photo: z
    .string()
    .max(MOST_PHOTO)
    .regex(PHOTO_URL)
    .optional()
    .catch(undefined)
    .describe("A JPEG or PNG as a data URL"),
});
export type LookChoices = z.infer<typeof LookChoices>;
