/** A weekly check-in of a plan that was accepted, and the way back. */
import { afterAll, expect, it } from "vitest";
import { openWorld } from "../testing/world.ts";

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());
const { me, career } = world;
const CLEAR =
  "I want to become a data analyst by next September, 5 hours a week; I'm a bookkeeper.";

it("ticks off what was done, says what changes, and can be taken back", async () => {
  const { session_id } = await world.begin(CLEAR);
  const accepted = await world.judge(session_id, "satisfied");
  const [first] = accepted.final_plan?.action_items ?? [];
  expect(first?.horizon).toBe("this_week");
  const taken = await career.checkIn(me, session_id, {
    ...{ done: [first?.item_id ?? ""], blocked: "My son was ill", hours_per_week: 2 },
  });
  expect(taken.changes).toEqual(
    expect.arrayContaining(["1 done.", "What was in the way: “My son was ill”."]),
  );
  const after = await career.get(me, session_id);
  expect(after.progress.done).toBe(1);
  expect(after.check_ins).toEqual([taken]);
  for (const { item_id, to } of taken.moved)
    expect(after.final_plan?.action_items.find((one) => one.item_id === item_id)?.date).toBe(to);
  await career.undoCheckIn(me, session_id, taken.check_in_id);
  expect((await career.get(me, session_id)).final_plan).toEqual(accepted.final_plan);
});

it("is refused for an action that the plan has not, and only the newest is taken back", async () => {
  const { session_id } = await world.begin(CLEAR);
  await expect(career.checkIn(me, session_id, { done: ["nothing"] })).rejects.toMatchObject({
    code: "career-item-unknown",
  });
  await expect(career.undoCheckIn(me, session_id, "nothing")).rejects.toMatchObject({
    code: "career-check-in-unknown",
  });
});
