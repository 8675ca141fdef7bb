import { describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "../memory.ts";
import type { Pending } from "../pending.ts";
import { readAnswer } from "./read-answer.ts";

const people = ["李雷", "韩梅梅", "Maya Lindqvist", "Tomasz Wróbelski"];
const items = people.map((name, at) => ({ id: `i${at + 1}`, preview: { name } }));

const waiting = (kind: Pending["kind"], more: Partial<Pending> = {}): Pending => ({
  ...{ workflow_id: `w-${kind}`, interrupt_id: `g-${kind}`, kind, title: kind, items },
  ...{ workflow_type: "job_launch", goal: "", asked_at: "2026-11-18T09:00:00Z" },
  ...more,
});
const mails = waiting("mails");

function decided(message: string, ...pending: Pending[]) {
  const reading = readAnswer(message, pending.length > 0 ? pending : [mails], NOTHING_KNOWN);
  return reading?.answered?.decisions[0];
}
const kept = (message: string, ...pending: Pending[]) => {
  const value = decided(message, ...pending)?.value;
  return value !== undefined && "items" in value
    ? value.items.filter(({ keep }) => keep).map(({ id }) => id)
    : undefined;
};

describe("an answer to what waits", () => {
  it.each([
    "可以，发吧",
    "好的",
    "没问题，都发了吧",
    "yes",
    "Yes please, send them all",
    "looks good to me",
    "go ahead",
    "LGTM 👍",
    "看着挺好的，就照这个计划来",
    "名单没意见，往下走",
    "内容我看过了，都发出去吧",
    "These all look right to me. Send.",
    "写得太棒了，比我强，直接冲吧",
    "Brilliant, love these. Fire away",
    "No changes needed, send away",
    "发吧，下次语气活泼点",
  ])("is a yes: %s", (message) => {
    expect(decided(message)).toMatchObject({ interrupt_id: "g-mails", decision: "approve" });
  });

  it.each([
    "no, cancel",
    "不要发了",
    "算了",
    "取消吧",
    "don't send them",
    "stop",
    "不要动他们的状态",
    "Leave everyone where they are",
    "撤了，不发这批",
    "Please don't, I need to talk to legal first",
    "打住，谁都别联系",
    "No. Ditch all of them",
    "Not one of these is senior enough, bin the lot",
    "别发了，岗位关了",
    "We've changed our minds, cancel it",
  ])("is a no: %s", (message) => {
    expect(decided(message)).toMatchObject({ decision: "reject" });
  });

  it.each([
    ["yes but drop the third one", ["i1", "i2", "i4"]],
    ["去掉李雷，其他都发", ["i2", "i3", "i4"]],
    ["only send to Maya and Tomasz", ["i3", "i4"]],
    ["只发给前两个", ["i1", "i2"]],
    ["可以，但是不要给梅梅发", ["i1", "i3", "i4"]],
    ["everyone except the last one", ["i1", "i2", "i3"]],
    ["去掉第二个和第四个", ["i1", "i3"]],
    ["李雷那封先压着，其余照发", ["i2", "i3", "i4"]],
    ["前三位都行，第四个不要", ["i1", "i2", "i3"]],
    ["Send 2 and 3", ["i2", "i3"]],
    ["发给Maya就行，另外几个不要", ["i3"]],
    ["Keep Maya and Tomasz, remove everybody else", ["i3", "i4"]],
    ["Don't email Tomasz, the others are fine", ["i1", "i2", "i3"]],
    ["不行，梅梅先别发，我再想想", ["i1", "i3", "i4"]],
    ["除了2号和4号都发", ["i1", "i3"]],
    ["倒数第二个去掉", ["i1", "i2", "i4"]],
    ["1-2 yes, 3 and 4 no", ["i1", "i2"]],
    ["send to everybody apart from numbers 1 and 4", ["i2", "i3"]],
    ["LGTM except Maya", ["i1", "i2", "i4"]],
    ["小韩先放一放，其他人照发", ["i1", "i3", "i4"]],
    ["Drop Tomasz because he has just signed elsewhere", ["i1", "i2", "i3"]],
  ])("keeps some and not others: %s", (message, ids) => {
    expect(kept(message)).toEqual(ids);
  });

  it("says in words what no tick box can", () => {
    expect(decided("subject shorter please")).toMatchObject({
      decision: "modify",
      value: { text: "subject shorter please" },
    });
    expect(decided("改成周四下午的时间", waiting("slots"))).toMatchObject({
      decision: "modify",
      value: { text: "改成周四下午的时间" },
    });
    expect(decided("Go ahead tomorrow")).toMatchObject({ decision: "modify" });
    expect(decided("去掉安排面试那一步", waiting("plan"))).toMatchObject({ decision: "modify" });
  });

  it.each([
    "帮我找三个前端工程师",
    "how many candidates do we have?",
    "李雷为什么在名单里？",
    "Who is Maya?",
    "清理一下管道",
    "今天天气不错",
    "对了，现在有多少个职位在招？",
    "ok, how many are left today?",
    "可以吗？",
    "ok?",
    "are these all fine",
    "好奇怪",
    "先放着吧",
    "I'll come back to this later",
    "I like Maya best",
    "这几位都很优秀",
    "可以是可以，我再想想",
    "forward them to me",
    "Go through them again with me",
    "继续找几个前端",
    "李雷很优秀，发吧",
    "好的，我晚点再看",
    "ok, I need to ask my boss first",
    "我先去开个会，回来再看",
    "lol my coffee just went everywhere",
    "先不急",
    "not sure yet",
    "send two",
    "next time add more detail",
    "好的知道了",
    "",
  ])("is none, and goes on beside it: %s", (message) => {
    expect(readAnswer(message, [mails], NOTHING_KNOWN)).toBeNull();
  });

  it("leaves where they are those whose stage is to stay", () => {
    const stages = waiting("stages");
    expect(kept("fine, but leave Maya in her current stage", stages)).toEqual(["i1", "i2", "i4"]);
    expect(kept("李雷维持原状，别的按建议来", stages)).toEqual(["i2", "i3", "i4"]);
    expect(decided("agreed, make the stage changes", stages)?.decision).toBe("approve");
  });

  it("belongs to what it fits, or else to the newest", () => {
    const slots = waiting("slots", { asked_at: "2026-11-18T10:00:00Z" });
    expect(decided("yes", mails, slots)?.interrupt_id).toBe("g-slots");
    expect(decided("邮件可以发了", mails, slots)?.interrupt_id).toBe("g-mails");
    expect(decided("the times are fine", mails, slots)?.interrupt_id).toBe("g-slots");
    expect(decided("ok, the times work", mails, slots)?.interrupt_id).toBe("g-slots");
  });
});
