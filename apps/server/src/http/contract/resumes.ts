import {
  DocumentKind,
  DocumentPage,
  DocumentWarning,
  FoundConcept,
  HiddenText,
  Resume,
} from "@bole/talent";
import { z } from "zod";
import { Finding } from "./candidates.ts";

export type {
  DocumentPage,
  FoundConcept,
  HiddenText,
  Resume,
  Sources,
  TextLine,
  TextSpan,
} from "@bole/talent";

export const ResumeDocument = z.object({
  id: z.string(),
  name: z.string(),
  kind: DocumentKind,
  size: z.int(),
  text: z.string(),
  pages: z.array(DocumentPage),
  links: z.array(z.object({ start: z.int(), end: z.int(), url: z.string() })),
  hidden: z.array(HiddenText),
  warnings: z.array(DocumentWarning),
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

export const ResumeDetail = z.object({
  resume: Resume,
  document: ResumeDocument.nullable().describe("Null for one that was written here"),
  concepts: z.array(FoundConcept).describe("Skills and interests, where the document says them"),
  findings: z.array(Finding),
});
export type ResumeDetail = z.infer<typeof ResumeDetail>;
