/** Everything that a message to the recruiter can ask for. */
import { toolbox } from "@bole/language";
import type { Desk } from "../desk.ts";
import { addNoteTool } from "./add-note.ts";
import { answerPendingTool } from "./answer-pending.ts";
import { bookInterviewTool } from "./book-interview.ts";
import { changeInterviewTool } from "./change-interview.ts";
import { changeJobTool } from "./change-job.ts";
import { comparePeopleTool } from "./compare-people.ts";
import { createJobTool } from "./create-job.ts";
import { draftTextTool } from "./draft-text.ts";
import {
  employerProfileTool,
  findJobsForTool,
  hiringStatsTool,
  marketOverviewTool,
} from "./figures.ts";
import { findTimesTool } from "./find-times.ts";
import { listInterviewsTool } from "./list-interviews.ts";
import { listJobsTool } from "./list-jobs.ts";
import { listPeopleTool } from "./list-people.ts";
import { mailStatusTool } from "./mail-status.ts";
import { makePlanTool } from "./make-plan.ts";
import { addToJobTool, moveStageTool } from "./move-stage.ts";
import { doNotContactTool, importPeopleTool } from "./people-in.ts";
import { cannotTool, refuseTool, talkTool } from "./plain.ts";
import { runWorkflowTool } from "./run-workflow.ts";
import { searchPeopleTool } from "./search-people.ts";
import { showJobTool } from "./show-job.ts";
import { showPersonTool } from "./show-person.ts";
import { undoTool } from "./undo.ts";
import { writeMailTool } from "./write-mail.ts";

export const RECRUITER_TOOLS = toolbox<Desk>([
  showPersonTool,
  answerPendingTool,
  comparePeopleTool,
  listInterviewsTool,
  listJobsTool,
  listPeopleTool,
  mailStatusTool,
  searchPeopleTool,
  showJobTool,
  addToJobTool,
  moveStageTool,
  createJobTool,
  changeJobTool,
  addNoteTool,
  doNotContactTool,
  importPeopleTool,
  undoTool,
  findTimesTool,
  hiringStatsTool,
  marketOverviewTool,
  employerProfileTool,
  findJobsForTool,
  draftTextTool,
  talkTool,
  cannotTool,
  refuseTool,
  writeMailTool,
  bookInterviewTool,
  changeInterviewTool,
  runWorkflowTool,
  makePlanTool,
]);
