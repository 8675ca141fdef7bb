/** The operations of our own OpenAPI document. */
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
