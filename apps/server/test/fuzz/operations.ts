/** The operations of our own OpenAPI document, and ids of the right kind for them. */
import { z } from "zod";
import { asSchema, type Schema } from "./schema-values.ts";

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | null;
  readonly answers: ReadonlySet<string>;
}

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  components: z
    .looseObject({ schemas: z.record(z.string(), z.looseObject({})) })
    .partial()
    .optional(),
});

export interface ApiDocument {
  readonly operations: readonly Operation[];
  readonly resolve: (ref: string) => Schema;
}

export function readDocument(given: unknown): ApiDocument {
  const { paths, components } = Document.parse(given);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(method, path, operation)),
  );
  return {
    operations,
    resolve: (ref) => asSchema(components?.schemas?.[ref.split("/").at(-1) ?? ""]),
  };
}

const Given = z.looseObject({
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});

function toOperation(method: string, path: string, given: unknown): Operation {
  const { parameters = [], requestBody, responses } = Given.parse(given);
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((one) => ({
      name: one.name,
      in: one.in,
      required: one.required ?? one.in === "path",
      schema: asSchema(one.schema),
    })),
    body: type === undefined ? null : { type, schema: asSchema(content?.schema) },
    answers: new Set(Object.keys(responses)),
  };
}

/** Ids that answers have told of, by what they are of: `candidates`, `runs`. */
export class KnownIds {
  readonly #ids = new Map<string, string[]>();

  add(kind: string, id: string): void {
    const list = this.#ids.get(kind) ?? [];
    if (list.includes(id)) return;
    this.#ids.set(kind, [...list, id].slice(-30));
  }

  /** Every id in an answer of a route, under the route's first word and under the field's own name. */
  learn(path: string, value: unknown): void {
    const kind = path.split("/").filter((part) => part !== "api" && part !== "")[0] ?? "";
    this.#walk(kind, value, 0);
  }

  pick(kinds: readonly string[], random: () => number): string | undefined {
    const list = kinds.flatMap((kind) => this.#ids.get(kind) ?? []);
    return list[Math.floor(random() * list.length)];
  }

  #walk(kind: string, value: unknown, depth: number): void {
    if (depth > 6) return;
    if (Array.isArray(value))
      for (const one of value.slice(0, 20)) this.#walk(kind, one, depth + 1);
    else if (typeof value === "object" && value !== null) {
      for (const [name, entry] of Object.entries(value)) {
        if (typeof entry !== "string") this.#walk(kind, entry, depth + 1);
        else if (name === "id") this.add(kind, entry);
        else if (name.endsWith("_id") || name === "path" || name === "content_hash")
          this.add(name, entry);
      }
    }
  }
}
