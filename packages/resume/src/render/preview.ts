/** What is shown of a résumé while it is edited: its pages, and where each field stands on them. */
import { z } from "zod";

/** A field's stretch of one line. A field of three lines has three of them. */
export const FieldPosition = z.object({
  path: z.string().describe("Such as workExperience[0].company"),
  line: z.int().min(0).optional().describe("Of a text of several lines, which one, from 0"),
  page: z.int().min(1),
  x: z.number().describe("Points from the page's left edge"),
  y: z.number().describe("Points from the page's upper edge"),
  width: z.number(),
  height: z.number(),
});
export type FieldPosition = z.infer<typeof FieldPosition>;

export const RenderWarning = z.object({
  code: z.enum(["glyphs-missing", "too-long-for-one-page"]),
  message: z.string(),
  characters: z.array(z.string()),
  paths: z.array(z.string()),
});
export type RenderWarning = z.infer<typeof RenderWarning>;

export const ResumePreview = z.object({
  /** In points. */
  width: z.number(),
  height: z.number(),
  pages: z.array(z.string()).describe("An SVG each; nothing but shapes, safe to put into a page"),
  positions: z.array(FieldPosition),
  warnings: z.array(RenderWarning),
});
export type ResumePreview = z.infer<typeof ResumePreview>;
