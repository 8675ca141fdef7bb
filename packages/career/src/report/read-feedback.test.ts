import { describe, expect, it } from "vitest";
import { Focus } from "./focus.ts";
import { nextFocus } from "./next-focus.ts";
import { readFeedback } from "./read-feedback.ts";

describe("what a feedback asks for", () => {
  it.each([
    ["多讲讲远程工作", ["remote_work"]],
    ["What do these jobs pay, and what could go wrong?", ["salary", "risks"]],
    ["太笼统了，说得具体一点，也短一点", ["more_concrete", "shorter"]],
    ["Which courses do I need?", ["learning_path"]],
    ["前景怎么样？会不会被AI取代", ["outlook"]],
    ["不要再讲薪资了，换个行业看看，比如医疗", ["other_field"]],
  ])("“%s”", (text, topics) => {
    expect(readFeedback(text).topics).toEqual(topics);
  });

  it("knows the field that is meant", () => {
    expect(readFeedback("换个领域，比如教育").fields).toEqual(["education"]);
  });

  it("follows what is said last where it contradicts itself, and says so", () => {
    const { topics, contradictions } = readFeedback("请写得更详细，但是短一点");
    expect(topics).toEqual(["shorter"]);
    expect(contradictions).toEqual([{ followed: "shorter", dropped: "longer" }]);
  });

  it("keeps what it could not read", () => {
    expect(readFeedback("嗯……")).toMatchObject({ topics: [], unread: "嗯……" });
  });
});

it("adds up over the rounds, and leaves the fields that were shown", () => {
  const first = nextFocus(Focus.parse({}), readFeedback("说说远程"), ["nurse"]);
  const second = nextFocus(first, readFeedback("换个行业看看"), ["nurse", "chef"]);
  expect(second.topics).toEqual(["remote_work", "other_field"]);
  expect(second.newest).toEqual(["other_field"]);
  expect(second.left_fields).toEqual(["health", "hospitality"]);
});
