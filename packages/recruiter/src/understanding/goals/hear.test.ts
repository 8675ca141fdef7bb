import { describe, expect, it } from "vitest";
import { say } from "../text/said.ts";
import { NAME } from "./cues.ts";
import { hear } from "./hear.ts";

/** N stands for somebody's name, as names are masked before this is read. */
const heard = (message: string) => hear(say(message).cues.replaceAll(/\bn\b|某甲/gu, NAME));

describe("what words alone say", () => {
  it.each([
    ["评估一下某甲，该进的进，该拒的拒", "review_people"],
    ["Go through N's resume and recommend whether to advance or reject him", "review_people"],
    ["让某甲跟技术总监聊一下，你找个双方都有空的时间把会约了", "schedule_interviews"],
    ["Find a slot that suits both N and the hiring manager", "schedule_interviews"],
    ["某甲周三来不了，换到下周一", "reschedule_interview"],
    ["把长期停滞的人选盘点分类一下，然后批量更新状态", "clean_pipeline"],
    ["Sort the stalled candidates, then update their status", "clean_pipeline"],
    ["Prepare outreach mails for N. Do not send them, I'll read them first", "write_mails"],
  ])("is work: %s", (message, goal) => {
    expect(heard(message)).toMatchObject({ intent: "work", goals: [goal] });
  });

  it.each([
    "管道清理会不会把人直接删掉啊",
    "审查简历是不是就直接改阶段了",
    "把候选人移到筛选阶段会发邮件吗",
    "评估一下某甲合适吗，我就问问",
    "Should I advance or reject N?",
    "who is stalled in the pipeline?",
    "Hold the outreach for now, legal is still looking at it",
    "外联先停一停",
    "邮件先缓一缓",
    "Don't put N in for a second round",
    "给某甲的邮件发了吗，问她期望薪资了吗",
    "我该怎么写信问候选人期望薪资？",
    "Don't send any emails to N",
    "Show me the plan",
    "What can you do about the stale candidates?",
    "Who can we email for the nurse job?",
    "I'm emailing them myself",
  ])("is a question or a refusal, and no work: %s", (message) => {
    expect(heard(message)).toMatchObject({ intent: "ask", goals: [] });
  });

  it.each([
    ["写信给某甲，问她期望薪资是多少，写好就发", ["write_mails", "send_mails"]],
    ["Email N and ask how many weeks of notice she has", ["write_mails", "send_mails"]],
    ["Rank the best candidates for the nurse job, no emails", ["parse_job", "find_people"]],
    ["先看看招聘方案：找人，发邮件", ["parse_job", "find_people", "write_mails", "send_mails"]],
    [
      "Show me a plan for launching the sales job: finding people and emailing them",
      ["parse_job", "find_people", "write_mails", "send_mails"],
    ],
  ])("is several steps, in their order: %s", (message, goals) => {
    expect(heard(message)).toMatchObject({ intent: "work", goals });
  });

  it.each([
    ["Find Rust developers in Amsterdam and email them", false],
    ["找几个在成都的 Swift 开发，发邮件联系", false],
    ["Find people for the job in Berlin and email them", true],
  ])("tells people for a job from people who are described: %s", (message, aboutJob) => {
    expect(heard(message)).toMatchObject({ intent: "work", aboutJob });
  });

  it("moves one person where a stage is named, and meets nobody", () => {
    expect(heard("把某甲推进到面试阶段")).toMatchObject({
      intent: "act",
      act: { topic: "move_stage", to_stage: "interview" },
    });
  });
});
