/** How a résumé is to look: what somebody chooses, and what it is where they choose nothing. */
import { type ResumeData, TextLanguage } from "@bole/talent";
import { z } from "zod";
import { LookChoices } from "./look-choices.ts";
import { readableAccent } from "./readable-accent.ts";
import { TEMPLATES, TemplateId, usualTemplate } from "./templates/index.ts";

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

const Chosen = z.object({
  template: TemplateId.optional().catch(undefined),
  paper: Paper.optional().catch(undefined),
  accent: Accent.optional().catch(undefined),
});

/** What is asked for, else what the résumé says itself, else what is usual. */
export function lookOf(
  { look }: ResumeData,
  language: TextLanguage,
  asked: {
    readonly template?: TemplateId | undefined;
    readonly paper?: Paper | undefined;
    readonly accent?: string | undefined;
  } = {},
): ResumeLook {
  const own = Chosen.safeParse(look ?? {}).data;
  const accent = asked.accent ?? own?.accent;
  return {
    template: asked.template ?? own?.template ?? usualTemplate(language),
    paper: asked.paper ?? own?.paper ?? "a4",
    language,
    ...(accent !== undefined && { accent }),
  };
}

/** What a résumé says of its own look beyond template, paper and colour. */
export const choicesOf = ({ look }: ResumeData): LookChoices =>
  LookChoices.safeParse(look ?? {}).data ?? LookChoices.parse({});
