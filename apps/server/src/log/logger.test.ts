import type { Level } from "pino";
import { describe, expect, it } from "vitest";
import { LogLine } from "../http/contract/system.ts";
import { Channel } from "../http/sse/channel.ts";
import { createLogger } from "./logger.ts";

function setUp(level: Level, secrets: string[] = []) {
  const written: string[] = [];
  const lines = new Channel();
  const log = createLogger({ level, write: (line) => written.push(line), lines, secrets });
  const ring = () =>
    [...lines.readFrom(0)].map((frame) => new TextDecoder().decode(frame.bytes).split("data: ")[1]);
  return { log, written, ring };
}

describe("createLogger", () => {
  it("writes JSON lines of at least the level, and keeps info lines for the page regardless", () => {
    const { log, written, ring } = setUp("warn");
    log.debug("too small");
    log.info("for the page");
    log.warn({ path: "/x" }, "for both");
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? "")).toMatchObject({ level: "warn", msg: "for both" });
    expect(ring()).toHaveLength(2);
    const newest = JSON.parse(ring()[1] ?? "");
    expect(LogLine.parse(newest.content)).toMatchObject({
      level: "warn",
      message: "for both",
      fields: { path: "/x" },
    });
  });

  it("keeps debug lines for the page only when they are asked for", () => {
    const { log, ring } = setUp("debug");
    log.debug("small");
    expect(ring()).toHaveLength(1);
  });

  it("never writes credentials of a request or configured secrets, in any form", () => {
    const { log, written, ring } = setUp("info", ['hun"ter 2', "abc"]);
    log.info({ headers: { authorization: "Bearer x1y2", cookie: "sid=x1y2" } }, "headers");
    log.info({ req: { headers: { authorization: "Bearer x1y2" } } }, "deeper");
    log.error({ err: new Error('could not log in with hun"ter 2') }, "at hun%22ter%202");
    for (const text of [written.join(""), ring().join("")]) {
      expect(text).not.toContain("x1y2");
      expect(text).not.toContain("ter 2");
      expect(text).not.toContain("ter%202");
    }
    expect(written.join("")).toContain("could not log in with ***");
  });
});
