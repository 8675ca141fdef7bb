/** What every part of the editor needs: the plan, its issues, the agents, and how to change it. */
import type { AgentEntry } from "@bole/server/contract";
import { createContext, use } from "react";
import type { Json } from "../../json/json.ts";
import type { JsonPath } from "../../json/json-path.ts";
import type { PlacedIssue } from "./model/issue-places.ts";
import type { PlanDocument } from "./model/plan-document.ts";
import type { PlanDraft } from "./model/plan-draft.ts";

export interface Editor {
  readonly document: PlanDocument;
  readonly plan: PlanDraft;
  readonly selected: number;
  /** The text cannot be read: the form only shows. */
  readonly isWaiting: boolean;
  readonly agents: readonly AgentEntry[] | undefined;
  readonly issues: readonly PlacedIssue[];
  readonly input: Json | undefined;
  readonly edit: (plan: PlanDraft, options?: EditOptions) => void;
  /** Changes one place of the plan; edits of the same place in a row are undone together. */
  readonly set: (path: JsonPath, value: Json | undefined) => void;
}

export interface EditOptions {
  readonly selected?: number;
  readonly what?: string;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error("There is no plan editor around this");
  return editor;
}
