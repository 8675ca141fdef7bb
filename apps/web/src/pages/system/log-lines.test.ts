import { describe, expect, it } from "vitest";
import {
  atLeast,
  KEPT,
  type LogAction,
  logLines,
  NO_LINES,
  type ReceivedLine,
} from "./log-lines.ts";

const line = (id: number, level: ReceivedLine["level"] = "info"): ReceivedLine => ({
  id: String(id),
  time: "2026-01-01T00:00:00.000Z",
  level,
  message: `line ${id}`,
  fields: {},
});
const received = (id: number): LogAction => ({ type: "received", line: line(id) });
const after = (...actions: LogAction[]) => actions.reduce(logLines, NO_LINES);
const ids = (lines: readonly ReceivedLine[] | null) => lines?.map(({ id }) => Number(id));

describe("the lines of the live log", () => {
  it("are shown in the order they came", () => {
    expect(ids(after(received(1), received(2)).shown)).toEqual([1, 2]);
  });

  it("wait while paused, and follow on resume", () => {
    const paused = after(received(1), { type: "pause" }, received(2), received(3));
    expect(ids(paused.shown)).toEqual([1]);
    expect(ids(paused.held)).toEqual([2, 3]);
    const resumed = logLines(paused, { type: "resume" });
    expect(ids(resumed.shown)).toEqual([1, 2, 3]);
    expect(resumed.held).toBeNull();
  });

  it("are cleared without ending the pause", () => {
    const cleared = after(received(1), { type: "pause" }, received(2), { type: "clear" });
    expect(cleared).toEqual({ shown: [], held: [] });
  });

  it("are not doubled by a stream that repeats itself", () => {
    expect(ids(after(received(1), received(2), received(1)).shown)).toEqual([1, 2]);
  });

  it("never grow beyond what is kept", () => {
    const many = after(...Array.from({ length: KEPT + 20 }, (_, id) => received(id)));
    expect(many.shown).toHaveLength(KEPT);
    expect(many.shown[0]?.id).toBe("20");
  });

  it("are filtered by the least level one wants to see", () => {
    const lines = [line(1, "debug"), line(2, "warn"), line(3, "fatal")];
    expect(ids(lines.filter(atLeast("warn")))).toEqual([2, 3]);
  });
});
