import { describe, expect, it } from "vitest";
import { signalsOrParentEnd, watchParent } from "./stop-with-parent.ts";

describe("watchParent", () => {
  it("reports once that the parent is another one", () => {
    const calls: string[] = [];
    let parent = 100;
    let tick = () => {};
    watchParent({
      parent: () => parent,
      every: (_, callback) => {
        tick = callback;
        return () => calls.push("cancel");
      },
      onEnd: () => calls.push("end"),
    });
    tick();
    expect(calls).toEqual([]);
    parent = 1;
    tick();
    expect(calls).toEqual(["cancel", "end"]);
  });
});

describe("signalsOrParentEnd", () => {
  function setUp() {
    let heard = 0;
    let signal = () => {};
    let parentEnd = () => {};
    const subscribe = signalsOrParentEnd(
      (listener) => {
        signal = listener;
      },
      (listener) => {
        parentEnd = listener;
      },
    );
    subscribe(() => heard++);
    return { signal: () => signal(), parentEnd: () => parentEnd(), heard: () => heard };
  }

  it("takes the parent's end for a signal", () => {
    const { parentEnd, heard } = setUp();
    parentEnd();
    expect(heard()).toBe(1);
  });

  it("takes the parent's end after a signal for its echo, however late", () => {
    const { signal, parentEnd, heard } = setUp();
    signal();
    parentEnd();
    expect(heard()).toBe(1);
    signal();
    expect(heard()).toBe(2);
  });
});
