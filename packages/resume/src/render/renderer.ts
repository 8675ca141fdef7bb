/**
 * A résumé as pages. The preview is the export: the same template sets the same sheet, and the
 * preview's texts carry their numbers besides. Nothing is loaded before the first page is wanted.
 */
import type { ResumeData } from "@bole/talent";
import { resumeErrors } from "../errors.ts";
import { PAPERS, type ResumeLook } from "./look.ts";
import type { FieldPosition, RenderWarning, ResumePreview } from "./preview.ts";
import type { Noticed } from "./setting/page-setter.ts";
import { type SetterOptions, SetterProcess } from "./setting/setter-process.ts";
import { settingOrder } from "./setting-order.ts";
import { makeSheet } from "./sheet/make-sheet.ts";
import type { Sheet } from "./sheet/sheet.ts";
import { joinMarks } from "./svg/join-marks.ts";
import type { SplitPage } from "./svg/split-page.ts";

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
      const { pdf, ...noticed } = await setter.pdf(
        settingOrder(sheet.page, look, data),
        sheet.texts,
        signal,
      );
      return { pdf, warnings: warningsOf(noticed, sheet) };
    },
    async preview(data, look, signal) {
      const sheet = sheetOf(data, look);
      const { width, height } = PAPERS[look.paper];
      const { pages, ...noticed } = await setter.pages(
        settingOrder(sheet.page, look, data),
        sheet.texts,
        signal,
      );
      return {
        width,
        height,
        pages: pages.map(
          ({ content }) =>
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
        ),
        positions: pages.flatMap((page, at) => positionsOn(page, at + 1, sheet)),
        warnings: warningsOf(noticed, sheet),
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

function positionsOn({ marks }: SplitPage, page: number, { fields }: Sheet): FieldPosition[] {
  return joinMarks(marks).flatMap(({ id, ...box }) => {
    const field = fields[id];
    return field ? [{ ...field, page, ...box }] : [];
  });
}

function warningsOf({ missing, fits }: Noticed, { fields }: Sheet): RenderWarning[] {
  const long: RenderWarning = {
    code: "too-long-for-one-page",
    message: "It is too long for one page, even in small type.",
    characters: [],
    paths: [],
  };
  const warnings = fits ? [] : [long];
  if (missing.length === 0) return warnings;
  const characters = missing.map(({ character }) => character);
  const texts = missing.flatMap((one) => one.texts);
  const paths = new Set(texts.flatMap((at) => fields[at]?.path ?? []));
  const message = `No font has ${characters.join(" ")}: an empty box stands there.`;
  return [...warnings, { code: "glyphs-missing", message, characters, paths: [...paths] }];
}
