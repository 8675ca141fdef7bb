import { describe, expect, it } from "vitest";
import { AMY, person, RAJ, TOM } from "../testing/small-office.ts";
import { describeState } from "./describe-state.ts";
import { ConversationState, EMPTY_STATE, PendingCard, readStoredState } from "./state.ts";
import { afterCall, STATE_LIMITS, withQuestion } from "./update-state.ts";

const card = (id: string) => PendingCard.parse({ kind: "mails", id, label: id });

describe("the state after a call", () => {
  it("has a single item in focus, and several in none", () => {
    const one = afterCall(EMPTY_STATE, "show_person", { about: [AMY] });
    expect([one.focus, one.about]).toEqual([{ person: AMY }, [AMY]]);
    const two = afterCall(one, "compare_people", { about: [AMY, RAJ, AMY] });
    expect([two.focus, two.about]).toEqual([{}, [AMY, RAJ]]);
  });

  it("forgets who was in focus when others are listed, but not another kind", () => {
    const job = { kind: "job", id: "j1", label: "Cook" };
    const before = afterCall(EMPTY_STATE, "show", { about: [AMY, job] });
    const after = afterCall(before, "list_people", { list: [RAJ, TOM] });
    expect(after).toMatchObject({ focus: { job }, list: [RAJ, TOM], about: [RAJ, TOM] });
    expect(after.focus).not.toHaveProperty("person");
  });

  it("has the cards that wait, each once", () => {
    const two = afterCall(EMPTY_STATE, "write_mail", { pending: [card("a"), card("b")] });
    const after = afterCall(two, "answer_pending", { settled: ["a"], pending: [card("b")] });
    expect(after.pending.map(({ id }) => id)).toEqual(["b"]);
  });

  it("never grows beyond its limits", () => {
    const many = Array.from({ length: 500 }, (_, at) => person(`${at} ${"x".repeat(1_000)}`));
    const cards = many.map(({ id }) => ({ ...card(id), items: many }));
    const after = afterCall(EMPTY_STATE, "list", { list: many, pending: cards });
    const asked = withQuestion(after, {
      ...{ tool: "ask", argument: null, choices: many, call: null, rest: [] },
    });
    expect(asked.list).toHaveLength(STATE_LIMITS.list);
    expect(asked.pending).toHaveLength(STATE_LIMITS.pending);
    expect(asked.question?.choices).toHaveLength(STATE_LIMITS.list);
    expect(asked.list[0]?.label).toHaveLength(STATE_LIMITS.label);
  });

  it("is written as the examples write it", () => {
    const state = ConversationState.parse({
      ...{ focus: { person: AMY }, list: [RAJ, TOM], pending: [card("a"), card("b")] },
      question: { tool: "book_interview", argument: "when" },
      last: "show_person:email",
    });
    const keys = ["person", "job", "list", "pending", "question", "last", "undo"];
    expect(describeState(state, { state: keys })).toEqual({
      person: "Amy Chen",
      list: "person:Raj Patel|Tom O'Neil",
      pending: "mails:2",
      question: "book_interview:when",
      last: "show_person:email",
    });
  });
});

describe("a stored state", () => {
  it("of another version is read as far as it fits", () => {
    const stored = { focus: { person: AMY }, list: "none", mood: "good", question: { tool: 1 } };
    expect(readStoredState(stored)).toEqual({ ...EMPTY_STATE, focus: { person: AMY } });
    for (const broken of [null, "x", []]) expect(readStoredState(broken)).toEqual(EMPTY_STATE);
  });
});
