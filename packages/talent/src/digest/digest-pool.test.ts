import { Worker } from "node:worker_threads";
import { deflateSync } from "node:zlib";
import { line, minimalPdf } from "@bole/reading/testing";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDigestPool, type DigestPoolOptions, type OpenDigestPool } from "./digest-pool.ts";

const file = (name: string, content: string | Uint8Array) => ({
  name,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
const alice = file("alice.txt", "Alice Smith\nalice@example.com");

const opened: OpenDigestPool[] = [];
function open(options: Partial<DigestPoolOptions> = {}): OpenDigestPool {
  const pool = createDigestPool({ threads: 1, now: () => new Date("2026-01-15"), ...options });
  opened.push(pool);
  return pool;
}
afterAll(async () => {
  await Promise.all(opened.map((pool) => pool.close()));
});

describe("the pool of reading threads", () => {
  const pool = open({ maxWaiting: 3 });

  it("reads many files, and names those that it cannot read", async () => {
    const files = [alice, file("empty.pdf", ""), file("cut.pdf", "%PDF-1.7 cut"), alice];
    const results = await Promise.allSettled(files.map((it) => pool.digest(it)));
    const read = { value: { resume: { data: { basic: { name: "Alice Smith" } } } } };
    expect(results).toMatchObject([
      read,
      { reason: { code: "document-empty", entry: { status: 422 } } },
      { reason: { code: "document-damaged" } },
      read,
    ]);
    expect(alice.bytes.byteLength).toBeGreaterThan(0);
  });

  it("forgets a file that nobody waits for any more", async () => {
    const stop = new AbortController();
    const first = pool.digest(alice);
    const second = pool.digest(alice, { signal: stop.signal });
    stop.abort(new Error("left"));
    await expect(second).rejects.toThrow("left");
    expect((await first).document.kind).toBe("txt");
  });

  it("refuses more files than may wait", async () => {
    const taken = [1, 2, 3, 4].map(() => pool.digest(alice));
    await expect(pool.digest(alice)).rejects.toMatchObject({ code: "documents-busy" });
    await Promise.all(taken);
  });

  it("refuses everything after its end", async () => {
    const last = pool.digest(alice);
    const refused = expect(last).rejects.toMatchObject({ code: "documents-busy" });
    await pool.close();
    await refused;
    await expect(pool.digest(alice)).rejects.toMatchObject({ code: "documents-busy" });
  });

  it("ends a file that takes too long, and reads the next one", async () => {
    const slow = minimalPdf({
      pages: Array.from({ length: 100 }, () => line(50, 700, "Again ".repeat(500))),
    });
    const alarms: number[] = [];
    const impatient = open({
      // Its time is up as soon as it is read: no file after it is measured by how busy a machine is.
      alarm: (ms, ring) => {
        if (alarms.push(ms) === 1) ring();
        return () => undefined;
      },
    });
    const results = await Promise.allSettled([
      impatient.digest(file("slow.pdf", slow)),
      impatient.digest(file("empty.txt", "")),
    ]);
    expect(alarms).toEqual([30_000, 30_000]);
    expect(results).toMatchObject([
      { reason: { code: "document-too-slow" } },
      { reason: { code: "document-empty" } },
    ]);
  });

  it("ends a file that takes too much memory, and reads the next one", async () => {
    const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, " "), { level: 1 });
    const bomb = minimalPdf({
      pages: [""],
      page: "/Contents 10 0 R",
      objects: [
        `<</Filter/FlateDecode/Length ${packed.length}>>stream\n${packed.toString("latin1")}\nendstream`,
      ],
    });
    const small = open({ memoryMb: 128 });
    await expect(small.digest(file("bomb.pdf", bomb))).rejects.toMatchObject({
      code: "document-too-heavy",
    });
    expect((await small.digest(alice)).resume.data.basic.name).toBe("Alice Smith");
  });

  it("lets its threads go when there is nothing to read", async () => {
    const [asked, ended] = [
      vi.spyOn(Worker.prototype, "postMessage"),
      vi.spyOn(Worker.prototype, "terminate"),
    ];
    onTestFinished(() => {
      asked.mockRestore();
      ended.mockRestore();
    });
    await open({ idleMs: 0 }).digest(alice);
    // Threads of other pools may go at the same time.
    await expect.poll(() => ended.mock.contexts).toContain(asked.mock.contexts[0]);
  });
});
