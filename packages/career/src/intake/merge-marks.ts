/** Adds what a model marked to what the rules read, where its words are really there. */
import type { z } from "zod";
import { findOccupations } from "../occupations/find-occupations.ts";
import type { readWishTask } from "../tasks/read-wish-task.ts";
import type { Wish } from "./wish.ts";

export type Marks = z.infer<(typeof readWishTask)["output"]>["marks"];

export function mergeMarks(wish: Wish, marks: Marks, text: string, message: number): Wish {
  const real = marks.filter(({ quote }) => text.includes(quote));
  const quotes = (kind: Marks[number]["kind"]) =>
    real.filter((mark) => mark.kind === kind).map(({ quote }) => ({ message, text: quote }));
  const named = (kind: Marks[number]["kind"]) =>
    quotes(kind).flatMap((quote) =>
      findOccupations(quote.text).map(({ id }) => ({ occupation_id: id, quote })),
    );
  const refused = named("refused_occupation").filter(
    ({ occupation_id }) => occupation_id !== wish.target?.occupation_id,
  );
  const [goal] = named("goal_occupation").filter(
    ({ occupation_id }) => occupation_id !== wish.current?.occupation_id,
  );
  const [current] = named("current_occupation");
  const undecided = wish.alternatives.length > 0;
  return {
    ...wish,
    target: wish.target ?? (undecided ? null : (goal ?? null)),
    unknown_goal: wish.target === null && goal ? null : wish.unknown_goal,
    current: wish.current ?? current ?? null,
    refused: [...wish.refused, ...refused],
    doubts: [...wish.doubts, ...quotes("doubt")],
    decisions: [...wish.decisions, ...quotes("decision")],
    motives: [...wish.motives, ...quotes("motive")],
    constraints: [...wish.constraints, ...quotes("constraint")],
  };
}
