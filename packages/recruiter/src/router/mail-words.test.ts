import { expect, it } from "vitest";
import { mailsBegun } from "./mail-words.ts";

type Begun = Parameters<typeof mailsBegun>[0];

const mails: Begun = { workflow_type: "bulk_outreach", person_ids: ["a", "b", "c"] };

it("names the purpose of mails and how many people get one", () => {
  const rejections: Begun = { ...mails, purpose: "rejection" };
  expect(mailsBegun(rejections, "en")).toBe("writing rejections to 3 people");
  expect(mailsBegun(rejections, "zh")).toBe("开始给 3 位候选人写拒信");
  expect(mailsBegun({ ...rejections, purpose: "offer", person_ids: ["a"] }, "en")).toBe(
    "writing offers to 1 person",
  );
});

it("leaves people out who are not found yet, and other workflows to their own names", () => {
  const outreach: Begun = { ...mails, purpose: "outreach", person_ids: [] };
  expect(mailsBegun(outreach, "zh")).toBe("开始写首次联系邮件");
  expect(mailsBegun({ ...outreach, workflow_type: "job_launch" }, "en")).toBeNull();
  expect(mailsBegun({ ...outreach, purpose: null }, "en")).toBeNull();
});
