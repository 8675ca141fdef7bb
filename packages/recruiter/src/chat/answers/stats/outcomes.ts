/** How long hiring takes, and what becomes of offers: by the history of stages. */
import type { Application, StageEvent } from "@bole/talent";
import { allJobs } from "../../../agents/workspace/all-jobs.ts";
import { type Answering, type Asking, pick, reader, reply } from "../asking.ts";

const DAY = 86_400_000;

interface History {
  readonly application: Application;
  readonly events: readonly StageEvent[];
}

export const timeToHire: Answering = async (asking) => {
  const { job_id } = asking.asked;
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
  const sorted = hired.toSorted((a, b) => a - b);
  const middle = Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
  const [least, most] = [Math.round(sorted[0] ?? 0), Math.round(sorted.at(-1) ?? 0)];
  const text = pick(
    asking,
    `${hired.length} 位入职，从加入职位到入职的中位数是 ${middle} 天（最短 ${least} 天，最长 ${most} 天）。`,
    `${hired.length} hired. From becoming a candidate to being hired: median ${middle} days (${least} to ${most}).`,
  );
  return reply(text, { job_id });
};

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

async function histories(
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
