/**
 * The way of the command line to people and jobs: through the server that uses the data folder, or,
 * where none does, to the data itself.
 */
import { Accent, ExportFormat, Paper, TemplateId } from "@bole/resume";
import type { IndexState, SearchKind } from "@bole/talent";
import { z } from "zod";
import type { ImportedFile } from "../../http/contract/candidates.ts";
import type { DemoState } from "../../http/contract/demo.ts";
import type { IndexPage, SearchAnswer } from "../../http/contract/search.ts";

export const ExportChoice = z.object({
  format: ExportFormat.default("pdf"),
  template: TemplateId.optional(),
  paper: Paper.optional(),
  accent: Accent.optional(),
});
export type ExportChoice = z.infer<typeof ExportChoice>;

export interface TalentDoor {
  readonly importFile: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    options: { readonly job_id?: string; readonly dry_run?: boolean; readonly bulk?: boolean },
  ) => Promise<ImportedFile>;
  readonly search: (
    q: string,
    options: { readonly kind?: SearchKind; readonly limit: number },
  ) => Promise<SearchAnswer>;
  readonly exportResume: (
    id: string,
    choice: ExportChoice,
  ) => Promise<{ readonly name: string; readonly bytes: Uint8Array }>;
  /** Puts the next people and jobs into the index anew. */
  readonly index: (after: string | undefined) => Promise<IndexPage>;
  /** How far the index is. */
  readonly indexState: () => Promise<IndexState>;
  /** How many texts have no vector yet. */
  readonly pending: () => Promise<number>;
  readonly demo: (action: "state" | "load" | "remove") => Promise<DemoState>;
  readonly close: () => Promise<void>;
}
