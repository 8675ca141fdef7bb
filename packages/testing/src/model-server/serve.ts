/** The process itself: `node serve.ts <port>`. Its own process, as a provider is somebody else's. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { anthropicWire } from "./anthropic-wire.ts";
import { openaiWire } from "./openai-wire.ts";
import { perform, sendJson } from "./perform.ts";
import { type ModelRequest, type Scenario, Script } from "./scenario.ts";
import { isRecord, parsed, type Wire } from "./wire.ts";

const WIRES: Readonly<Record<string, Wire>> = {
  "/v1/chat/completions": openaiWire,
  "/v1/messages": anthropicWire,
};

const script = new Script();
const requests: ModelRequest[] = [];
let models: readonly string[] = ["stand-in"];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "/";
  const text = await textOf(request);
  if (path.startsWith("/admin/")) return administer(path, text, response);
  const body = parsed(text);
  requests.push({ path, headers: request.headers, body });
  const wire = WIRES[path];
  if (wire !== undefined)
    return perform(wire, isRecord(body) ? body : {}, script.take(text), response);
  if (path === "/v1/models") return sendJson(response, 200, { data: models.map((id) => ({ id })) });
  const name = decodeURIComponent(path.replace(/^\/v1\/models\//, ""));
  if (models.includes(name)) return sendJson(response, 200, { type: "model", id: name });
  sendJson(response, 404, anthropicWire.error(404, "not_found_error"));
}

function administer(path: string, text: string, response: ServerResponse): void {
  if (path === "/admin/script") {
    script.add(JSON.parse(text) as Scenario[]);
  } else if (path === "/admin/models") {
    models = JSON.parse(text) as string[];
  } else if (path === "/admin/reset") {
    script.clear();
    requests.length = 0;
  }
  sendJson(response, 200, path === "/admin/requests" ? requests : {});
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.destroy();
  });
});
// It never hangs up on whoever is just about to ask again: that would count as a failure of the model.
server.keepAliveTimeout = 0;
server.listen(Number(process.argv[2]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
