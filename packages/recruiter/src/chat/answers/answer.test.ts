import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOTHING_KNOWN, type SessionMemory } from "../../reading/memory.ts";
import { remember } from "../../router/remember.ts";
import { type DemoLab, NOW, openDemoLab, ROSA, type Said } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import type { Reply } from "../chat-state.ts";
import { answer } from "./answer.ts";
import type { Asking } from "./asking.ts";
import { linesAbout } from "./look-up.ts";

let lab: DemoLab;
let lena: string;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
  lena = await addLena();
});
afterAll(() => lab.close());

async function ask(markup: string, said: Said = {}) {
  const reading = await lab.read(markup, said);
  const parts: Asking["parts"] = { ...lab.parts, ...NOBODY, talent: lab.talent };
  const replies: Reply[] = [];
  for (const asked of reading.asks) {
    const asking: Asking = {
      ...{ parts, asked, tenant: "acme", session_id: "s", pending: said.pending ?? [] },
      ...{ zone: "Asia/Shanghai", own: "Asia/Shanghai", now: NOW.getTime() },
    };
    const reply = await answer(asking);
    if (reply) replies.push(reply);
  }
  const links = replies.flatMap((one) => one.links);
  const ids = replies.findLast(({ person_ids }) => person_ids.length > 0)?.person_ids ?? [];
  const job_id = replies.findLast((one) => one.job_id !== null)?.job_id ?? null;
  return {
    text: [reading.said, ...replies.map(({ text }) => text)].filter(Boolean).join("\n"),
    links: links.map(({ title }) => title),
    records: links,
    ids,
    reading,
    memory: remember(reading, said.memory ?? NOTHING_KNOWN, { links, person_ids: ids, job_id }),
  };
}

/** Messages of one conversation; the answer to the last. */
async function talk(...messages: string[]) {
  let memory: SessionMemory = NOTHING_KNOWN;
  let last = await ask(messages[0] ?? "", { memory });
  for (const message of messages.slice(1)) {
    ({ memory } = last);
    last = await ask(message, { memory });
  }
  return last;
}

async function addLena(): Promise<string> {
  const resume = [
    "# Lena Vogt",
    "lena@example.com",
    "Hamburg, Germany",
    "## Experience",
    "Backend Engineer, Nordlicht GmbH, 2018-03 – present",
    "- Built payment services in Go and Kubernetes.",
    "- Holds a forklift licence.",
    "## Skills",
    "Go, Kubernetes",
  ].join("\n");
  const file = { name: "lena.md", bytes: new TextEncoder().encode(resume) };
  const { person_id } = await lab.talent.imports.import(ROSA, file);
  const raw = [
    "From: lena@example.com",
    "To: rosa@acme.example",
    "Message-ID: <1@example.com>",
    "Subject: Re: A role",
    "Date: Mon, 16 Nov 2026 07:00:00 +0000",
    "",
    "I'd love to hear more. Could we talk on Wednesday?",
    "",
    "> Would you like to talk?",
  ].join("\r\n");
  await lab.talent.mails.receive(ROSA, new TextEncoder().encode(raw));
  return person_id ?? "";
}

/** What no answer here asks for. */
const NOBODY: Pick<Asking["parts"], "sessions" | "interrupts" | "attachments" | "guardrails"> = {
  sessions: { memory: notAsked, history: notAsked, save: notAsked },
  interrupts: { pending: notAsked, found: notAsked },
  attachments: { read: notAsked },
  get guardrails() {
    return lab.guardrails;
  },
};

function notAsked(): never {
  throw new Error("Nobody asks for this here.");
}

describe("an answer about people", () => {
  it("counts first, in the language of the question, and then lists", async () => {
    expect((await ask("<list_people>有多少候选人？</list_people>")).text).toMatch(
      /^共 9 位候选人。\n按阶段：筛选 1，面试 2，录用意向 1。\n1\. Lena Vogt/u,
    );
    const { text, links, ids } = await ask(
      "<list_people stage=interview>Who is in interview for <job>the frontend role</job>?</list_people>",
    );
    expect(text).toMatch(
      /^2 candidates for "Senior Frontend Engineer", in Interview\.\n1\. Tomasz/u,
    );
    expect(links).toEqual(["Tomasz Wróbelski", "Maya Lindqvist"]);
    expect(ids).toEqual([lab.idOf("Tomasz Wróbelski"), lab.idOf("Maya Lindqvist")]);
  });

  it("goes by skills, years, places and words, and says what it went by", async () => {
    const go = await ask("<search_people>find <query>Go with 5+ years</query></search_people>");
    expect(go.text).toMatch(/^1 candidate with Go, 5\+ years\.\n1\. Lena Vogt/u);
    const none = await ask(
      "<search_people>find <query>Go, less than 3 years</query></search_people>",
    );
    expect(none.text).toMatch(/^No candidates with Go, at most 3 years/u);
    const place = await ask("<list_people>who is in <place>Shanghai</place></list_people>");
    expect(place.ids).toEqual([lab.idOf("何志强"), lab.idOf("陈思远")]);
    const words = await ask("<list_people>谁做<query>计算机视觉</query></list_people>");
    expect(words.text).toMatch(/1 位候选人。\n1\. 吴泽宇/u);
  });

  it("goes on from the question before, where only what differs is said", async () => {
    const interview = "<list_people stage=interview>who is in interview?</list_people>";
    const screening = await talk(
      interview,
      "<list_people stage=screening>and in screening?</list_people>",
    );
    expect(screening.text).toMatch(/^1 candidate in Screening/u);
    const berlin = await talk(
      interview,
      "<list_people>and in <place>Berlin</place>?</list_people>",
    );
    expect(berlin.text).toMatch(/^1 candidate in Interview, in Berlin\.\n1\. Maya/u);
    const zh = await talk(
      "<list_people><place>北京</place>有谁</list_people>",
      "<list_people><place>上海</place>呢</list_people>",
    );
    expect(zh.ids).toEqual([lab.idOf("何志强"), lab.idOf("陈思远")]);
    const anew = await talk(
      interview,
      "<list_people>which people do we have in <place>上海</place></list_people>",
    );
    expect(anew.ids).toHaveLength(2);
  });

  it("finds people for a job by a workflow, and asks whom to look for where nothing says it", async () => {
    const { reading } = await ask(
      "<search_people>find <count>five</count> people for <job>the frontend job</job> with <query>React</query></search_people>",
    );
    expect(reading).toMatchObject({ route: "direct", asks: [] });
    expect(reading.wanted).toMatchObject({
      ...{ goals: ["parse_job", "find_people"], job_id: lab.jobOf("Frontend"), limit: 5 },
      criteria: "React",
    });
    const { text } = await ask("<search_people>find somebody</search_people>");
    expect(text).toMatch(/^Whom shall I look for\?/u);
  });

  it("takes a role that is no job on record for words, and leaves out what was wanted of nobody", async () => {
    const { reading, text } = await ask(
      "<search_people>we need a <job>scuba diver</job></search_people>",
    );
    expect(reading.wanted).toBeNull();
    expect(text).toContain("“scuba diver”");
    expect(reading.calls).toEqual([{ tool: "search_people", args: { query: "scuba diver" } }]);
  });
});

describe("an answer about somebody", () => {
  it.each([
    [
      "<show_person aspect=email>what is <who>Maya</who>'s address?</show_person>",
      "Maya Lindqvist's mail address: maya@example.com",
    ],
    [
      "<show_person aspect=phone><who>Maya</who>'s number?</show_person>",
      "No phone number for Maya Lindqvist. You can reach them at maya@example.com",
    ],
    [
      "<show_person aspect=stage><who>陈思远</who>到哪一步了</show_person>",
      "陈思远在“高级后端工程师（支付清结算）”的录用意向阶段，自 2026年11月18日。",
    ],
    [
      "<show_person aspect=stage><who>林雨桐</who>在哪个阶段</show_person>",
      "林雨桐目前不在任何职位的流程里。",
    ],
    [
      "<show_person aspect=pay><who>林雨桐</who>期望多少</show_person>",
      "林雨桐的期望薪资没有记录。",
    ],
    [
      "<show_person aspect=availability>when can <who>Maya</who> start?</show_person>",
      "Maya Lindqvist's availability is not on record.",
    ],
    [
      "<show_person aspect=location>where does <who>Maya</who> live?</show_person>",
      "Maya Lindqvist is in Berlin, Germany.",
    ],
    [
      "<show_person aspect=resume><who>何志强</who>的简历</show_person>",
      "没有何志强的简历。何志强：后端开发；上海。",
    ],
    [
      "<show_person aspect=interviews><who>Maya</who>'s interviews</show_person>",
      "Maya Lindqvist has no interview.",
    ],
    [
      "<show_person aspect=mails>mails with <who>Maya</who></show_person>",
      "Nothing has been sent to Maya Lindqvist yet.",
    ],
    [
      "<show_person aspect=evidence>what shows it for <who>Maya</who>?</show_person>",
      "There is no résumé for Maya Lindqvist, so there is nothing to check.",
    ],
    [
      "<show_person>has <who>Lena</who> <aspect>a forklift licence</aspect>?</show_person>",
      "Lena Vogt's résumé says: “Holds a forklift licence.”",
    ],
    [
      "<show_person>does <who>Lena</who> speak <aspect>German</aspect>?</show_person>",
      "There’s nothing about “German” in Lena Vogt’s records.",
    ],
  ])("says what is on record, and what is not: %s", async (markup, text) => {
    expect((await ask(markup)).text).toBe(text);
  });

  it("tells work by the résumé's dates", async () => {
    const { text, records } = await ask(
      "<show_person aspect=experience><who>Lena</who>'s experience</show_person>",
    );
    expect(text).toContain("- Backend Engineer, Nordlicht GmbH (2018-03 – present)");
    expect(records).toContainEqual(expect.objectContaining({ kind: "resume" }));
  });

  it("keeps what was asked of the one before, and tells namesakes apart", async () => {
    const { text } = await talk(
      "<show_person aspect=email>what's <who>Maya</who>'s email</show_person>",
      "<show_person>and <who>Tomasz</who>?</show_person>",
    );
    expect(text).toBe("Tomasz Wróbelski's mail address: tomasz@example.com");
    const two = await ask("<show_person aspect=email><who>张伟</who>的邮箱</show_person>");
    expect(two.text).toMatch(/1\. 张伟 · 生产主管 · 苏州.*\n2\. 张伟 · C 端产品经理 · 北京/u);
  });

  it("finds whole words only", () => {
    expect(linesAbout("German", "Lives in Germany.\nFluent German.")).toEqual(["Fluent German."]);
    expect(linesAbout("德语", "在德国工作\n德语流利")).toEqual(["德语流利"]);
  });

  it("compares by the criteria of the job that they share; what is unknown stays so", async () => {
    const { text, links } = await ask(
      "<compare_people>compare <who>Maya</who> and <who>Tomasz</who></compare_people>",
    );
    expect(text).toContain("● Strong React: Maya Lindqvist unknown, Tomasz Wróbelski unknown");
    expect(text).toContain("Maya Lindqvist meets 0 of 1 must-haves");
    expect(links).toContain("Senior Frontend Engineer");
    const on = await ask(
      "<compare_people><who>Maya</who> or <who>Lena</who> on <query>Kubernetes</query>?</compare_people>",
    );
    expect(on.text).toContain("There’s nothing about “Kubernetes” in Maya Lindqvist’s records.");
    expect(on.text).toContain(
      "Lena Vogt's résumé says: “Built payment services in Go and Kubernetes.”",
    );
    const alone = await ask("<compare_people>compare <who>Maya</who></compare_people>");
    expect(alone.text).toMatch(/^Which two candidates\?/u);
  });
});

describe("an answer about jobs", () => {
  it("counts first, by status, place and words", async () => {
    expect((await ask("<list_jobs>how many jobs are there?</list_jobs>")).text).toMatch(
      /^3 jobs \(3 open\):\n1\. /u,
    );
    expect((await ask("<list_jobs status=closed>关了的呢</list_jobs>")).text).toBe(
      "没有已关闭职位。",
    );
    const berlin = await ask("<list_jobs>jobs in <place>Berlin</place></list_jobs>");
    expect(berlin.links).toEqual(["Senior Frontend Engineer"]);
    const words = await ask(
      "<list_jobs status=open>anything open for <query>waiters</query>?</list_jobs>",
    );
    expect(words.text).toMatch(/^There is no open job about “waiters”\.\n3 open jobs:/u);
  });

  it.each([
    ["overview", "Senior Frontend Engineer\nHarbourline · Berlin · open\nMust: Strong React"],
    ["criteria", "Senior Frontend Engineer\nMust: Strong React"],
    ["pay", "“Senior Frontend Engineer” doesn’t state the pay."],
    ["location", "Senior Frontend Engineer: Berlin"],
    ["status", '"Senior Frontend Engineer" is open.'],
    [
      "people",
      "2 people. Senior Frontend Engineer: Interview 2\n1. Tomasz Wróbelski\n2. Maya Lindqvist",
    ],
  ])("tells its %s", async (aspect, text) => {
    const markup = `<show_job aspect=${aspect}>tell me of <job>the frontend job</job></show_job>`;
    expect((await ask(markup)).text).toBe(text);
  });

  it("asks which where none is in focus, and means that of the last answer where one is", async () => {
    expect((await ask("<show_job>what are the requirements?</show_job>")).text).toMatch(
      /^Which job\?\n1\. /u,
    );
    const { text } = await talk(
      "<show_job>show me <job>the frontend job</job></show_job>",
      "<list_people>who is in there?</list_people>",
    );
    expect(text).toMatch(/^2 candidates for "Senior Frontend Engineer"/u);
  });
});

describe("an answer about mails and interviews", () => {
  it("quotes what somebody has written, without what they quote", async () => {
    const { text } = await ask(
      "<mail_status aspect=content>what did <who>Lena</who> say?</mail_status>",
    );
    expect(text).toBe(
      "Lena Vogt wrote on 18 Nov 2026:\n“I'd love to hear more. Could we talk on Wednesday?”",
    );
    const answered = await ask(
      "<mail_status aspect=answered>has <who>Maya</who> replied?</mail_status>",
    );
    expect(answered.text).toBe(
      "Maya Lindqvist has not replied yet. Nothing has been sent to them either.",
    );
  });

  it("tells of all who answered, what waits and what came back", async () => {
    const replied = await ask("<mail_status aspect=answered>did anyone reply?</mail_status>");
    expect(replied.text).toBe("0 mails to 0 people; 1 replied.\nReplied (1): Lena Vogt.");
    expect(replied.ids).toEqual([lena]);
    const before = await ask(
      "<mail_status aspect=answered><when>昨天</when>有人回吗</mail_status>",
    );
    expect(before.text).toBe("共发出 0 封邮件，联系 0 人，0 人回复。");
    expect((await ask("<mail_status aspect=bounced>any bounces?</mail_status>")).text).toBe(
      "No emails bounced.",
    );
    expect((await ask("<mail_status aspect=waiting>还有没发的吗</mail_status>")).text).toBe(
      "没有待发送的邮件。\n大家都已回复。\n目前没有等待批准的事项。",
    );
  });

  it("asks whose mail is meant where nobody is in focus", async () => {
    expect((await ask("<mail_status aspect=content>what does it say?</mail_status>")).text).toBe(
      "Whose mail?",
    );
  });

  it("says which interviews there are, of whom, with whom and when", async () => {
    expect((await ask("<list_interviews><when>这周</when>有哪些面试</list_interviews>")).text).toBe(
      "这段时间没有面试。",
    );
    const { text } = await ask(
      "<list_interviews>interviews with <with>Dr. Nobody</with></list_interviews>",
    );
    expect(text).toMatch(/^No interviewer is called “Dr\. Nobody”/u);
    const odd = await ask(
      "<list_interviews>interviews <when>round the solstice</when></list_interviews>",
    );
    expect(odd.text).toMatch(/^I could not tell when “round the solstice” is/u);
    const asked = await ask(
      "<list_interviews><who>陈思远</who>是<when>哪天</when>来着</list_interviews>",
    );
    expect(asked.text).toBe("陈思远没有面试安排。");
  });

  it("says what other conversations wait for, each in the words of who wanted it, and leads there", async () => {
    const goal = "帮我找到适合大模型岗位的候选人，发邮件，然后安排面试";
    const current = { message_id: "m", route: "planner" };
    const state = { goal, language: "zh", route: "planner", message_id: "m", current };
    const workflow = {
      ...{ id: "w-else", session_id: "s-else", user_id: ROSA.user, workflow_type: "custom" },
      ...{ status: "waiting" as const, state_json: JSON.stringify(state), result_json: "{}" },
      ...{ plan_id: "", graph_name: "supervisor", langgraph_thread_id: "w-else" },
    };
    await lab.talent.workflows.create(ROSA, workflow);
    const zh = await ask("<mail_status aspect=waiting>什么在等我批准</mail_status>");
    expect(zh.text).toContain(`1. “${goal}”（另一次对话）`);
    expect(zh.records).toEqual([{ kind: "session", id: "s-else", title: `“${goal}”` }]);
    const en = await ask("<mail_status aspect=waiting>what waits for me?</mail_status>");
    expect(en.text).toContain(`1. “${goal}” (another conversation)`);
    await lab.talent.workflows.change(ROSA, "w-else", { status: "completed" });
  });
});
