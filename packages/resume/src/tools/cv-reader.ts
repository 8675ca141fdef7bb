/** CVReader: the whole résumé, or what stands at a path. */
import type { ResumeDocument } from "../model/document.ts";
import { type Language, placeOf } from "../model/structure.ts";
import { existsPath, getByPath, resolvePath } from "../path/index.ts";
import type { CVReaderParams } from "./tool-call.ts";
import type { ToolResult } from "./tool-result.ts";

export function readCv(
  document: ResumeDocument,
  { path = "" }: CVReaderParams,
  language: Language,
): ToolResult {
  if (path === "") {
    const message = language === "zh" ? "成功读取完整简历" : "Read the whole résumé";
    return { success: true, message, data: document, path: null };
  }
  const data = existsPath(document, path) ? getByPath(document, path) : blankAt(document, path);
  const message = language === "zh" ? `成功读取字段: ${path}` : `Read the field: ${path}`;
  return { success: true, message, data, path };
}

/** A part that a résumé may have and has not yet is empty; what it cannot have is told as missing. */
function blankAt(document: ResumeDocument, path: string): unknown {
  const segments = resolvePath(document, path);
  const place = placeOf(segments);
  if (place.kind === "basic") return {};
  if (place.kind === "list") return [];
  if (place.kind !== "field") return getByPath(document, path);
  if (segments.length === 3) getByPath(document, segments.slice(0, 2));
  return place.field.kind === "links" ? [] : "";
}
