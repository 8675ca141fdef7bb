import type { Board, BoardCard, Stage } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { cardsOfStep, stepOf, withApplication, withMoves } from "./arrange.ts";

function card(id: string, stage: Stage): BoardCard {
  const at = "2026-03-01T08:00:00.000Z";
  const application = { id, person_id: `p-${id}`, job_id: "job", stage, version: 1 };
  return {
    application: { ...application, created_at: at, updated_at: at },
    name: id,
    headline: null,
    location: null,
    years: null,
    last_mail: null,
    unsent_mail: null,
    next_interview: null,
    waiting: 0,
  };
}

//   sourced     screening
//   ana, ben    cleo
const board: Board = {
  job_id: "job",
  job_title: "Baker",
  columns: [
    { stage: "sourced", cards: [card("ana", "sourced"), card("ben", "sourced")] },
    { stage: "screening", cards: [card("cleo", "screening")] },
  ],
  next_steps: [{ kind: "screen_new", application_ids: ["ben"] }],
};
const names = ({ columns }: Board) => columns.map(({ cards }) => cards.map(({ name }) => name));

describe("a board with moves under way", () => {
  it("shows who is moved on top of where they go", () => {
    expect(names(withMoves(board, new Map([["ana", "screening"]])))).toEqual([
      ["ben"],
      ["ana", "cleo"],
    ]);
  });

  it("is as it was once a move is taken back", () => {
    expect(withMoves(board, new Map())).toEqual(board);
  });

  it("forgets about somebody who is not there any more", () => {
    expect(names(withMoves(board, new Map([["gone", "screening"]])))).toEqual(names(board));
  });
});

it("what is known of an application goes with its card, so that the next move names its version", () => {
  const news = { stage: "screening", version: 4, updated_at: "2026-03-02T08:00:00.000Z" } as const;
  const after = withApplication(board, "ana", news);
  expect(names(after)).toEqual([["ben"], ["ana", "cleo"]]);
  expect(after.columns[1]?.cards[0]?.application).toMatchObject(news);
});

it("a step limits the cards to those it is about, and one that is over limits nothing", () => {
  const cards = board.columns[0]?.cards ?? [];
  expect(cardsOfStep(cards, stepOf(board, "screen_new")).map(({ name }) => name)).toEqual(["ben"]);
  expect(cardsOfStep(cards, stepOf(board, "answer_reply"))).toEqual(cards);
});
