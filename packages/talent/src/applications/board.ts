/** The board of a job: everybody in it by stage, with what one wants to see on their card. */
import { readJobById } from "../jobs/jobs.ts";
import { Stage } from "../model/application.ts";
import type { Db } from "../parts.ts";
import type { BoardCard } from "./board-card.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { onBoards } from "./on-boards.ts";

export interface Board {
  readonly job_id: string;
  readonly job_title: string;
  readonly columns: { readonly stage: Stage; readonly cards: BoardCard[] }[];
  readonly next_steps: NextStep[];
}

export async function readBoard(db: Db, jobId: string, now: Date): Promise<Board> {
  const job = await readJobById(db, jobId);
  const people = await onBoards(db, [jobId], now);
  return {
    job_id: job.id,
    job_title: job.title,
    columns: Stage.options.map((stage) => ({
      stage,
      cards: people
        .map(({ card }) => card)
        .filter(({ application }) => application.stage === stage),
    })),
    next_steps: nextSteps(people, now),
  };
}
