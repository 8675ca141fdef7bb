/** What starts work: mails, interviews, workflows and plans, each with what it needs or a question for it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoLab, openDemoLab, ROSA } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import { NOTHING_KNOWN, type SessionMemory } from "../memory.ts";
import type { Reading } from "../reading.ts";

let lab: DemoLab;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

/** The next message of the same conversation. */
const after = ({ state, unfinished, language }: Reading): { memory: SessionMemory } => ({
  memory: { ...NOTHING_KNOWN, state, unfinished, language },
});
const backend = () => lab.jobOf("后端");
const frontend = () => lab.jobOf("Frontend");

describe("a mail", () => {
  it("is about the job that they are a candidate for, to nobody else, with its purpose and wishes", async () => {
    const { wanted, route, calls } = await lab.read(
      "<write_mail purpose=rejection>Send <who>Maya Lindqvist</who> a rejection, <wish>short</wish>, <wish>mention the visa</wish></write_mail>",
    );
    expect(route).toBe("direct");
    expect(wanted).toMatchObject({
      ...{ goals: ["write_mails", "send_mails"], workflow_type: "bulk_outreach" },
      ...{ purpose: "rejection", job_id: frontend(), person_ids: [lab.idOf("Maya Lindqvist")] },
      instructions: "short; mention the visa",
    });
    expect(calls).toMatchObject([
      {
        tool: "write_mail",
        args: {
          purpose: "rejection",
          who: [{ id: lab.idOf("Maya Lindqvist"), name: "Maya Lindqvist" }],
        },
      },
    ]);
  });

  it("whose purpose nobody said is asked about; the answer completes it, and the first words stay its goal", async () => {
    const asked = await lab.read("<write_mail>给<who>何志强</who>写封邮件</write_mail>");
    expect(asked).toMatchObject({
      ...{ route: "chat", wanted: null, is_question: true },
      intended: { route: "direct", workflow_type: "bulk_outreach" },
      calls: [{ tool: "ask", args: { tool: "write_mail", argument: "purpose" } }],
    });
    expect(asked.said).toContain("婉拒");
    for (const answer of [
      "<talk>婉拒</talk>",
      "<talk>2</talk>",
      "<write_mail purpose=rejection>拒掉</write_mail>",
    ]) {
      const done = await lab.read(answer, after(asked));
      expect(done.wanted).toMatchObject({ purpose: "rejection", person_ids: [lab.idOf("何志强")] });
      expect(done.goal).toBe("给何志强写封邮件");
    }
  });

  it("to somebody who was never contacted is a first contact, once the job is known", async () => {
    const asked = await lab.read("<write_mail>Write to <who>林雨桐</who></write_mail>");
    expect(asked.calls).toMatchObject([{ args: { argument: "job" } }]);
    // Whatever a bare title is taken for, it answers what was asked.
    const done = await lab.read("<show_job>大模型</show_job>", after(asked));
    expect(done.wanted).toMatchObject({
      ...{ purpose: "outreach", job_id: lab.jobOf("大模型"), person_ids: [lab.idOf("林雨桐")] },
    });
  });

  it("that rejects never becomes outreach where nobody is named", async () => {
    const asked = await lab.read(
      "<write_mail purpose=rejection>拒掉<job>大模型算法</job>的</write_mail>",
    );
    expect(asked).toMatchObject({ wanted: null, calls: [{ args: { argument: "who" } }] });
  });

  it("to everyone in a job is to its candidates", async () => {
    const { wanted } = await lab.read(
      "<write_mail purpose=note>mail <who ref=all>everyone</who> in the <job>frontend role</job> that <wish>we are late</wish></write_mail>",
    );
    const both = ["Maya Lindqvist", "Tomasz Wróbelski"].map((name) => lab.idOf(name));
    expect(wanted?.person_ids.toSorted()).toEqual(both.toSorted());
  });

  it("to those whom a cleanup closes asks whom: nobody knows them yet", async () => {
    const { said, calls, wanted } = await lab.read(
      "<run_workflow workflow=pipeline_cleanup>Clean up the pipeline</run_workflow> and <write_mail purpose=rejection>write to <who ref=pronoun>them</who></write_mail>",
    );
    expect(wanted).toBeNull();
    expect(calls).toEqual([{ tool: "ask", args: { tool: "write_mail", argument: "who" } }]);
    expect(said).toContain("Which candidate?");
  });

  it("that is not to be sent is only written", async () => {
    const { wanted } = await lab.read(
      "<write_mail purpose=offer>Write <who>陈思远</who> an offer</write_mail>, <write_mail polarity=dont>but don't send it</write_mail>",
    );
    expect(wanted?.goals).toEqual(["write_mails"]);
  });

  it("uses the template that a wish names, and is for what the template is for", async () => {
    const { wanted } = await lab.read(
      "<write_mail>给<who>林雨桐</who>发信，<job>大模型</job>那个岗，<wish>用温和介绍</wish></write_mail>",
    );
    expect(wanted).toMatchObject({ template_id: "template_1", purpose: "outreach" });
  });
});

describe("several wishes", () => {
  it("for different people or purposes are never mixed: the first begins, the others are named", async () => {
    const { wanted, notes, calls } = await lab.read(
      "<write_mail purpose=rejection>Reject <who>Maya Lindqvist</who></write_mail> and <write_mail purpose=offer>send <who>陈思远</who> an offer</write_mail>",
    );
    expect(wanted).toMatchObject({
      ...{ purpose: "rejection", person_ids: [lab.idOf("Maya Lindqvist")] },
    });
    expect(notes.join()).toContain("Write a mail (陈思远)");
    expect(calls).toHaveLength(1);
  });

  it("of mails and interviews with the same people wait for their answers, and are planned first", async () => {
    const { wanted, route } = await lab.read(
      "<write_mail purpose=invitation>Write to <who>Maya Lindqvist</who></write_mail> and <book_interview>arrange an interview with <who ref=pronoun>her</who></book_interview>",
    );
    // The booking invites by itself.
    expect([route, wanted?.goals]).toEqual(["direct", ["schedule_interviews"]]);
    const chain = await lab.read(
      "<write_mail purpose=follow_up>Follow up with <who>Maya Lindqvist</who></write_mail> and <book_interview>arrange an interview with <who ref=pronoun>her</who></book_interview>",
    );
    expect(chain).toMatchObject({ route: "planner", wanted: { workflow_type: "custom" } });
    expect(chain.wanted?.goals).toEqual([
      ...["write_mails", "send_mails", "schedule_interviews", "await_replies"],
    ]);
  });

  it("are led by whoever is named and is no candidate", async () => {
    const [leader] = await lab.talent.interviewers.list({ tenant: "acme", user: "r", roles: [] });
    const { wanted } = await lab.read(
      "<book_interview>把<who>陈思远</who>和<who>郑岚</who>约在一起</book_interview>",
    );
    expect(wanted).toMatchObject({
      ...{ person_ids: [lab.idOf("陈思远")], interviewer_ids: [leader?.id] },
    });
  });

  it("keep the clear ones while something is asked, and begin them together", async () => {
    const asked = await lab.read(
      "<run_workflow workflow=pipeline_cleanup>清理一下管道</run_workflow>，<write_mail purpose=rejection>再给<who>张伟</who>发拒信</write_mail>",
    );
    expect(asked).toMatchObject({ wanted: null, intended: { workflow_type: "custom" } });
    const one = await lab.read(
      "<write_mail><who ref=ordinal>第二个</who></write_mail>",
      after(asked),
    );
    const done = await lab.read("<write_mail><job>大模型</job></write_mail>", after(one));
    expect(done.wanted?.goals).toEqual(["write_mails", "send_mails", "clean_pipeline"]);
    expect(done.goal).toBe("清理一下管道，再给张伟发拒信");
  });

  it("beside a question are not begun unasked: it is asked whether to go on", async () => {
    const asked = await lab.read(
      "<show_person aspect=email>What is <who>Maya Lindqvist</who>'s address</show_person> and <write_mail purpose=rejection>send <who ref=pronoun>her</who> a rejection</write_mail>",
    );
    expect(asked).toMatchObject({ route: "chat", is_question: true, wanted: null });
    expect(asked.asks).toHaveLength(1);
    expect(asked.said).toContain("Write a mail (Maya Lindqvist)");
    const done = await lab.read("<talk>1</talk>", after(asked));
    expect(done.wanted).toMatchObject({ person_ids: [lab.idOf("Maya Lindqvist")] });
  });
});

describe("an interview", () => {
  it("is at the time that was said, by the clock of whoever leads it, where it was said", async () => {
    const { wanted, route } = await lab.read(
      "<book_interview mode=video>Interview <who>Maya Lindqvist</who> on <when>Friday 3pm</when> for <duration>45 minutes</duration> with <with>郑岚</with>, <mode>Teams</mode></book_interview>",
      { zone: "Europe/Berlin" },
    );
    expect(route).toBe("direct");
    expect(wanted).toMatchObject({
      ...{ goals: ["schedule_interviews"], workflow_type: "interview_scheduling" },
      ...{ job_id: frontend(), minutes: 45, place: "Teams" },
      ...{ from: "2026-11-20T07:00:00.000Z", to: "2026-11-20T08:00:00.000Z" },
    });
    expect(wanted?.interviewer_ids).toHaveLength(1);
  });

  it("with an interviewer whom nobody knows asks, and offers those who are there", async () => {
    const { said, calls } = await lab.read(
      "<book_interview>约<who>何志强</who>和<with>老刘</with>面试</book_interview>",
    );
    expect(said).toContain("面试官里没有“老刘”");
    expect(said).toContain("郑岚");
    expect(calls).toMatchObject([{ tool: "ask", args: { argument: "with" } }]);
  });

  it("with somebody who is no candidate for the job says so", async () => {
    const { said, wanted } = await lab.read(
      "<book_interview>约<who>林雨桐</who>面试<job>大模型算法工程师</job></book_interview>",
    );
    expect([said.includes("还不是这个职位的候选人"), wanted]).toEqual([true, null]);
  });

  it("that does not exist is neither moved nor cancelled", async () => {
    const { said, wanted, calls } = await lab.read(
      "<change_interview action=move>Move <who>Tomasz Wróbelski</who>'s interview to <when>Friday</when></change_interview>",
    );
    expect(said).toBe("Tomasz Wróbelski has no coming interview.");
    expect([wanted, calls]).toEqual([null, [{ tool: "cannot", args: {} }]]);
  });

  it("is moved on its day, changed in place, or cancelled with its reason; of two it asks which", async () => {
    const [interviewer] = await lab.talent.interviewers.list(ROSA);
    const book = async (name: string, starts_at: string, job_id: string) => {
      const all = await lab.talent.applications.ofJob(ROSA, job_id);
      const application = all.find(({ person_id }) => person_id === lab.idOf(name));
      const payload = {
        ...{ application_id: application?.id ?? "", interviewer_id: interviewer?.id ?? "" },
        ...{ starts_at, ends_at: starts_at.replace(":00:00", ":45:00") },
      };
      await lab.talent.effects.request(ROSA, { kind: "book_interview", payload });
    };
    await book("Maya Lindqvist", "2026-11-24T02:00:00Z", frontend());
    await book("陈思远", "2026-11-25T02:00:00Z", backend());
    const moved = await lab.read(
      "<change_interview action=move>Make <who>Maya</who>'s interview <when>3pm</when></change_interview>",
    );
    expect(moved.wanted).toMatchObject({
      ...{ goals: ["reschedule_interview"], job_id: frontend() },
      ...{ from: "2026-11-24T07:00:00.000Z", to: "2026-11-24T08:00:00.000Z" },
    });
    const video = await lab.read(
      "<change_interview action=change_mode mode=video>make <who>Maya</who>'s a video call</change_interview>",
    );
    expect(video.wanted).toMatchObject({ place: "Video call", from: null, to: null });
    const asked = await lab.read(
      "<change_interview action=cancel>cancel the interview, <reason>the office is closed</reason></change_interview>",
    );
    expect(asked).toMatchObject({
      wanted: null,
      intended: { workflow_type: "interview_scheduling" },
    });
    expect(asked.said).toContain("Maya Lindqvist · Senior Frontend Engineer");
    const off = await lab.read("<talk>2</talk>", after(asked));
    expect(off.wanted).toMatchObject({
      ...{ goals: ["cancel_interview"], job_id: backend(), instructions: "the office is closed" },
    });
  });
});

describe("a workflow", () => {
  it.each([
    ["job_launch", "direct", ["parse_job", "find_people", "write_mails", "send_mails"]],
    ["bulk_outreach", "direct", ["write_mails", "send_mails"]],
    ["candidate_review", "direct", ["review_people"]],
    ["interview_scheduling", "direct", ["schedule_interviews"]],
    ["pipeline_cleanup", "direct", ["clean_pipeline"]],
  ])("%s begins with the job that is named", async (workflow, route, goals) => {
    const reading = await lab.read(
      `<run_workflow workflow=${workflow}>run it for <job>Senior Frontend Engineer</job>, <count>top 3</count></run_workflow>`,
    );
    expect(reading).toMatchObject({ route, wanted: { goals, workflow_type: workflow, limit: 3 } });
    expect(reading.wanted?.job_id).toBe(frontend());
  });

  it("asks for a missing job, and cleans up everything unless one is named", async () => {
    const page = { job_id: frontend() };
    const launch = await lab.read("<run_workflow workflow=job_launch>启动</run_workflow>");
    expect(launch).toMatchObject({ wanted: null, intended: { workflow_type: "job_launch" } });
    const cleanup = await lab.read(
      "<run_workflow workflow=pipeline_cleanup>archive <query>anyone stuck for 30+ days</query></run_workflow>",
      { page },
    );
    expect(cleanup.wanted).toMatchObject({ job_id: null, stale_days: 30 });
  });

  it("says that a job has no criteria where people are compared with it", async () => {
    const { notes } = await lab.read(
      "<run_workflow workflow=candidate_review>审查<job>大模型算法工程师</job>的候选人</run_workflow>",
    );
    expect(notes.join()).toContain("还没有评估标准");
  });
});

describe("a plan", () => {
  it("goes from the job to interviews where nothing else tells its steps", async () => {
    const { route, wanted } = await lab.read(
      "<make_plan>Plan how to <goal>fill</goal> <job>Senior Frontend Engineer</job>, <count>5</count> people</make_plan>",
    );
    expect(route).toBe("planner");
    expect(wanted).toMatchObject({ workflow_type: "custom", limit: 5, purpose: "outreach" });
    expect(wanted?.goals).toContain("await_replies");
  });

  it("is made of what the message asks for, and shown first", async () => {
    const { route, wanted } = await lab.read(
      "<make_plan>Make a plan first</make_plan>: <run_workflow workflow=candidate_review>review <job>Senior Frontend Engineer</job></run_workflow>",
    );
    expect([route, wanted?.goals]).toEqual(["planner", ["review_people"]]);
  });

  it("is for the job whose words its goal has", async () => {
    const { wanted } = await lab.read(
      "<make_plan>做个计划，<goal>给大模型岗位招两个人</goal></make_plan>",
    );
    expect(wanted?.job_id).toBe(lab.jobOf("大模型"));
  });

  it("asks for the job that it is for", async () => {
    const asked = await lab.read(
      "<make_plan>做个招聘计划，<goal>开春要来六个值班员</goal></make_plan>",
    );
    expect(asked).toMatchObject({ wanted: null, intended: { route: "planner" } });
  });
});
