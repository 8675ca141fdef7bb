/** Asks a model's server, without spending a token, whether it would work, and if not, why. */
import { closest, errorText, networkFault } from "@bole/base";
import { z } from "zod";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";

/** What a person has to look at. */
export type Culprit = "name" | "key" | "address" | "quota" | "network" | "provider";

export interface ModelFault {
  readonly culprit: Culprit;
  readonly said: string;
}

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const OneModel = z.object({ id: z.string() });

/** The fault, or undefined if the model is there. */
export async function testConnection(
  model: ModelEndpoint,
  timeoutMs: number,
): Promise<ModelFault | undefined> {
  try {
    const response = await fetch(questionUrl(model), {
      headers: { ...keyHeaders(model), Connection: "close" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok ? judgeList(model, body) : judgeStatus(model, response.status);
  } catch (error) {
    const fault = networkFault(error);
    const culprit = fault === "refused" || fault === "unknown-name" ? "address" : "network";
    return { culprit, said: errorText(error) };
  }
}

/** Anthropic lists dated names only; its aliases are known when asked for one by one. */
function questionUrl({ provider, url, name }: ModelEndpoint): string {
  return provider === "anthropic" ? `${url}/models/${encodeURIComponent(name)}` : `${url}/models`;
}

function keyHeaders({ provider, key }: ModelEndpoint): Record<string, string> {
  if (key === undefined) return {};
  return provider === "anthropic"
    ? { "x-api-key": key, "anthropic-version": "2023-06-01" }
    : { Authorization: `Bearer ${key}` };
}

function judgeStatus(model: ModelEndpoint, status: number): ModelFault {
  const said = `HTTP ${status}`;
  if (status === 401 || status === 403) return { culprit: "key", said };
  if (status === 402 || status === 429) return { culprit: "quota", said };
  if (status === 404) return { culprit: model.provider === "anthropic" ? "name" : "address", said };
  return { culprit: status >= 500 ? "provider" : "address", said };
}

function judgeList(model: ModelEndpoint, body: unknown): ModelFault | undefined {
  if (model.provider === "anthropic") {
    // A page that answers 200 to everything is not the provider.
    return OneModel.safeParse(body).success
      ? undefined
      : { culprit: "address", said: `no model at /models/${model.name}` };
  }
  const list = ModelList.safeParse(body);
  if (!list.success) return { culprit: "address", said: "no list of models at /models" };
  const names = list.data.data.map(({ id }) => id);
  // Ollama leaves out the tag of the newest version.
  if (names.includes(model.name) || names.includes(`${model.name}:latest`)) return undefined;
  const meant = closest(model.name, names);
  if (meant !== undefined) return { culprit: "name", said: `did you mean ${meant}?` };
  const some = names.length === 0 ? "it has no model" : `it has ${names.slice(0, 5).join(", ")}`;
  return { culprit: "name", said: some };
}
