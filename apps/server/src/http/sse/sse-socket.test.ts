/** Streams over real sockets: what an application cannot see when it is called as a function. */
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { openRequest } from "../../../test/http-request.ts";
import { listeningApp } from "../../../test/listening-app.ts";
import { Channel } from "./channel.ts";

async function open(url: string): Promise<IncomingMessage> {
  const response = await openRequest(`${url}/api/system/log`);
  response.on("error", () => {});
  return response;
}

/** Lets the event loop turn until something is so. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

describe("a stream over a socket", () => {
  it("lets go of everything when the client hangs up", async () => {
    const logLines = new Channel();
    await using server = await listeningApp({ logLines });
    const response = await open(server.url);
    await until(() => logLines.listeners === 1);
    response.destroy();
    await until(() => logLines.listeners === 0);
  });

  it("hangs up on a client that does not read, and the other misses nothing", async () => {
    const logLines = new Channel();
    await using server = await listeningApp({ logLines });
    const stuck = await open(server.url);
    stuck.pause();
    const reading = await open(server.url);
    await until(() => logLines.listeners === 2);

    let received = "";
    reading.setEncoding("utf8").on("data", (text: string) => {
      received += text.replaceAll(/x+/g, "");
    });
    const big = "x".repeat(100_000);
    let sent = 0;
    while (logLines.listeners === 2 && sent < 1_000) {
      logLines.publish("log", big);
      sent++;
      await until(() => received.includes(`id: ${sent}\n`) && received.endsWith("\n\n"));
    }
    expect(sent).toBeLessThan(1_000);
    expect(logLines.listeners).toBe(1);
    const closed = new Promise((resolve) => stuck.on("close", resolve));
    stuck.resume();
    await closed;
    expect(stuck.complete).toBe(false);
    const ids = [...received.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: sent }, (_, index) => index + 1));
    reading.destroy();
  });
});
