/** What the chat answers with, and changes something by. */
import type { Guardrails } from "@bole/guardrails";
import type { Models } from "@bole/models";
import type { Talent } from "@bole/talent";
import type { UnderstandingParts } from "../reading/parts.ts";
import type { PendingInterrupts, Sessions } from "../router/ports.ts";

/** Files that came with a message. */
interface Attachments {
  read(tenant: string, id: string): Promise<{ readonly name: string; readonly bytes: Uint8Array }>;
}

export interface ChatParts extends UnderstandingParts {
  readonly models: Pick<Models, "run" | "converse">;
  readonly talent: UnderstandingParts["talent"] &
    Pick<Talent, "assessments" | "imports" | "notes" | "resumes" | "suppressions" | "workflows">;
  readonly guardrails: Pick<
    Guardrails,
    "checkInput" | "checkOutput" | "policy" | "checkPermission" | "mailsLeft" | "report"
  >;
  readonly sessions: Sessions;
  readonly interrupts: PendingInterrupts;
  readonly attachments: Attachments;
}
