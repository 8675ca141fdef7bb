/** CVReader: the whole résumé, or what stands at a path. */
import type { ResumeDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { getByPath } from "../path/index.ts";
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
  const data = getByPath(document, path);
  const message = language === "zh" ? `成功读取字段: ${path}` : `Read the field: ${path}`;
  return { success: true, message, data, path };
}
