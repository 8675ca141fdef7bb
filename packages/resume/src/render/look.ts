/** How a résumé is to look: what somebody chooses, and what it is where they choose nothing. */
import { TextLanguage } from "@bole/talent";
import { z } from "zod";
import { readableAccent } from "./readable-accent.ts";
import { TEMPLATES, TemplateId } from "./templates/index.ts";

export const Paper = z.enum(["a4", "letter"]);
export type Paper = z.infer<typeof Paper>;

export const Accent = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a colour such as #1f3a5f");

export const ResumeLook = z.object({
  template: TemplateId,
  paper: Paper,
  language: TextLanguage,
  accent: Accent.optional().describe("Of headings and rules; the template's own, if left out"),
});
export type ResumeLook = z.infer<typeof ResumeLook>;

/** In points, as the pages of the preview are measured. */
export const PAPERS: Readonly<Record<Paper, { width: number; height: number; name: string }>> = {
  a4: { width: 595.276, height: 841.89, name: "a4" },
  letter: { width: 612, height: 792, name: "us-letter" },
};

/** Light colours are darkened until they can be read on paper. */
export function accentOf({ accent, template }: ResumeLook): string {
  const own = TEMPLATES.find(({ id }) => id === template)?.accent ?? "#000000";
  return readableAccent(accent ?? own);
}
