/** Everybody who is a candidate and not decided about, with the facts by which a pipeline is cleaned. */
import type { Principal } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import type { Job, Talent } from "@bole/talent";
import { z } from "zod";
import type { CriterionVerdict } from "../../model/index.ts";
import { isOpenFor } from "../jd/gaps.ts";
import { judge } from "../matching/judge.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { Scanned } from "./scanned.ts";

const DAY = 86_400_000;
const OVER = new Set(["hired", "rejected", "withdrawn"]);

export function pipelineScan({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "pipeline_scan",
    description: "Scans the pipeline: who is in which stage since when, and who wrote last.",
    kind: "retrieval",
    input: z.object({
      /** Null: all jobs. */
      job_id: z.string().nullable().default(null),
      stale_days: z.int().min(1).max(365).nullable().default(null),
      /** Of whoever reads it: what is told in another one is left out. */
      language: Spoken,
    }),
    output: z.object({ applications: z.array(Scanned), stale_days: z.int().min(1).nullable() }),
    run: async ({ job_id, stale_days, language }, ctx) => {
      const reader = readerOf(ctx);
      const ids = job_id === null ? await allJobs(talent, reader) : [job_id];
      const applications: Scanned[] = [];
      for (const id of ids) {
        ctx.signal.throwIfAborted();
        const job = await talent.jobs.get(reader, id);
        applications.push(...(await scanJob(talent, reader, job, ctx.clock.now(), language)));
      }
      return { applications, stale_days };
    },
  });
}

async function allJobs(talent: Pick<Talent, "jobs">, reader: Principal): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await talent.jobs.list(reader, {
      kind: "job",
      limit: 100,
      ...(after && { after }),
    });
    ids.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}

async function scanJob(
  talent: Talent,
  reader: Principal,
  job: Job,
  now: number,
  language: z.infer<typeof Spoken>,
): Promise<Scanned[]> {
  const { columns } = await talent.applications.board(reader, job.id);
  const days = (at: string) => Math.max(0, Math.floor((now - Date.parse(at)) / DAY));
  const scanned: Scanned[] = [];
  for (const { application, name, last_mail, next_interview, waiting } of columns
    .filter(({ stage }) => !OVER.has(stage))
    .flatMap(({ cards }) => cards)) {
    scanned.push({
      application_id: application.id,
      person_id: application.person_id,
      name,
      job_id: job.id,
      job_title: job.title,
      job_open: isOpenFor(job, new Date(now)),
      stage: application.stage,
      version: application.version,
      days_in_stage: days(application.updated_at),
      last_mail: last_mail && { direction: last_mail.direction, days: days(last_mail.at) },
      next_interview,
      waiting,
      musts: await mustsOf(talent, reader, application.person_id, job, language),
    });
  }
  return scanned;
}

async function mustsOf(
  talent: Talent,
  reader: Principal,
  personId: string,
  job: Job,
  language: z.infer<typeof Spoken>,
): Promise<Scanned["musts"]> {
  const { verdicts, reasons } = await judge(talent, reader, personId, job);
  const musts = new Set(job.criteria.flatMap(({ id, need }) => (need === "must" ? [id] : [])));
  const judged = verdicts.filter(({ criterion_id }) => musts.has(criterion_id));
  // Reasons are told in the language of the job.
  const isReadable = language === null || language === job.language;
  const said = ({ name, criterion_id }: CriterionVerdict) =>
    isReadable ? `${name} (${(reasons.get(criterion_id) ?? "").replace(/[。.]$/u, "")})` : name;
  return {
    met: judged.filter(({ verdict }) => verdict === "meets").length,
    not_met: judged.filter(({ verdict }) => verdict === "no").map(said),
    all: musts.size,
  };
}
