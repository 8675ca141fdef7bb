/** What every part of the editor needs: the résumé as it is shown, and how to change it by hand. */
import { createContext, use } from "react";
import type { HandEdit } from "./model/hand-edit.ts";
import type { Place, ResumeData } from "./model/structure.ts";

export interface Editor {
  /** With what is not saved yet. */
  readonly data: ResumeData;
  readonly edit: (edit: HandEdit) => void;
  /** Saves what waits now, as when one leaves a field. */
  readonly save: () => void;
  readonly newId: (prefix: string) => string;
  /** Places that stand out on the page: what was changed last, or would be. */
  readonly marked: readonly Place[];
  readonly mark: (places: readonly Place[]) => void;
  /** The same, and goes there. */
  readonly show: (places: readonly Place[]) => void;
  /** Says this to the assistant, and goes to the conversation. */
  readonly tell: (message: string) => void;
  /** Read aloud, once. */
  readonly announce: (news: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error("There is no résumé editor around this");
  return editor;
}
