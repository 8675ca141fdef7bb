/** Asks every operation again and again, with what its schema asks for and with what only looks so. */
import { type ApiDocument, type KnownIds, type Operation, readDocument } from "./operations.ts";
import { type Random, SchemaValues } from "./schema-values.ts";

/** Only ends what hangs. */
const HANGS_MS = 60_000;
const STREAM_MS = 1_500;

export interface FuzzReport {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations that were answered with 2xx or 3xx at least once. */
  readonly reached: ReadonlySet<string>;
  readonly unreached: readonly string[];
  readonly faults: readonly string[];
}

export interface FuzzOptions {
  readonly api: string;
  readonly random: Random;
  readonly requests: number;
  /** Bodies that are known to be right, by the operation's name: for the first try of each. */
  readonly recipes: Readonly<Record<string, Recipe>>;
  readonly ids: KnownIds;
  /** Operations that would end the test, or need somebody else's program. */
  readonly skip: ReadonlySet<string>;
}

export interface Recipe {
  readonly body?: unknown;
  readonly form?: () => FormData;
  readonly raw?: { readonly type: string; readonly text: string };
  readonly query?: Readonly<Record<string, string>>;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { api, random, requests, skip } = options;
  const document = readDocument(await (await fetch(`${api}/openapi.json`)).json());
  const operations = document.operations.filter(({ name }) => !skip.has(name));
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const faults: string[] = [];
  // Those that make something first, those that take away last.
  const order = operations.toSorted((a, b) => rank(a) - rank(b));
  for (let count = 0; count < requests; count += 1) {
    const round = Math.floor(count / order.length);
    const operation = order[count % order.length];
    if (operation === undefined) break;
    const isCareful = round < 2 || random() < 0.3;
    const request = make(document, operation, options, isCareful ? 0 : random());
    const answer = await send(api, request);
    if (answer === null) {
      faults.push(`${operation.name}: no answer`);
      continue;
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 && answer.status !== 501)
      faults.push(`${operation.name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    if (answer.status < 400) {
      reached.add(operation.name);
      options.ids.learn(operation.path, answer.value);
    }
  }
  const unreached = operations.map(({ name }) => name).filter((name) => !reached.has(name));
  return { requests, statuses, reached, unreached, faults };
}

function rank({ method, path }: Operation): number {
  if (method === "DELETE") return 3;
  if (method === "POST" && !path.includes("{")) return 0;
  return method === "GET" ? 1 : 2;
}

interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly isStream: boolean;
}

function make(
  document: ApiDocument,
  operation: Operation,
  { random, recipes, ids }: FuzzOptions,
  wild: number,
): FuzzRequest {
  const { method, path, parameters, body, name } = operation;
  const kindOf = path.split("/").filter((part) => part !== "api" && part !== "")[0] ?? "";
  const known = (field: string) => (field === "" ? undefined : ids.pick([field], random));
  const values = new SchemaValues(random, document.resolve, known);
  const recipe = wild === 0 ? recipes[name] : undefined;
  const query = new URLSearchParams(recipe?.query);
  let url = path.replace(/^\/api/, "");
  for (const one of parameters) {
    if (one.in === "path") {
      const id = wild > 0.9 ? "nobody" : ids.pick(kindsFor(path, one.name, kindOf), random);
      url = url.replace(
        `{${one.name}}`,
        encodeURIComponent(id ?? String(values.value(one.schema, 0, one.name))),
      );
    } else if (one.in === "query" && one.name !== "tenant" && !query.has(one.name)) {
      const isWanted = one.required || (wild > 0 && random() < 0.3);
      if (isWanted) query.set(one.name, String(values.value(one.schema, wild, one.name)));
    }
  }
  const search = query.size > 0 ? `?${query}` : "";
  return {
    method,
    url: `${url}${search}`,
    init: { method, ...bodyOf(operation, recipe, values, wild, body) },
    isStream: /\/events$|\/log$/.test(path),
  };
}

/** Of which kinds the id in a path may be. */
function kindsFor(path: string, parameter: string, kind: string): string[] {
  if (parameter !== "id") return [parameter, `${parameter}_id`, parameter.replace(/_id$/, "s")];
  const parent = path.split("/{id}")[0]?.split("/").at(-1) ?? kind;
  const singular = `${parent.replace(/s$/, "")}_id`;
  const named = parent === "candidates" ? ["person_id"] : parent === "emails" ? ["message_id"] : [];
  return [parent, singular, ...named, kind];
}

function bodyOf(
  { method }: Operation,
  recipe: Recipe | undefined,
  values: SchemaValues,
  wild: number,
  body: Operation["body"],
): RequestInit {
  if (method === "GET") return {};
  if (recipe?.form) return { body: recipe.form() };
  if (recipe?.raw) return { body: recipe.raw.text, headers: { "Content-Type": recipe.raw.type } };
  const json = recipe?.body ?? (body === null ? undefined : values.value(body.schema, wild));
  if (json === undefined) return {};
  return { body: JSON.stringify(json), headers: { "Content-Type": "application/json" } };
}

async function send(api: string, { url, init, isStream }: FuzzRequest) {
  const signal = AbortSignal.timeout(isStream ? STREAM_MS : HANGS_MS);
  try {
    const response = await fetch(`${api}${url}`, { ...init, signal, redirect: "manual" });
    const { status } = response;
    if (isStream && status < 400) {
      await response.body?.cancel();
      return { status, text: "", value: null };
    }
    const text = await response.text();
    return { status, text, value: parsed(text) };
  } catch {
    return isStream ? { status: 200, text: "", value: null } : null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
