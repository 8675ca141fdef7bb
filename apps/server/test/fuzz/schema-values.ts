/** Values for JSON Schemas: right ones, and such as only look so. */

export type Schema = Readonly<Record<string, unknown>>;
export type Random = () => number;

const AWKWARD = [
  "",
  " ",
  "\u0000",
  "伯乐 🐎",
  "'; drop table people; --",
  "../../etc/passwd",
  "$step.x",
  "a".repeat(5_000),
];

export class SchemaValues {
  readonly #random: Random;
  readonly #resolve: (ref: string) => Schema;
  /** A known value for a field, such as an id of the right kind; undefined where there is none. */
  readonly #known: (field: string) => unknown;

  constructor(random: Random, resolve: (ref: string) => Schema, known: (field: string) => unknown) {
    this.#random = random;
    this.#resolve = resolve;
    this.#known = known;
  }

  /** @param wild from 0, always right, to 1, hardly ever */
  value(given: Schema, wild: number, field = "", depth = 0): unknown {
    if (wild > 0 && this.#random() < wild * 0.15) return this.anything();
    const schema = this.#deref(given);
    const known = this.#known(field);
    if (known !== undefined && schema.type === "string" && schema.enum === undefined) return known;
    if (schema.const !== undefined) return schema.const;
    if (Array.isArray(schema.enum)) return this.#pick(schema.enum);
    for (const key of ["oneOf", "anyOf"]) {
      const list = schema[key];
      if (Array.isArray(list)) return this.value(asSchema(this.#pick(list)), wild, field, depth);
    }
    if (Array.isArray(schema.allOf)) {
      const parts = schema.allOf.map((part) => this.value(asSchema(part), wild, field, depth));
      return Object.assign({}, ...parts);
    }
    return this.#ofType(schema, wild, field, depth);
  }

  #ofType(schema: Schema, wild: number, field: string, depth: number): unknown {
    const type = Array.isArray(schema.type) ? this.#pick(schema.type) : schema.type;
    switch (type) {
      case "string":
        return this.#text(schema, field);
      case "integer":
      case "number":
        return this.#number(schema);
      case "boolean":
        return this.#random() < 0.5;
      case "null":
        return null;
      case "array": {
        const least = Math.max(numberOr(schema.minItems, 0), depth < 3 ? 1 : 0);
        return Array.from({ length: least }, () =>
          this.value(asSchema(schema.items), wild, field.replace(/s$/, ""), depth + 1),
        );
      }
      case "object":
        return this.#object(schema, wild, depth);
      default:
        return schema.properties === undefined ? {} : this.#object(schema, wild, depth);
    }
  }

  #object(schema: Schema, wild: number, depth: number): Record<string, unknown> {
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const entries = Object.entries(asSchema(schema.properties)).flatMap(([name, of]) => {
      const isLeft = wild > 0 ? this.#random() < 0.1 : false;
      const isWanted = required.has(name) || (depth < 2 && this.#random() < wild * 0.5);
      if (!isWanted || isLeft || name === "tenant") return [];
      return [[name, this.value(asSchema(of), wild, name, depth + 1)] as const];
    });
    return Object.fromEntries(entries);
  }

  #text(schema: Schema, field: string): string {
    const { format, pattern } = schema;
    if (format === "email") return "ada@example.com";
    if (format === "date-time") return "2027-03-01T09:00:00.000Z";
    if (format === "date") return "2027-03-01";
    if (format === "uri" || format === "url") return "https://example.com/a.ics";
    if (typeof pattern === "string" && pattern.includes("snake")) return "a_name";
    const least = numberOr(schema.minLength, 1);
    return (TEXTS[field] ?? `text ${Math.floor(this.#random() * 100)}`).padEnd(least, "x");
  }

  #number(schema: Schema): number {
    const least = numberOr(schema.minimum, 1);
    const most = Math.min(numberOr(schema.maximum, least + 20), least + 20);
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  /** What hardly anybody expects. */
  anything(): unknown {
    return this.#pick([null, true, -1, 1e308, [], {}, [[]], ...AWKWARD]);
  }

  #deref(schema: Schema): Schema {
    return typeof schema.$ref === "string" ? this.#deref(this.#resolve(schema.$ref)) : schema;
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }
}

/** Fields whose text has to say something. */
const TEXTS: Readonly<Record<string, string>> = {
  time_zone: "Europe/London",
  cron: "0 9 * * *",
  path: "/notes/a.txt",
  language: "en",
  from: "2027-03-01T00:00:00.000Z",
  to: "2027-03-02T00:00:00.000Z",
  user_input: "say hello",
  message: "hello",
};

export function asSchema(value: unknown): Schema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function numberOr(value: unknown, other: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : other;
}
