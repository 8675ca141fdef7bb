/** How long hiring takes, and what becomes of offers: by the history of stages. */
import { type Application, Stage, type StageEvent } from "@bole/talent";
import { allJobs } from "../../../agents/workspace/all-jobs.ts";
import { STAGE_NAMES } from "../../../model/stage-names.ts";
import { type Answering, type Asking, pick, reader, reply } from "../asking.ts";

const DAY = 86_400_000;

interface History {
  readonly application: Application;
  readonly events: readonly StageEvent[];
}

export const timeToHire: Answering = async (asking) => {
  const { job_id, stages } = asking.asked;
  const [start, end] = stages;
  if (start !== undefined && end !== undefined) return timeBetween(start, end, asking);
  const hired = (await histories(asking, ["hired"])).flatMap(({ application, events }) => {
    const last = events.findLast(({ to }) => to === "hired");
    if (last === undefined || !isInside(last.created_at, asking)) return [];
    return [(Date.parse(last.created_at) - Date.parse(application.created_at)) / DAY];
  });
  if (hired.length === 0) {
    const none = pick(
      asking,
      "这个范围内没有人入职，还算不出招聘周期。",
      "Nobody was hired in that range, so there is no time to hire yet.",
    );
    return reply(none, { job_id });
  }
  const { middle, least, most } = spread(hired);
  const text = pick(
    asking,
    `${hired.length} 位入职，从加入职位到入职的中位数是 ${middle} 天（最短 ${least} 天，最长 ${most} 天）。`,
    `${hired.length} hired. From becoming a candidate to being hired: median ${middle} days (${least} to ${most}).`,
  );
  return reply(text, { job_id });
};

/** From coming to one stage to coming to another. */
async function timeBetween(start: Stage, end: Stage, asking: Asking) {
  const took = (await histories(asking, Stage.options)).flatMap(({ events }) => {
    const from = events.find(({ to }) => to === start);
    const to = events.findLast((one) => one.to === end);
    if (!from || !to || to.created_at < from.created_at || !isInside(to.created_at, asking))
      return [];
    return [(Date.parse(to.created_at) - Date.parse(from.created_at)) / DAY];
  });
  const { language, job_id } = asking.asked;
  const way = [start, end].map((stage) => STAGE_NAMES[language][stage]).join(" → ");
  if (took.length === 0)
    return reply(
      pick(
        asking,
        `还没有人走完“${way}”，算不出时长。`,
        `Nobody has gone ${way} yet, so there is no time to tell.`,
      ),
      { job_id },
    );
  const { middle, least, most } = spread(took);
  return reply(
    pick(
      asking,
      `${way}：${took.length} 人，中位数 ${middle} 天（最短 ${least} 天，最长 ${most} 天）。`,
      `${way}: ${took.length} ${took.length === 1 ? "person" : "people"}, median ${middle} days (${least} to ${most}).`,
    ),
    { job_id },
  );
}

function spread(days: readonly number[]) {
  const sorted = days.toSorted((a, b) => a - b);
  return {
    middle: Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0),
    least: Math.round(sorted[0] ?? 0),
    most: Math.round(sorted.at(-1) ?? 0),
  };
}

export const offerFigures: Answering = async (asking) => {
  const { job_id } = asking.asked;
  const offered = (await histories(asking, ["offer", "hired", "rejected", "withdrawn"])).filter(
    ({ events }) =>
      events.some(({ to, created_at }) => to === "offer" && isInside(created_at, asking)),
  );
  const now = (stage: Application["stage"]) =>
    offered.filter(({ application }) => application.stage === stage).length;
  const [hired, open, withdrawn, rejected] = [
    now("hired"),
    now("offer"),
    now("withdrawn"),
    now("rejected"),
  ];
  const text = pick(
    asking,
    `发出过 ${offered.length} 个录用意向：${hired} 位入职，${open} 位待答复，${withdrawn} 位退出，${rejected} 位记为未通过。`,
    `${offered.length} ${offered.length === 1 ? "offer" : "offers"}: ${hired} hired, ${open} open, ${withdrawn} withdrew, ${rejected} ended as rejected.`,
  );
  return reply(text, { job_id });
};

/** Of applications that are in one of the stages now. */
export async function histories(
  asking: Asking,
  stages: readonly Application["stage"][],
): Promise<History[]> {
  const { parts, asked } = asking;
  const { jobs, applications } = parts.talent;
  const principal = reader(asking);
  const of = asked.job_id === null ? await allJobs({ jobs }, principal) : [{ id: asked.job_id }];
  const found: History[] = [];
  for (const { id } of of) {
    for (const application of await applications.ofJob(principal, id)) {
      if (!stages.includes(application.stage)) continue;
      found.push({ application, events: await applications.events(principal, application.id) });
    }
  }
  return found;
}

export function isInside(at: string, { asked: { from, to } }: Pick<Asking, "asked">): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}
