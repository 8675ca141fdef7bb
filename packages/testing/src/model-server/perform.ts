/** Does with one request what its scenario says. */
import type { ServerResponse } from "node:http";
import { answeredByHand } from "./by-hand.ts";
import { type Behaviour, USUAL } from "./scenario.ts";
import { isRecord, type Reply, type RequestBody, type Wire } from "./wire.ts";

export async function perform(
  wire: Wire,
  request: RequestBody,
  behaviour: Behaviour,
  response: ServerResponse,
): Promise<void> {
  switch (behaviour.kind) {
    case "answer": {
      const { text, finish = "stop", usage = USUAL } = behaviour;
      const name = wire.forcedTool(request);
      const said =
        name === undefined ? { text, calls: [] } : { text: "", calls: [{ name, input: text }] };
      send(
        wire,
        request,
        { ...said, finish, usage: usage === "none" ? undefined : usage },
        response,
      );
      break;
    }
    case "calls": {
      const calls = behaviour.calls.map(({ tool: name, input }) => ({
        name,
        input: typeof input === "string" ? input : JSON.stringify(input),
      }));
      send(
        wire,
        request,
        { text: behaviour.text ?? "", calls, finish: "stop", usage: USUAL },
        response,
      );
      break;
    }
    case "by-hand": {
      const stop = keepAlive(request.stream === true, response);
      const answer = await answeredByHand(behaviour.folder, request).finally(stop);
      await perform(wire, request, answer, response);
      break;
    }
    case "hang":
      sendPart(wire, request, behaviour.after, response);
      break;
    case "drop":
      sendPart(wire, request, behaviour.after, response);
      if (behaviour.after === undefined) response.destroy();
      // What has been said must be on its way before the line goes dead.
      else response.write("\n", () => response.destroy());
      break;
    case "junk":
      response.setHeader("content-type", "text/html");
      response.end("<html><body>Welcome to the captive portal</body></html>");
      break;
    case "wrong-shape":
      sendJson(response, 200, { choices: "none", content: 7, usage: "much" });
      break;
    case "status":
      if (behaviour.retryAfter) response.setHeader("retry-after", behaviour.retryAfter);
      sendJson(response, behaviour.status, wire.error(behaviour.status, behaviour.code));
      break;
    default: {
      const never: never = behaviour;
      throw new Error(`no such scenario: ${JSON.stringify(never)}`);
    }
  }
}

function send(wire: Wire, request: RequestBody, reply: Reply, response: ServerResponse): void {
  if (request.stream === true) {
    openStream(response);
    for (const frame of framesOf(wire, request, reply)) response.write(frame);
    response.end();
  } else {
    sendJson(response, 200, wire.whole(modelOf(request), reply));
  }
}

/** As much as `after` says of an answer, and then nothing more. */
function sendPart(
  wire: Wire,
  request: RequestBody,
  after: string | undefined,
  response: ServerResponse,
): void {
  if (after === undefined) return;
  const reply: Reply = { text: after, calls: [], finish: "stop", usage: undefined };
  if (request.stream === true) {
    openStream(response);
    const whole = framesOf(wire, request, reply);
    const spoken = whole.findLastIndex((frame) => /delta":\{("content":"[^"]|"type")/.test(frame));
    for (const frame of whole.slice(0, spoken + 1)) response.write(frame);
  } else {
    const body = JSON.stringify(wire.whole(modelOf(request), reply));
    response.setHeader("content-type", "application/json");
    response.setHeader("content-length", Buffer.byteLength(body));
    response.write(body.slice(0, body.length / 2));
  }
}

function framesOf(wire: Wire, request: RequestBody, reply: Reply): string[] {
  const options = request.stream_options;
  return wire.frames(modelOf(request), reply, isRecord(options) && options.include_usage === true);
}

function openStream(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("content-type", "text/event-stream");
}

/** Clients give up after minutes without a byte; people take longer. What is sent meanwhile says nothing. */
function keepAlive(isStream: boolean, response: ServerResponse): () => void {
  response.setHeader("content-type", isStream ? "text/event-stream" : "application/json");
  response.flushHeaders();
  const timer = setInterval(() => response.write(isStream ? ":\n\n" : " "), KEEP_ALIVE_MS);
  return () => clearInterval(timer);
}

const KEEP_ALIVE_MS = 20_000;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (!response.headersSent) {
    response.statusCode = status;
    response.setHeader("content-type", "application/json");
  }
  response.end(JSON.stringify(body));
}

function modelOf(request: RequestBody): string {
  return typeof request.model === "string" ? request.model : "unnamed";
}
