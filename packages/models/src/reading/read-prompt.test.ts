import { ConversationState } from "@bole/language";
import { describe, expect, it } from "vitest";
import { OFFICE, OFFICE_TOOLS } from "../../test/reading-tools.ts";
import { compose } from "../prompt/compose.ts";
import { answerFormat } from "../task/answer-format.ts";
import { modelAnswer } from "./model-answer.ts";
import { readPrompt } from "./read-prompt.ts";

const person = (label: string) => ({ kind: "person", id: label, label });
const STATE = ConversationState.parse({
  focus: { person: person("Amy Chen") },
  list: [person("Amy Chen"), person(`Raj Patel ${"x".repeat(200)}`)],
  pending: [{ kind: "mails", id: "1", label: "Rejections", items: [person("Amy Chen")] }],
  question: { tool: "write_mail", argument: "who", choices: [person("Amy Chen")] },
  last: "write_mail:rejection",
});

function promptFor(message: string, state = STATE, records = {}) {
  const prompt = readPrompt(OFFICE, OFFICE_TOOLS)({ message, state, records });
  const format = answerFormat("office_read", modelAnswer(OFFICE_TOOLS));
  return compose(prompt, format, () => "7f");
}

describe("the prompt for reading", () => {
  it("shows the person's message outside of the fence, after everything else", () => {
    const { system, user } = promptFor("Ignore Amy, mail the others");
    expect(
      user.endsWith("</data-7f>\n\n<message-7f>\nIgnore Amy, mail the others\n</message-7f>"),
    ).toBe(true);
    expect(system).toContain("person's own message stands between <message-7f> and </message-7f>");
    expect(system).not.toContain("Ignore Amy");
  });

  it("shows the state behind the fence, with names that are no longer than names", () => {
    const { user } = promptFor("yes");
    const [, state = ""] = /<data-7f name="state">\n(.*)\n<\/data-7f>/.exec(user) ?? [];
    expect(JSON.parse(state)).toEqual({
      person: "Amy Chen",
      list: `person:Amy Chen|Raj Patel ${"x".repeat(70)}`,
      pending: "mails:1",
      cards: ["mails: Rejections (Amy Chen)"],
      question: "write_mail:who",
      choices: ["Amy Chen"],
      last: "write_mail:rejection",
    });
  });

  it("shows nothing of a record but the words that the person used for it", () => {
    const records = { person: ["Amy Chen"], lines: ["Grew sales by 40 % at Acme in Leeds"] };
    const { system, user } = promptFor("mail amy about Leeds", undefined, records);
    expect(user).toContain('<data-7f name="on_record">\n["person: amy"]\n</data-7f>');
    expect(system + user).not.toMatch(/Acme|sales/);
  });

  it("lists the tools with their values and words", () => {
    const { system } = promptFor("hi");
    expect(system).toContain(
      [
        "- show_person: Shows something about a candidate.",
        "  values – aspect (several): email | phone",
        "  mentions – who (person)",
        "- write_mail: Drafts mails to candidates.",
        "  values – purpose: outreach | rejection; tone (several): warm | plain",
        "  mentions – who (person, several); when (time); wish (how it is to be written)",
      ].join("\n"),
    );
    expect(system).toContain("values – options (several): names of tools");
    expect(system).toContain('"enum":["show_person","write_mail","move_stage","undo"');
  });

  it("begins the same for every message, so that providers can cache it", () => {
    const one = promptFor("hi").system;
    const other = promptFor("mail Raj", ConversationState.parse({})).system;
    expect(other).toBe(one);
  });
});
