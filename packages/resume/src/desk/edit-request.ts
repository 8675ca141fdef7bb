/** What may be asked for in one edit: operations of a JSON Patch, calls of CVEditor, or both. */
import { z } from "zod";
import { resumeErrors } from "../errors.ts";
import { applyPatch } from "../history/apply-patch.ts";
import { PatchOperation } from "../history/patch.ts";
import type { ResumeDocument } from "../model/document.ts";
import { runTool, type ToolContext } from "../tools/run-tool.ts";
import { CVEditorParams } from "../tools/tool-call.ts";

export const RequestedEdit = z.union([PatchOperation, CVEditorParams]);
export type RequestedEdit = z.infer<typeof RequestedEdit>;

/** One after the other, each on what those before it have made; all of them or none. */
export function applyEdits(
  document: ResumeDocument,
  edits: readonly RequestedEdit[],
  context: ToolContext,
): ResumeDocument {
  return edits.reduce<ResumeDocument>((made, edit, index) => {
    if ("op" in edit) return applyPatch(made, [edit]);
    const outcome = runTool(made, { name: "CVEditor", params: edit }, context);
    if (outcome.result.success) return outcome.document;
    const { message } = outcome.result;
    throw resumeErrors.error("edit-refused", {
      detail: message,
      issues: [{ path: `edits[${index}]`, message }],
    });
  }, document);
}
