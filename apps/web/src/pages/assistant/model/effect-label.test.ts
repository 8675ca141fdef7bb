import type { ApprovalNeeded } from "@bole/server/contract";
import { describe, expect, test } from "vitest";
import { EFFECT_WORDS } from "../../../talent/effect-words.ts";
import { STAGE_NAMES } from "../../../talent/stage-names.ts";
import { effectLabel } from "./effect-label.ts";

type Previews = ApprovalNeeded["items"][number]["preview"][];

const asked = (kind: ApprovalNeeded["kind"], previews: Previews): ApprovalNeeded => ({
  ...{ workflow_id: "w", interrupt_id: "i", kind, title: "" },
  items: previews.map((preview, at) => ({ id: String(at), preview })),
});
const label = (needed: ApprovalNeeded, choices = {}) => [
  effectLabel(needed, choices, EFFECT_WORDS.en, STAGE_NAMES.en),
  effectLabel(needed, choices, EFFECT_WORDS.zh, STAGE_NAMES.zh),
];
const to = (stage: string) => ({
  ...{ application_id: "a", from: "sourced", to: stage, reason: "", job_title: "" },
});
const appointment = { starts_at: "", ends_at: "", time_zone: "UTC", options: [] };

describe("the button of an approval", () => {
  test.each<[ApprovalNeeded, string, string]>([
    [asked("plan", [{}]), "Start plan", "开始执行计划"],
    [asked("shortlist", [{}, {}, {}]), "Continue with 3 people", "选定 3 人并继续"],
    [asked("mails", [{}, {}, {}, {}, {}]), "Send 5 mails", "发送 5 封邮件"],
    [asked("mails", [{}]), "Send 1 mail", "发送 1 封邮件"],
    [
      asked("stages", [to("interview"), to("interview")]),
      "Move 2 people to Interview",
      "将 2 人移到“面试”",
    ],
    [asked("stages", [to("interview"), to("rejected")]), "Move 2 people", "变更 2 人的阶段"],
    [asked("slots", [appointment]), "Book 1 interview", "预约 1 场面试"],
    [
      asked("slots", [{ interview_id: "i", sequence: 1, starts_at: "" }]),
      "Move 1 interview",
      "改期 1 场面试",
    ],
    [asked("other", [{ interview_id: "i", sequence: 1 }]), "Cancel 1 interview", "取消 1 场面试"],
    [asked("results", [{}]), "Confirm results", "确认结果"],
  ])("names its effect: %#", (needed, en, zh) => expect(label(needed)).toEqual([en, zh]));

  test("counts only what is kept, and goes by what was changed", () => {
    const mails = asked("mails", [{}, {}]);
    expect(label(mails, { 1: { keep: false, edit: {} } })[0]).toBe("Send 1 mail");
    const stages = asked("stages", [to("interview")]);
    const changed = { 0: { keep: true, edit: { to: "offer" } } };
    expect(label(stages, changed)[0]).toBe("Move 1 person to Offer");
  });
});
