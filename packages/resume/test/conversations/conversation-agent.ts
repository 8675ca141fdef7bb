/** A résumé that one talks to, with a model at an address: for conversations that are recorded. */
import { createModels, hashedNgrams } from "@bole/models";
import { createAgent } from "../../src/agent/create-agent.ts";

const RESUMES = {
  zh: {
    basic: {
      name: "李明",
      title: "后端工程师",
      phone: "13812345678",
      email: "li@example.cn",
      location: "上海",
    },
    education: [
      {
        id: "e1",
        school: "浙江大学",
        major: "计算机",
        degree: "本科",
        startDate: "2014-09",
        endDate: "2018-06",
      },
    ],
    workExperience: [
      {
        ...{
          id: "w1",
          company: "美团",
          position: "后端工程师",
          startDate: "2020-07",
          endDate: "至今",
        },
        description: "负责支付网关，日均 300 万笔\n带 3 人小组",
      },
      {
        ...{
          id: "w2",
          company: "网易",
          position: "开发工程师",
          startDate: "2018-07",
          endDate: "2020-06",
        },
        description: "游戏登录服务",
      },
    ],
    skillContent: "Java、Go、MySQL",
  },
  en: {
    basic: {
      name: "Ada Byrne",
      title: "Data Analyst",
      phone: "+353 87 123 4567",
      email: "ada@example.ie",
      location: "12 Quay St, Galway",
    },
    workExperience: [
      {
        ...{
          id: "a",
          company: "Harbour Foods",
          position: "Data Analyst",
          startDate: "2021-02",
          endDate: "Present",
        },
        description:
          "Built weekly sales reports for 14 shops\nCut report time from 3 days to 4 hours",
      },
      {
        ...{
          id: "b",
          company: "Galway Gym",
          position: "Receptionist",
          startDate: "2019-05",
          endDate: "2021-01",
        },
        description: "Front desk and bookings",
      },
    ],
    skillContent: "SQL, Python, Excel",
  },
};

/** @param id of the conversation, which begins with its language and is the model's name, too */
export function openConversationAgent(url: string, id: string) {
  const endpoint = { provider: "openai-compatible", name: id, url, key: "key-0123456789" } as const;
  const { converse } = createModels({ models: [endpoint], embedder: hashedNgrams(), retries: 0 });
  const { run } = createModels({ embedder: hashedNgrams() });
  let count = 0;
  return createAgent({
    resume_data: id.startsWith("zh") ? RESUMES.zh : RESUMES.en,
    newId: (prefix) => `${prefix}-${++count}`,
    now: () => new Date("2026-11-18T09:00:00Z"),
    models: {
      run,
      // Somebody who answers by hand needs their time.
      converse: (conversation, ctx) => converse({ ...conversation, timeout_ms: 3_600_000 }, ctx),
    },
  });
}

export interface TurnOutcome {
  readonly reply: string;
  readonly paths: readonly string[];
  /** The résumé after it. */
  readonly resume: string;
}

export async function sayTo(
  agent: ReturnType<typeof openConversationAgent>,
  message: string,
): Promise<TurnOutcome> {
  const { reply, tool_results, resume_data } = await agent.processMessage(message);
  const paths = tool_results.map(({ path }) => path ?? "");
  return { reply, paths, resume: JSON.stringify(resume_data) };
}
