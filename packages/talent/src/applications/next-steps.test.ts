import { describe, expect, it } from "vitest";
import type { BoardCard } from "./board-card.ts";
import { nextSteps, type OnBoard } from "./next-steps.ts";

const NOW = new Date("2026-11-15T12:00:00.000Z");
/** So many days from now. */
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

type Given = Partial<Omit<BoardCard, "application">> & Partial<BoardCard["application"]>;

function person(id: string, given: Given = {}, lastInterview: string | null = null): OnBoard {
  const { stage = "screening", updated_at = day(-1), ...card } = given;
  return {
    last_interview: lastInterview,
    mail_done: false,
    card: {
      application: {
        id,
        person_id: `p-${id}`,
        job_id: "job",
        stage,
        version: 1,
        created_at: day(-30),
        updated_at,
      },
      name: id,
      headline: null,
      location: null,
      years: null,
      last_mail: null,
      unsent_mail: null,
      next_interview: null,
      waiting: 0,
      ...card,
    },
  };
}

const kinds = (one: OnBoard) => nextSteps([one], NOW).map(({ kind }) => kind);

describe("what to do next", () => {
  it.each<[string, OnBoard, string[]]>([
    ["nothing for who was looked at", person("a"), []],
    [
      "approve what waits, also of who is rejected",
      person("a", { stage: "rejected", waiting: 1 }),
      ["approve_effects"],
    ],
    [
      "answer who has written last",
      person("a", { last_mail: { direction: "in", at: day(-9) } }),
      ["answer_reply"],
    ],
    [
      "answer nobody who is hired",
      person("a", { stage: "hired", last_mail: { direction: "in", at: day(-9) } }),
      [],
    ],
    [
      "decide after the last interview",
      person("a", { stage: "interview" }, day(-1)),
      ["decide_after_interview"],
    ],
    [
      "not decide before the next one",
      person("a", { stage: "interview", next_interview: day(7) }, day(-1)),
      [],
    ],
    [
      "prepare an interview of tomorrow",
      person("a", { next_interview: day(1) }),
      ["prepare_interview"],
    ],
    ["not prepare one of next week", person("a", { next_interview: day(7) }), []],
    ["screen who is new", person("a", { stage: "sourced" }), ["screen_new"]],
    [
      "remind who is silent for five days",
      person("a", { stage: "contacted", last_mail: { direction: "out", at: day(-5) } }),
      ["remind_silent"],
    ],
    [
      "leave alone who was written to lately",
      person("a", { stage: "contacted", last_mail: { direction: "out", at: day(-4.9) } }),
      [],
    ],
  ])("is to %s", (_, one, expected) => {
    expect(kinds(one)).toEqual(expected);
  });

  it("names those first who have waited longest, and what is urgent before the rest", () => {
    const people = [
      person("new", { stage: "sourced", updated_at: day(-1) }),
      person("old", { stage: "sourced", updated_at: day(-8) }),
      person("asked", { waiting: 2 }),
    ];
    expect(nextSteps(people, NOW)).toEqual([
      { kind: "approve_effects", application_ids: ["asked"] },
      { kind: "screen_new", application_ids: ["old", "new"] },
    ]);
  });
});
