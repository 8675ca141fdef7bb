/** Somebody who talks to the recruiter over HTTP: what they say, decide and read. */
import { z } from "zod";
import {
  ApprovalNeeded,
  Done,
  GuardrailWarning,
  PlanView,
  RecruiterEvent,
  WorkflowView,
} from "../src/http/contract/recruiter.ts";
import type { testApi } from "./api.ts";
import { readSse } from "./read-sse.ts";

type Api = Awaited<ReturnType<typeof testApi>>;
const Told = z.intersection(RecruiterEvent, z.object({ message_id: z.string() }));
export type Told = z.infer<typeof Told>;
export interface Heard {
  readonly events: readonly Told[];
  readonly ids: readonly number[];
}

export const JOB = {
  title: "支付后端工程师",
  organisation: "杉桥科技",
  location: "上海",
  description: "我们为中小商户做清结算平台。\n\n要求：精通 Go，熟悉 Kafka。",
  criteria: [
    { id: "go", text: "精通 Go", need: "must", weight: 5, skill: "go" },
    { id: "kafka", text: "熟悉 Kafka", need: "must", weight: 3, skill: "kafka" },
  ],
};

export const resumeOf = (name: string, address: string) => `# ${name}
后端工程师 · ${address} · 上海

## 工作经历
### 云栈支付有限公司 | 后端工程师 | 2018.03 - 至今
- 用 Go 语言重写清算服务，日终批处理由 4 小时缩短到 35 分钟
- 把对账改为 Kafka 事件驱动，差错率下降 60%
`;

export function recruiterClient({ app, ask, send, host }: Api) {
  const heard = async (response: Response): Promise<Heard> => {
    if (!response.ok) throw new Error(await response.text());
    const frames = await readSse(response.body);
    return { ids: frames.map(({ id }) => id), events: frames.map(({ data }) => Told.parse(data)) };
  };
  return {
    addJob: async () => (await ask(z.object({ id: z.string() }), "POST", "/jobs", { job: JOB })).id,
    addPeople: async (...people: readonly (readonly [string, string])[]) => {
      const form = new FormData();
      for (const [name, address] of people) {
        form.append("files", new File([resumeOf(name, address)], `${address}.md`));
      }
      await app.request("/api/candidates/import", { method: "POST", body: form });
      await host.search.whenIdle();
    },
    say: async (body: object) => heard(await send("POST", "/agent/chat", body)),
    decide: async (workflow: string, ...decisions: object[]) =>
      heard(await send("POST", `/agent/workflows/${workflow}/resume`, { decisions })),
    workflow: (id: string) => ask(WorkflowView, "GET", `/agent/workflows/${id}`),
  };
}

/** Of the last event of that type. */
function lastOf({ events }: Heard, type: Told["type"]): unknown {
  const found = events.findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`There is no ${type} in ${JSON.stringify(events)}`);
  return found.content;
}

export const doneOf = (heard: Heard) => Done.parse(lastOf(heard, "done"));
export const askedOf = (heard: Heard) => ApprovalNeeded.parse(lastOf(heard, "approval_needed"));
export const planOf = (heard: Heard) => PlanView.parse(lastOf(heard, "plan_preview"));
export const warningOf = (heard: Heard) =>
  GuardrailWarning.parse(lastOf(heard, "guardrail_warning"));
