import { expect, it } from "vitest";
import { openRecruiterLab, ROSA } from "../testing/recruiter-lab.ts";
import { changeState } from "./change-state.ts";
import { stateOf, type WorkflowState } from "./workflow-state.ts";

it("what many change at once is all remembered", async () => {
  const lab = await openRecruiterLab();
  const state: WorkflowState = {
    ...{ goal: "Find a nurse", language: "en", route: "planner", message_id: "m0", moved_by: [] },
    changed: {},
    current: {
      ...{ message_id: "m0", route: "planner", embedded_because: null, calls: [] },
      reader: "embedded",
    },
  };
  const { id } = await lab.talent.workflows.create(ROSA, {
    ...{ id: "run_1", session_id: "s", user_id: "rosa", workflow_type: "custom" },
    state_json: JSON.stringify(state),
  });
  const messages = Array.from({ length: 12 }, (_, n) => `m${n + 1}`);
  await Promise.all(
    messages.map((message_id) =>
      changeState(lab.talent, ROSA.tenant, id, (old) => ({
        ...old,
        moved_by: [...old.moved_by, message_id],
      })),
    ),
  );
  const { moved_by } = stateOf(await lab.talent.workflows.get(ROSA, id));
  expect(moved_by.toSorted()).toEqual(messages.toSorted());
  await lab.close();
});
