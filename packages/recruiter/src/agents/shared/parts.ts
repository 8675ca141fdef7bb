/** What the recruiter's agents work with. They read through talent, and touch the world by `ctx.effects` alone. */
import type { Principal } from "@bole/base";
import type { Threads } from "@bole/base/threads";
import type { ExecutionCtx } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { Models } from "@bole/models";
import type { Talent } from "@bole/talent";
import type { MailTemplates } from "../../templates/mail-templates.ts";
import type { SlotHolds } from "../scheduling/slot-holds.ts";

export interface RecruiterParts {
  readonly talent: Talent;
  readonly guardrails: Guardrails;
  readonly models: Pick<Models, "run">;
  readonly templates: MailTemplates;
  /** Where messages and mails are read. */
  readonly threads: Threads;
  /** Times that were offered to somebody and wait for an answer. */
  readonly holds: SlotHolds;
  /** Who signs mails. @default the job's organisation */
  readonly senderOf?: (tenant: string) => Promise<string | undefined>;
}

/** Agents only read; who may start a run was asked before. */
export const readerOf = ({
  tenant,
  step_id,
}: Pick<ExecutionCtx, "tenant" | "step_id">): Principal => ({
  tenant,
  user: `agent:${step_id}`,
  roles: ["owner"],
});
