/**
 * A résumé as pages. The preview is the export: the same template sets the same sheet, and the
 * preview's texts carry their numbers besides. Nothing is loaded before the first page is wanted.
 */
import type { ResumeData } from "@bole/talent";
import { resumeErrors } from "../errors.ts";
import { accentOf, PAPERS, type ResumeLook } from "./look.ts";
import type { FieldPosition, RenderWarning, ResumePreview } from "./preview.ts";
import { type SetterOptions, SetterProcess } from "./setting/setter-process.ts";
import { makeSheet } from "./sheet/make-sheet.ts";
import type { Sheet } from "./sheet/sheet.ts";
import { joinMarks } from "./svg/join-marks.ts";
import type { SplitPage } from "./svg/split-page.ts";
import type { MissingGlyph } from "./typst/missing-glyphs.ts";

export interface RenderedPdf {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly warnings: readonly RenderWarning[];
}

export interface ResumeRenderer {
  pdf(data: ResumeData, look: ResumeLook, signal?: AbortSignal): Promise<RenderedPdf>;
  preview(data: ResumeData, look: ResumeLook, signal?: AbortSignal): Promise<ResumePreview>;
  /** Ends its process, if there is one. */
  close(): Promise<void>;
}

/** About forty pages of text: whatever is longer is no résumé. */
const MOST_LETTERS = 150_000;

export function openResumeRenderer(options: SetterOptions = {}): ResumeRenderer {
  const setter = new SetterProcess(options);
  return {
    async pdf(data, look, signal) {
      const sheet = sheetOf(data, look);
      const { pdf, missing } = await setter.pdf(orderOf(sheet, look), sheet.texts, signal);
      return { pdf, warnings: warningsOf(missing, sheet) };
    },
    async preview(data, look, signal) {
      const sheet = sheetOf(data, look);
      const { width, height } = PAPERS[look.paper];
      const { pages, missing } = await setter.pages(orderOf(sheet, look), sheet.texts, signal);
      return {
        width,
        height,
        pages: pages.map(
          ({ content }) =>
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
        ),
        positions: pages.flatMap((page, at) => positionsOn(page, at + 1, sheet)),
        warnings: warningsOf(missing, sheet),
      };
    },
    close: () => setter.close(),
  };
}

function sheetOf(data: ResumeData, { language }: ResumeLook): Sheet {
  const sheet = makeSheet(data, language);
  const letters = sheet.texts.reduce((sum, text) => sum + text.length, 0);
  if (letters <= MOST_LETTERS) return sheet;
  throw resumeErrors.error(
    "resume-too-long",
    `The résumé has ${letters} letters; up to ${MOST_LETTERS} become pages.`,
  );
}

const orderOf = ({ page }: Sheet, look: ResumeLook) => ({
  template: look.template,
  paper: PAPERS[look.paper].name,
  accent: accentOf(look),
  page,
});

function positionsOn({ marks }: SplitPage, page: number, { fields }: Sheet): FieldPosition[] {
  return joinMarks(marks).flatMap(({ id, ...box }) => {
    const field = fields[id];
    return field ? [{ ...field, page, ...box }] : [];
  });
}

function warningsOf(missing: readonly MissingGlyph[], { fields }: Sheet): RenderWarning[] {
  if (missing.length === 0) return [];
  const characters = missing.map(({ character }) => character);
  const texts = missing.flatMap((one) => one.texts);
  const paths = new Set(texts.flatMap((at) => fields[at]?.path ?? []));
  const message = `No font has ${characters.join(" ")}: an empty box stands there.`;
  return [{ code: "glyphs-missing", message, characters, paths: [...paths] }];
}
