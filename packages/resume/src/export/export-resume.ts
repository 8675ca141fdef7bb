/** A résumé as a file to send: PDF, Word, Markdown, this program's own JSON, or JSON Resume. */
import { toJsonResume } from "@bole/reading";
import type { Resume } from "@bole/talent";
import { z } from "zod";
import { letterPage } from "../letter/kept-letter.ts";
import { chosenLanguage } from "../render/language-of-resume.ts";
import { lookOf, type Paper } from "../render/look.ts";
import type { RenderWarning } from "../render/preview.ts";
import type { ResumeRenderer } from "../render/renderer.ts";
import type { TemplateId } from "../render/templates/index.ts";
import { fileName } from "./file-name.ts";
import { writeMarkdown } from "./markdown.ts";

export const ExportFormat = z.enum(["pdf", "docx", "md", "json", "jsonresume"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The résumé itself, or the letter that is kept with it. */
export const ExportPart = z.enum(["resume", "letter"]);

export interface ExportOptions {
  readonly format: ExportFormat;
  /** @default "resume" */
  readonly part?: z.infer<typeof ExportPart> | undefined;
  /** For a PDF. @default what the résumé says, or the usual one of its language */
  readonly template?: TemplateId | undefined;
  /** For a PDF or Word. @default what the résumé says, or "a4" */
  readonly paper?: Paper | undefined;
  /** For a PDF or Word. @default what the résumé says, or the template's own */
  readonly accent?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface ExportedResume {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly warnings: readonly RenderWarning[];
}

export async function exportResume(
  renderer: Pick<ResumeRenderer, "pdf">,
  { data: whole, language: read }: Pick<Resume, "data" | "language">,
  { format, part, template, paper, accent, signal }: ExportOptions,
): Promise<ExportedResume> {
  const language = chosenLanguage(whole.look) ?? read;
  const isLetter = part === "letter";
  const title = language === "zh" ? "求职信" : "Cover letter";
  const data = isLetter ? letterPage(whole, title) : whole;
  const named = (extension: string) =>
    fileName(data, language, extension, isLetter ? title : undefined);
  const text = (extension: string, type: string, content: string): ExportedResume => ({
    name: named(extension),
    type,
    bytes: new TextEncoder().encode(content),
    warnings: [],
  });
  switch (format) {
    case "md":
      return text("md", "text/markdown; charset=utf-8", writeMarkdown(data, language));
    case "json":
      return text("json", "application/json", written(data));
    case "jsonresume":
      return text("json", "application/json", written(toJsonResume(data)));
    case "docx": {
      // The library takes almost half a second to load, which only who needs it waits for.
      const { writeDocx } = await import("./docx.ts");
      const look = lookOf(whole, language, { template, paper, accent });
      return {
        name: named("docx"),
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        bytes: await writeDocx(data, language, look),
        warnings: [],
      };
    }
    case "pdf": {
      const look = lookOf(whole, language, { template, paper, accent });
      const set = await renderer.pdf(data, look, signal);
      return {
        name: named("pdf"),
        type: "application/pdf",
        bytes: set.pdf,
        warnings: set.warnings,
      };
    }
  }
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
