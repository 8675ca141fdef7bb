import { afterAll, describe, expect, it } from "vitest";
import { onnxJob } from "./onnx-job.ts";
import { OnnxThread, type OnnxThreadOptions } from "./onnx-thread.ts";
import { openRuntime } from "./runtime.ts";
import { openOnnx } from "./shared-thread.ts";
import type * as jobs from "./testing/jobs.ts";

const JOBS = new URL("./testing/jobs.ts", import.meta.url);
const double = onnxJob<typeof jobs.double>(JOBS, "double");
const openGarbage = onnxJob<typeof jobs.openGarbage>(JOBS, "openGarbage");
const hang = onnxJob<typeof jobs.hang>(JOBS, "hang");
const crash = onnxJob<typeof jobs.crash>(JOBS, "crash");

const opened: OnnxThread[] = [];
function open(options?: OnnxThreadOptions): OnnxThread {
  const thread = new OnnxThread(options);
  opened.push(thread);
  return thread;
}
afterAll(() => Promise.all(opened.map((thread) => thread.close())));

describe("the ONNX thread", () => {
  it.each(["native", "wasm"] as const)("runs networks by onnxruntime's %s build", async (kind) => {
    const thread = open({ kinds: [kind] });
    expect(await thread.run(double, [[1, 2.5]])).toEqual({ values: [2, 5], kind, loads: 1 });
  });

  it("loads a network once", async () => {
    const thread = open();
    await Promise.all([1, 2, 3].map((value) => thread.run(double, [[value]])));
    expect(await thread.run(double, [[4]])).toMatchObject({ values: [8], loads: 1 });
  });

  it("says why a network does not load, and goes on", async () => {
    const thread = open();
    await expect(thread.run(openGarbage, [])).rejects.toThrow(/protobuf/i);
    expect(await thread.run(double, [[1]])).toMatchObject({ values: [2] });
  });

  it("fails those who wait when it crashes, and starts again for the next one", async () => {
    const thread = open();
    const waiting = thread.run(hang, []);
    const failed = expect(waiting).rejects.toThrow("its thread has ended");
    await expect(thread.run(crash, [])).rejects.toThrow("its thread has ended");
    await failed;
    expect(await thread.run(double, [[3]])).toMatchObject({ values: [6] });
  });

  it("refuses a job whose time is over, and serves the next of its kind", async () => {
    const rings: (() => void)[] = [];
    const thread = open({
      alarm: (_, ring) => {
        rings.push(ring);
        return () => undefined;
      },
    });
    const slow = thread.run(hang, [], { timeoutMs: 2_000 });
    const refused = expect(slow).rejects.toMatchObject({
      code: "text-too-slow",
      message: "The text was not read within 2 seconds.",
    });
    await expect.poll(() => rings).toHaveLength(1);
    rings[0]?.();
    await refused;
    const next = thread.run(hang, [], { timeoutMs: 2_000 });
    next.catch(() => undefined);
    // The one before it has stopped.
    await expect.poll(() => rings).toHaveLength(2);
  });

  it("lets jobs of another kind pass", async () => {
    const thread = open();
    const stop = new AbortController();
    const slow = thread.run(hang, [], { signal: stop.signal });
    expect(await thread.run(double, [[1]])).toMatchObject({ values: [2] });
    stop.abort(new Error("enough"));
    await expect(slow).rejects.toThrow("enough");
  });
});

describe("the thread that everybody shares", () => {
  it("serves others after one has closed it", async () => {
    const [one, other] = [openOnnx(), openOnnx()];
    const waiting = one.run(hang, []);
    const closed = expect(waiting).rejects.toThrow("it was closed");
    const { loads } = await other.run(double, [[1]]);
    await one.close();
    await closed;
    expect((await other.run(double, [[1]])).loads).toBe(loads);
    await other.close();
  });
});

describe("the runtime", () => {
  const missing = () => Promise.reject(new Error("no binary for this platform"));

  it("is the WebAssembly build where there is no native one", async () => {
    const wasm = () => import("onnxruntime-web");
    expect((await openRuntime(undefined, { native: missing, wasm })).kind).toBe("wasm");
  });

  it("says what is missing where there is neither", async () => {
    const runtime = openRuntime(undefined, { native: missing, wasm: missing });
    await expect(runtime).rejects.toThrow("native: no binary for this platform; wasm: no binary");
  });
});
