/**
 * Does one small thing. A draft and a file are the workspace's own; whatever touches somebody is
 * asked for at the gate of effects, which may keep it for an approval.
 */
import { isBoleError, type Principal } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import { toldError } from "../../model/told-error.ts";
import type { ChatAction } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { addCandidate } from "./add-candidate.ts";
import { answerProposal, proposeJob } from "./create-job.ts";
import { importFiles } from "./import-files.ts";
import { moveStage } from "./move-stage.ts";
import { publishJob } from "./publish-job.ts";
import { ACTION_WORDS } from "./words.ts";

/** Who may do it: as the policy names permissions. */
const PERMISSIONS: Readonly<Record<ChatAction["kind"], string>> = {
  create_job: "edit_jobs",
  answer_proposal: "create_job",
  publish_job: "publish_job",
  move_stage: "move_stage",
  add_candidate: "edit_people",
  import: "edit_people",
};

export async function performAction(
  parts: ChatParts,
  action: ChatAction,
  language: "zh" | "en",
  principal: Principal,
  ctx: ExecutionCtx,
): Promise<Done> {
  const words = ACTION_WORDS[language];
  const context = { ...principal, run_id: ctx.run_id, language };
  const permission = await parts.guardrails.checkPermission(PERMISSIONS[action.kind], context);
  if (!permission.allowed) {
    return done(words.forbidden(permission.verdicts.map(({ message }) => message).join(" ")));
  }
  try {
    return await perform(action, { parts, language, principal, ctx });
  } catch (error) {
    // What is refused is an answer; what is broken is not.
    if (!isBoleError(error)) throw error;
    const { code, message } = error;
    ctx.logger.warn("A small action was refused.", { action: action.kind, code, message });
    return done(words.failed(toldError(code, language)));
  }
}

function perform(action: ChatAction, acting: Acting): Promise<Done> {
  switch (action.kind) {
    case "create_job":
      return proposeJob(action.draft, acting);
    case "answer_proposal":
      return answerProposal(action, acting);
    case "publish_job":
      return publishJob(action.job_id, acting);
    case "move_stage":
      return moveStage(action, acting);
    case "add_candidate":
      return addCandidate(action, acting);
    case "import":
      return importFiles(action, acting);
  }
}
