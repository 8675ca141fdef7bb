import { describe, expect, it } from "vitest";
import { type EditorAction, type EditorState, editorReducer, openEditor } from "./editor-state.ts";
import type { PlanDraft } from "./plan-draft.ts";

const PLAN = '{"steps":[{"id":"a"},{"id":"b"}]}';
const after = (...actions: readonly EditorAction[]) =>
  actions.reduce<EditorState>(editorReducer, openEditor(PLAN));
const typed = (text: string, at = 0): EditorAction => ({ type: "typed", text, at });
const edited = (plan: PlanDraft, what?: string, at = 0): EditorAction => ({
  type: "edited",
  plan,
  at,
  ...(what !== undefined && { what }),
});
const undo: EditorAction = { type: "undo" };
const redo: EditorAction = { type: "redo" };

describe("a plan as form and text", () => {
  it("shows in the form what was typed", () => {
    expect(after(typed('{"steps":[{"id":"x"}]}'))).toMatchObject({
      plan: { steps: [{ id: "x" }] },
      flaw: null,
    });
  });

  it("shows in the text what was edited in the form", () => {
    const { text } = after(edited({ steps: [{ id: "x" }] }));
    expect(text).toBe('{\n  "steps": [\n    {\n      "id": "x"\n    }\n  ]\n}');
  });

  it("keeps a text that is not JSON, says where, and leaves the form as it was", () => {
    const text = '{\n  "steps": [}\n}';
    expect(after(typed(text))).toMatchObject({
      text,
      plan: { steps: [{ id: "a" }, { id: "b" }] },
      value: undefined,
      flaw: { code: "value", line: 2, column: 13 },
    });
  });

  it.each([
    ["7", "plan", 1],
    ['{"steps":\n{}}', "steps", 1],
    ['{"steps":[{},\n7]}', "step", 2],
  ])("keeps JSON that no form can show: %j", (text, code, line) => {
    const state = after(typed(text));
    expect(state).toMatchObject({ text, flaw: { code, line }, plan: { steps: [{ id: "a" }, {}] } });
    expect(state.value).toEqual(JSON.parse(text));
  });

  it("can go back from a broken text to the plan of the form, and that can be undone", () => {
    const broken = after(typed("{"));
    const mended = editorReducer(broken, { type: "mended" });
    expect(mended).toMatchObject({ flaw: null, value: { steps: [{ id: "a" }, { id: "b" }] } });
    expect(editorReducer(mended, undo).text).toBe("{");
  });

  it("undoes and redoes", () => {
    const [x, y] = [{ steps: [{ id: "x" }] }, { steps: [{ id: "y" }] }];
    const state = after(edited(x), edited(y), undo, undo, redo);
    expect(state.plan).toEqual(x);
    expect(editorReducer(state, redo).plan).toEqual(y);
    expect(editorReducer(editorReducer(state, undo), undo).text).toBe(PLAN);
  });

  it("undoes together what was typed in one go", () => {
    const state = after(
      edited({ steps: [], description: "h" }, "description", 100),
      edited({ steps: [], description: "hi" }, "description", 200),
      edited({ steps: [], description: "hi!" }, "description", 9_000),
    );
    const once = editorReducer(state, undo);
    expect(once.plan.description).toBe("hi");
    expect(editorReducer(once, undo).text).toBe(PLAN);
  });

  it("forgets what was undone once something else is done", () => {
    const state = after(edited({ steps: [{ id: "x" }] }), undo, edited({ steps: [{ id: "z" }] }));
    expect(editorReducer(state, redo)).toBe(state);
  });

  it("takes an edit that changes nothing for none", () => {
    const state = after(typed(PLAN));
    expect(state.past).toEqual([]);
  });

  it("always has a step selected, if there is one", () => {
    const select = (index: number): EditorAction => ({ type: "selected", index });
    expect(after(select(7)).selected).toBe(1);
    expect(after(select(1), typed('{"steps":[{}]}')).selected).toBe(0);
    expect(after(edited({ steps: [] })).selected).toBe(-1);
    expect(after(edited({ steps: [] }), edited({ steps: [{}] })).selected).toBe(0);
  });
});
