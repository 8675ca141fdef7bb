/** What the pages ask of résumés as pages and files. */
import type {
  ExportFormat,
  ImportedResume,
  Paper,
  PreviewOrder,
  ResumePreview,
  ResumeTemplates,
  TemplateId,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const templatesQuery = queryOptions({
  queryKey: ["resume-templates"],
  queryFn: ({ signal }) => call<ResumeTemplates>("GET", "/api/resumes/templates", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function previewResume(body: PreviewOrder, signal: AbortSignal): Promise<ResumePreview> {
  return call<ResumePreview>("POST", "/api/resumes/preview", { body, signal });
}

export function importResume(file: File): Promise<ImportedResume> {
  const body = new FormData();
  body.append("file", file, file.name);
  return call<ImportedResume>("POST", "/api/resumes/import", { body });
}

/** Where the browser finds the file, to save it. */
export function exportAddress(
  id: string,
  options: {
    readonly format: ExportFormat;
    /** The letter that is kept with it. @default the résumé */
    readonly part?: "letter";
    readonly template?: TemplateId;
    readonly paper?: Paper;
    readonly accent?: string;
  },
): string {
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/api/resumes/${encodeURIComponent(id)}/export?${new URLSearchParams(given)}`;
}
