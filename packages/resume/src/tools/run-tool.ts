/**
 * One call of a tool on a document. Whoever made the call, a person, rules or a model, it is checked
 * the same way; what does not hold changes nothing and is answered in words.
 */
import type { ResumeDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { editCv } from "./cv-editor.ts";
import { readCv } from "./cv-reader.ts";
import { refusalOf } from "./refusal.ts";
import { type CVEditorParams, ToolCall } from "./tool-call.ts";
import type { ToolResult } from "./tool-result.ts";

export interface ToolContext {
  readonly language: Language;
  /** Such as `edu-3f9a…` for the prefix `edu`. */
  readonly newId: (prefix: string) => string;
}

export interface ToolOutcome {
  readonly result: ToolResult;
  /** The very same one where nothing was changed. */
  readonly document: ResumeDocument;
}

export function runTool(
  document: ResumeDocument,
  given: ToolCall,
  context: ToolContext,
): ToolOutcome {
  const { success, data: call, error } = ToolCall.safeParse(given);
  if (!success) {
    const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    const why = issues.join("; ");
    const message =
      context.language === "zh" ? `参数有误：${why}` : `The call does not hold: ${why}`;
    return refused(document, message, pathOf(given));
  }
  const path = pathOf(call);
  try {
    if (call.name === "CVReader") {
      return { document, result: readCv(document, call.params, context.language) };
    }
    const edited = editCv(document, call.params, context);
    const message = doneMessage(call.params, context.language);
    return {
      document: edited.document,
      result: { success: true, message, data: edited.data, path },
    };
  } catch (error) {
    const said = refusalOf(error, path ?? "");
    if (said === undefined) throw error;
    return refused(document, said[context.language], path);
  }
}

function refused(document: ResumeDocument, message: string, path: string | null): ToolOutcome {
  return { document, result: { success: false, message, data: null, path } };
}

const DONE = {
  update: { zh: "成功更新字段", en: "Updated" },
  add: { zh: "成功添加到", en: "Added to" },
  delete: { zh: "成功删除", en: "Deleted" },
} as const;

function doneMessage({ action, path }: CVEditorParams, language: Language): string {
  return `${DONE[action][language]}: ${path}`;
}

function pathOf(call: unknown): string | null {
  const params: unknown = Reflect.get(Object(call), "params");
  const path: unknown = Reflect.get(Object(params), "path");
  return typeof path === "string" && path !== "" ? path : null;
}
