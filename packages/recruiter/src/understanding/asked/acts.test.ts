import { describe, expect, test } from "vitest";
import { titleIn } from "../../chat/actions/title-in.ts";
import { say } from "../text/said.ts";
import { actIn } from "./acts.ts";

const topicOf = (message: string) => actIn(say(message).cues, ["command"])?.topic ?? null;

describe("a job is created", () => {
  test.each([
    "create a job: Android engineer in Berlin",
    "add a job: Android engineer",
    "add a new role for a bookkeeper",
    "please draft a job description for a night baker",
    "set up a position called Data Steward",
    "新建职位：安卓工程师",
    "帮我创建一个前端工程师的岗位",
    "加一个财务经理职位",
  ])("by an explicit request: %s", (message) => expect(topicOf(message)).toBe("create_job"));

  test.each([
    "add her to the account exec job",
    "add Maya to the frontend role",
    "put him on our designer position",
    "can you add them to the job",
    "把她加到销售职位",
    "把林雨桐加入大模型岗位",
    "添加到前端职位里",
  ])("and by nothing else: %s", (message) => expect(topicOf(message)).not.toBe("create_job"));
});

describe("a title", () => {
  test.each([
    ["add her to the account exec job"],
    ["create it for them"],
    ["create that job"],
    ["新建这个职位"],
    ["创建她的岗位"],
  ])("is no pronoun and no reference: %s", (message) => expect(titleIn(message, "")).toBeNull());

  test.each([
    ["create a job: Android engineer", "Android engineer"],
    ["新建职位：安卓工程师", "安卓工程师"],
    ['create the job "Head of Her Majesty\'s Kitchens"', "Head of Her Majesty's Kitchens"],
  ])("is what it is called: %s", (message, title) => expect(titleIn(message, "")).toBe(title));
});
