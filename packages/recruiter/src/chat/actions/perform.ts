/**
 * Does one small thing. A draft and a file are the workspace's own; whatever touches somebody is
 * asked for at the gate of effects, which may keep it for an approval.
 */
import { isBoleError } from "@bole/base";
import type { ChatAction } from "../../model/chat-action.ts";
import { toldError } from "../../model/told-error.ts";
import { type Acting, type Done, done } from "./acting.ts";
import { addCandidate } from "./add-candidate.ts";
import { addNote } from "./add-note.ts";
import { addPerson } from "./add-person.ts";
import { answerProposal } from "./answer-proposal.ts";
import { changeJob } from "./change-job.ts";
import { changeProposal } from "./change-proposal.ts";
import { proposeJob } from "./create-job.ts";
import { doNotContact } from "./do-not-contact.ts";
import { importFiles } from "./import-files.ts";
import { archiveJob, proposeForJob, reopenJob } from "./job-status.ts";
import { moveStage } from "./move-stage.ts";
import { undo } from "./undo.ts";
import { ACTION_WORDS } from "./words.ts";

/** What small acts may ask for at the gate. */
export const ACT_EFFECTS = [
  ...(["create_job", "move_stage", "publish_job", "close_job", "delete_job"] as const),
];

/** Who may do it: as the policy names permissions. What is answered or undone is asked for by its own name. */
const PERMISSIONS: Readonly<Record<ChatAction["kind"], string>> = {
  create_job: "edit_jobs",
  answer_proposal: "edit_jobs",
  change_proposal: "edit_jobs",
  publish_job: "publish_job",
  close_job: "close_job",
  reopen_job: "publish_job",
  archive_job: "edit_jobs",
  delete_job: "delete_job",
  change_job: "edit_jobs",
  move_stage: "move_stage",
  add_candidate: "edit_people",
  add_person: "edit_people",
  add_note: "edit_people",
  do_not_contact: "edit_suppressions",
  import: "edit_people",
  undo: "edit_jobs",
};

export async function performAction(action: ChatAction, acting: Acting): Promise<Done> {
  const { parts, language, principal, ctx } = acting;
  const words = ACTION_WORDS[language];
  const context = { ...principal, run_id: ctx.run_id, language };
  const permission = await parts.guardrails.checkPermission(PERMISSIONS[action.kind], context);
  if (!permission.allowed) {
    return done(words.forbidden(permission.verdicts.map(({ message }) => message).join(" ")));
  }
  try {
    return await perform(action, acting);
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
    case "change_proposal":
      return changeProposal(action, acting);
    case "publish_job":
    case "close_job":
    case "delete_job":
      return proposeForJob(action, acting);
    case "reopen_job":
      return reopenJob(action.job_id, acting);
    case "archive_job":
      return archiveJob(action.job_id, acting);
    case "change_job":
      return changeJob(action, acting);
    case "move_stage":
      return moveStage(action, acting);
    case "add_candidate":
      return addCandidate(action, acting);
    case "add_person":
      return addPerson(action, acting);
    case "add_note":
      return addNote(action, acting);
    case "do_not_contact":
      return doNotContact(action, acting);
    case "import":
      return importFiles(action, acting);
    case "undo":
      return undo(action.id, acting);
  }
}
