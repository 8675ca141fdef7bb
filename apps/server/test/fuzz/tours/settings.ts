/** Guardrails, models, mail settings, retention, what becomes of people's data, the system itself. */
import { at, type Tour } from "../tour.ts";
import { candidate, requested, versionOf } from "./hiring.ts";
import type { World } from "./world.ts";

export async function settingsTour(tour: Tour, { smtp, imap, model }: World): Promise<void> {
  await guardrails(tour);
  await people(tour);
  const chosen = { provider: "openai-compatible", name: "stand-in", url: model.url };
  const models = await tour.ask("GET /api/models");
  const version = Number(at(models, "version"));
  await tour.ask("PUT /api/models", { body: { models: [], version } });
  await tour.ask("GET /api/models/local");
  await tour.ask("POST /api/models/try", { body: chosen });
  const { hostname: host, port } = new URL(smtp.url);
  const server = { host, port: Number(port), security: "none" };
  await tour.ask("POST /api/mail-settings/try-smtp", { body: server });
  await tour.ask("POST /api/mail-settings/try-imap", {
    body: { ...imap.account, security: "none" },
  });
  const kept = await tour.ask("GET /api/mail-settings");
  const mail = { smtp: server, sender: { address: "jobs@example.com" }, imap: null };
  const rest = { postal_address: "1 Street, City", undo_seconds: 0 };
  const body = { ...mail, ...rest, version: Number(at(kept, "version")) };
  await tour.ask("PUT /api/mail-settings", { body });
  await tour.ask("POST /api/mail-settings/test-mail", { body: {} });
  for (const name of [
    ...["GET /api/health", "GET /api/ready", "GET /api/system", "GET /api/system/config"],
    ...["GET /api/system/checks", "GET /api/system/log", "GET /api/demo", "GET /api/audit"],
    ...["GET /api/audit/verify", "GET /api/openapi.json", "GET /api/docs", "GET /api/docs/errors"],
    ...["GET /api/docs/explorer.js", "GET /metrics"],
  ])
    await tour.ask(name);
  await tour.ask("POST /api/client-errors", { body: { message: "x is undefined", path: "/jobs" } });
}

async function guardrails(tour: Tour): Promise<void> {
  const text = "Call me at +44 7700 900123.";
  await tour.ask("POST /api/guardrails/check", { body: { text, direction: "input" } });
  const plan = { steps: [{ id: "a", action: "say", args: { text: "a" } }] };
  const run_id = at(await tour.ask("POST /api/runs", { body: { plan } }), "run_id");
  const masked = await tour.ask("POST /api/guardrails/redact", { body: { text, run_id } });
  const body = { text: at(masked, "text"), run_id };
  await tour.ask("POST /api/guardrails/restore", { body });
  await tour.ask("GET /api/guardrails/policy");
  await tour.ask("PUT /api/guardrails/policy", { body: { policy: {}, note: "as it was" } });
  await tour.ask("GET /api/guardrails/policy/versions");
  await tour.ask("GET /api/guardrails/logs");
}

async function people(tour: Tour): Promise<void> {
  const id = await candidate(tour, "Eve Sample", "eve@example.com");
  const path = { id };
  await tour.ask("GET /api/candidates/{id}/erase-preview", { path });
  await tour.ask("GET /api/candidates/{id}/export", { path });
  const reason = { reason: "A case at court" };
  const held = await tour.ask("POST /api/candidates/{id}/holds", { path, body: reason });
  await tour.ask("GET /api/candidates/{id}/holds", { path });
  await tour.ask("DELETE /api/holds/{id}", { path: { id: at(held, "id") } });
  const version = await versionOf(tour, id);
  await requested(tour, { kind: "erase_person", payload: { person_id: id, version } });
  const list = await tour.ask("GET /api/erasures");
  const receipt = { id: at(list, "erasures.0.id") };
  await tour.ask("GET /api/erasures/{id}", { path: receipt });
  await tour.ask("POST /api/erasures/{id}/check", {
    path: receipt,
    body: { words: ["Eve Sample"] },
  });
  const kind = { kind: "candidates" };
  await tour.ask("GET /api/retention");
  await tour.ask("GET /api/retention/{kind}/preview", { path: kind, query: { months: "24" } });
  await tour.ask("PUT /api/retention/{kind}", { path: kind, body: { months: 24 } });
  await tour.ask("POST /api/retention/{kind}/confirm", { path: kind, body: { months: 24 } });
  await tour.ask("DELETE /api/retention/{kind}", { path: kind });
}
