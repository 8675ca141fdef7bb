/** On whose behalf, and around which text or action, a check is made. */
import { Principal } from "@bole/base";
import { z } from "zod";
import { Language } from "./language.ts";

/**
 * Who wrote a text. What a third party wrote (a résumé, a mail) has no business giving orders, so
 * it is judged more strictly than what the user types.
 */
export const TextSource = z.enum(["user", "document", "mail"]);
export type TextSource = z.infer<typeof TextSource>;

export const CheckContext = Principal.extend({
  workflow_id: z.string().optional(),
  session_id: z.string().optional(),
  run_id: z.string().optional(),
  /** @default "zh" */
  language: Language.optional(),
  /** @default "user" */
  source: TextSource.optional(),
  /** Only asks what would be said: nothing is logged, and nobody is told. @default false */
  dry_run: z.boolean().optional(),
  /** More to keep with the log's row, such as the node or the file. */
  details: z.record(z.string(), z.unknown()).optional(),
});
export type CheckContext = z.infer<typeof CheckContext>;
