import { describe, expect, it } from "vitest";
import { createPreviewFeed } from "./preview-feed.ts";

/** A server that answers when the test says so. */
function slowServer() {
  const asked: string[] = [];
  const answers: { resolve: (pages: string) => void; reject: (error: Error) => void }[] = [];
  const signals: AbortSignal[] = [];
  const feed = createPreviewFeed<string, string>((order, signal) => {
    asked.push(order);
    signals.push(signal);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    answers.push({ resolve, reject });
    return promise;
  });
  return { feed, asked, answers, signals };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("pages while somebody types", () => {
  it("are asked for one at a time, and then for the newest text only", async () => {
    const { feed, asked, answers } = slowServer();
    for (const text of ["a", "ab", "abc", "abcd"]) feed.ask(text);
    expect(asked).toEqual(["a"]);
    answers[0]?.resolve("pages of a");
    await settled();
    expect(feed.get()).toMatchObject({ pages: "pages of a", of: "a", isBehind: true });
    expect(asked).toEqual(["a", "abcd"]);
    answers[1]?.resolve("pages of abcd");
    await settled();
    expect(feed.get()).toMatchObject({ pages: "pages of abcd", of: "abcd", isBehind: false });
  });

  it("stay when the newest fails, and the failure is told", async () => {
    const { feed, answers } = slowServer();
    feed.ask("a");
    answers[0]?.resolve("pages of a");
    await settled();
    feed.ask("b");
    answers[1]?.reject(new Error("no"));
    await settled();
    expect(feed.get()).toMatchObject({ pages: "pages of a", of: "a", isBehind: false });
    expect(feed.get().error).toEqual(new Error("no"));
  });

  it("do not fail for a text that is already another", async () => {
    const { feed, answers } = slowServer();
    feed.ask("a");
    feed.ask("b");
    answers[0]?.reject(new Error("no"));
    await settled();
    expect(feed.get()).toMatchObject({ error: null, isBehind: true });
  });

  it("are no longer wanted once it is stopped", async () => {
    const { feed, asked, answers, signals } = slowServer();
    feed.ask("a");
    feed.ask("b");
    feed.stop();
    expect(signals[0]?.aborted).toBe(true);
    answers[0]?.resolve("pages of a");
    await settled();
    expect([asked, feed.get().pages]).toEqual([["a"], null]);
    feed.ask("c");
    expect(asked).toEqual(["a", "c"]);
  });
});
