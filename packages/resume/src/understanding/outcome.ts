/** What one part of a message comes to. */
import type { CVEditorParams, ToolCall } from "../tools/tool-call.ts";
import type { Asked, Last } from "./scene.ts";

export type Outcome =
  | {
      readonly kind: "calls";
      readonly calls: readonly ToolCall[];
      readonly last: Last | null;
      /** Said beside what is done. */
      readonly ask?: string;
      readonly asked?: Asked;
    }
  | { readonly kind: "polish"; readonly path: string; readonly last: Last }
  | { readonly kind: "undo" | "redo"; readonly times: number }
  | { readonly kind: "ask"; readonly reply: string; readonly asked: Asked | null }
  | { readonly kind: "talk"; readonly reply: string };

type Value = Exclude<CVEditorParams["value"], undefined>;

const editor = (path: string, action: "update" | "add" | "delete", value?: Value): ToolCall => ({
  name: "CVEditor",
  params: { path, action, ...(value === undefined ? {} : { value }) },
});

export const update = (path: string, value: Value): ToolCall => editor(path, "update", value);
export const add = (path: string, value: Value): ToolCall => editor(path, "add", value);
export const remove = (path: string): ToolCall => editor(path, "delete");
export const look = (path?: string): ToolCall => ({
  name: "CVReader",
  params: path === undefined || path === "" ? {} : { path },
});

/** Calls that change something, and what is spoken of from then on. */
export const edits = (calls: readonly ToolCall[], last: Last | null): Outcome => ({
  kind: "calls",
  calls,
  last,
});
