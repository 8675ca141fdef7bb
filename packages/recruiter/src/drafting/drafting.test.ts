import { findUnbacked } from "@bole/guardrails";
import type { Models } from "@bole/models";
import { MailPurpose } from "@bole/talent";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAgentLab } from "../agents/testing/agent-lab.ts";
import { BACKEND, LIN, MAYA, QUIET } from "../agents/testing/people.ts";
import { Draft } from "../model/index.ts";
import { lengthOf } from "./check-letter.ts";
import { EN_LETTERS } from "./letters/en.ts";
import { ZH_LETTERS } from "./letters/zh.ts";
import { calledInEnglish, salutation } from "./salutation.ts";

const OWNER = { tenant: "acme", user: "rosa", roles: ["owner" as const] };
const FACTS = {
  ...{
    language: "en" as const,
    salutation: "Dear Ada,",
    name: "Ada",
    sender: "Kind regards,\nRosa",
  },
  ...{ job_title: "Engineer", organisation: "Acme", conditions: "", pitch: "", reason: null },
  ...{ skills: [], written_on: "", interview_at: "", to_confirm: false, is_offered: false },
};

/** A model that says this; null where there is none. */
let said: { subject: string; text: string } | null = null;
const model: Pick<Models, "run"> = {
  async run(task, input) {
    const value = task.output.parse(said ?? (await task.solve(input as never, {} as never)));
    return { value, solver: said === null ? "embedded" : "model" } as never;
  },
};

let lab: Awaited<ReturnType<typeof openAgentLab>>;
let job_id: string;
const people: Record<string, string> = {};
beforeAll(async () => {
  lab = await openAgentLab(model);
  job_id = (await lab.addJob(BACKEND)).id;
  for (const [name, text] of Object.entries({ LIN, MAYA, QUIET }))
    people[name] = await lab.addPerson(name, text);
});
afterAll(() => lab.close());

async function draftFor(name: string, more: Record<string, string> = {}): Promise<Draft> {
  const args = { person_ids: [people[name] ?? ""], job_id };
  const load = { id: "load", action: "matching_load", args };
  const candidate = "$load.candidates[0]";
  const view = await lab.run([
    load,
    {
      id: "draft",
      action: "communication_draft",
      depends_on: ["load"],
      args: { candidate, job_id, purpose: "outreach", ...more },
    },
  ]);
  const { draft } = view.result as { draft: unknown };
  return Draft.parse(draft);
}

describe("a draft", () => {
  it("names them rightly, gives one line of the résumé as its reason, and ties it to the job", async () => {
    const { to, subject, text, facts, language, purpose, warnings } = await draftFor("LIN");
    expect({ to, language, purpose, warnings }).toEqual({
      to: "linqy@example.cn",
      language: "zh",
      purpose: "outreach",
      warnings: [],
    });
    expect(subject).toBe("杉桥科技 · 支付后端工程师，想与您聊聊");
    expect(text).toMatch(
      /^林清越，您好：\n\n杉桥科技正在招聘支付后端工程师。我们为中小商户做清结算平台/u,
    );
    expect(text).toMatch(
      /您在云栈支付的这段经历.+“用 Go 语言重写清算服务.+”。职位说明里写着“精通 Go”/u,
    );
    expect(text).toContain("35,000–50,000 元/月 × 15 薪");
    expect(facts).toMatchObject([{ claim: "云栈支付有限公司 · 后端工程师" }]);
    expect(LIN).toContain(facts[0]?.quote);
    expect(lengthOf(text, "zh")).toBeLessThan(400);
  });

  it("is written in their language, and says where the job is in another one", async () => {
    const { text, language, warnings } = await draftFor("MAYA");
    expect(language).toBe("en");
    expect(text).toMatch(/^Dear Maya,\n\n杉桥科技 is looking for a new colleague/u);
    expect(text).toContain(
      "your time at Fjordline Booking stayed with us: “Runs Kafka for 300 million events a day”. This role needs just that.",
    );
    expect(warnings).toEqual([expect.stringContaining("The job is written in Chinese")]);
    const words = lengthOf(text, "en");
    expect(words).toBeGreaterThan(80);
    expect(words).toBeLessThan(170);
  });

  it("claims nothing that neither the résumé nor the job says", async () => {
    for (const [name, resume] of Object.entries({ LIN, MAYA, QUIET })) {
      const { text } = await draftFor(name);
      expect(findUnbacked(text, [resume, JSON.stringify(BACKEND), BACKEND, "祝好"])).toEqual([]);
    }
  });

  it("asks for a reason where the résumé gives none", async () => {
    const { facts, warnings } = await draftFor("QUIET");
    expect(facts).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("请补充一个具体的理由")]);
  });

  it("says when a wish could not be followed, because no model has written it", async () => {
    const instructions = "提到远程办公; 写成一首诗";
    const { warnings, text } = await draftFor("LIN", { instructions });
    expect(warnings).toEqual([expect.stringContaining("“写成一首诗”")]);
    expect(text).toContain("远程办公");
  });

  it("takes a model's words that are backed, and its own where the model invents", async () => {
    const signed = "祝好！\n杉桥科技招聘团队";
    const own = await draftFor("LIN");
    const honest = `林清越，您好：\n\n您把清算服务用 Go 语言重写，这正是杉桥科技需要的。方便时聊聊？不方便也没关系，回一句话就好。\n\n${signed}`;
    said = { subject: "想与您聊聊清算", text: honest };
    expect((await draftFor("LIN")).text).toBe(honest);
    said = {
      subject: "想与您聊聊清算",
      text: honest.replace("清算服务", "阿里巴巴集团的 900 个服务"),
    };
    expect((await draftFor("LIN")).text).toBe(own.text);
    said = null;
  });

  it("leaves the terms of an offer blank, and says what has to be filled in", async () => {
    const person_id = people.LIN ?? "";
    const { id } = await lab.talent.applications.add(OWNER, { person_id, job_id, stage: "offer" });
    expect(id).not.toBe("");
    const { subject, text, purpose, warnings } = await draftFor("LIN", { purpose: "offer" });
    expect([purpose, subject]).toEqual(["offer", "录用意向：杉桥科技 · 支付后端工程师"]);
    expect(text).toContain("薪资：【待填：薪资】");
    expect(text).not.toContain("35,000");
    expect(warnings[0]).toContain("填好之前不会发送");
  });

  it.each(MailPurpose.options)("has a letter of its own for each purpose: %s", (purpose) => {
    for (const letters of [ZH_LETTERS, EN_LETTERS]) {
      const others = MailPurpose.options.filter((one) => one !== purpose);
      const { subject, text } = letters[purpose](FACTS);
      expect(text.startsWith(FACTS.salutation) && text.endsWith(FACTS.sender)).toBe(true);
      for (const other of others) expect(letters[other](FACTS).subject).not.toBe(subject);
    }
  });

  it("reminds of what was said where no interview is booked", async () => {
    const instructions = "please send us the signed offer by Friday";
    const { purpose, text } = await draftFor("MAYA", { purpose: "reminder", instructions });
    expect(purpose).toBe("note");
    expect(text).toContain("the signed offer by Friday");
  });

  it("is not made of a template for another purpose", async () => {
    const wrong = { purpose: "follow_up", template_id: "starter-outreach-en" };
    await expect(draftFor("MAYA", wrong)).rejects.toThrow();
  });

  it("follows a template that was named", async () => {
    const { subject, text } = await draftFor("MAYA", { template_id: "starter-outreach-en" });
    expect(subject).toBe("支付后端工程师 at 杉桥科技");
    expect(text).toContain("One line about your time at Fjordline Booking stayed with us");
    expect(text).not.toMatch(/\{\{|\}\}/u);
  });
});

describe("a salutation", () => {
  it.each([
    ["陈思远", "zh", "陈思远，您好："],
    ["Hiroko Tanabe", "zh", "Hiroko Tanabe，您好："],
    ["Maya Lindqvist", "en", "Dear Maya,"],
    ["MARCUS BELLWEATHER", "en", "Dear Marcus,"],
    ["Hugo van der Meerle", "en", "Dear Hugo,"],
    ["Zhang Wei", "en", "Dear Zhang Wei,"],
    ["陈思远", "en", "Dear 陈思远,"],
    ["J. R. Smith", "en", "Dear J. R. Smith,"],
    ["Dr. Ada Palmer", "en", "Dear Dr. Palmer,"],
  ] as const)("of %s (%s) is %s", (name, language, expected) => {
    expect(salutation(name, language)).toBe(expected);
  });

  it("never guesses who is a Mr or a Ms", () => {
    expect(calledInEnglish("Ms. Ada Palmer")).toBe("Ada");
  });
});
