import { describe, expect, it } from "vitest";
import { wantedKind } from "./kind-sought.ts";

describe("what a wish asks for", () => {
  it.each([
    "想做计算机视觉相关的项目，会 Python 和一点 PyTorch",
    "统计和 Python，想找可以写毕业论文的课题",
    "找 remote 的 part-time 项目，Python + NLP",
    "I'm looking for an open source project in Rust",
    "any research project about the sea?",
  ])("is a project: %s", (wish) => expect(wantedKind(wish)).toBe("project"));

  it.each([
    "五年 Java 后端，做过支付项目，想找一份新工作",
    "护理专业大专，想找一份医院的正式工作",
    "I led three projects and want a full-time position in Berlin",
    "looking for a job as a nurse",
  ])("is a job: %s", (wish) => expect(wantedKind(wish)).toBe("job"));

  it.each([
    "五年 Java 后端，做过支付项目",
    "项目经理，PMP",
    "project manager with ten years in construction",
    "想当项目经理",
    "I want to be a project manager",
    "想找工作或者项目都可以",
    "供应链管理专业，想找实习",
    "frontend developer, React and TypeScript",
    "GIS and climate, Python",
    "",
  ])("may be both: %s", (wish) => expect(wantedKind(wish)).toBeNull());
});
