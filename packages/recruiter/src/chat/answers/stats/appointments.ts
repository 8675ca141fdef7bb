/** Interviews as figures, and who leads how many. */
import type { InterviewEntry } from "@bole/talent";
import { type Answering, type Asking, pick, reader, reply } from "../asking.ts";
import { isInside } from "./outcomes.ts";

export const interviewFigures: Answering = async (asking) => {
  const { job_id } = asking.asked;
  const all = (await interviewsOf(asking)).filter(({ starts_at }) => isInside(starts_at, asking));
  const count = (state: InterviewEntry["state"]) => all.filter((one) => one.state === state).length;
  const [held, coming, cancelled] = [count("done"), count("booked"), count("cancelled")];
  const text = pick(
    asking,
    `面试：已结束 ${held} 场，已约 ${coming} 场，已取消 ${cancelled} 场。`,
    `Interviews: ${held} held, ${coming} booked, ${cancelled} cancelled.`,
  );
  return reply(text, { job_id });
};

export const workload: Answering = async (asking) => {
  const { parts, asked, now } = asking;
  const at = new Date(now).toISOString();
  const coming = (await interviewsOf(asking)).filter(
    ({ state, starts_at }) => state === "booked" && starts_at >= at && isInside(starts_at, asking),
  );
  const interviewers = await parts.talent.interviewers.list(reader(asking));
  const lines = interviewers.map(({ id, name }) => {
    const count = coming.filter(({ interviewer_id }) => interviewer_id === id).length;
    return pick(asking, `${name} ${count} 场`, `${name} ${count}`);
  });
  const { total } = await parts.talent.jobs.list(reader(asking), { status: "open", limit: 1 });
  const text = pick(
    asking,
    `开放职位 ${total} 个；接下来的面试：${lines.join("，") || "无"}。每位招聘人员的工作量没有记录。`,
    `${total} open jobs; interviews to come: ${lines.join(", ") || "none"}. How much work each recruiter has is not recorded.`,
  );
  return reply(text, { job_id: asked.job_id });
};

async function interviewsOf(asking: Asking): Promise<InterviewEntry[]> {
  const { parts, asked } = asking;
  const all: InterviewEntry[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await parts.talent.interviews.list(reader(asking), {
      limit: 200,
      ...(asked.job_id !== null && { job_id: asked.job_id }),
      ...(after !== undefined && { after }),
    });
    all.push(...items);
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}
