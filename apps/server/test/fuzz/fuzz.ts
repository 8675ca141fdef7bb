/** Asks for samples again and again: as they were, and spoilt in their path, their query or their body. */
import type { ApiDocument, Operation } from "./operations.ts";
import { type Random, SchemaValues } from "./schema-values.ts";
import { type Call, type Sample, send } from "./tour.ts";

/** Only ends what hangs. */
const HANGS_MS = 120_000;
/** So many are under way at once. */
const ABREAST = 4;

export interface FuzzReport {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** 5xx, or no answer. */
  readonly faults: readonly string[];
}

export interface FuzzOptions {
  readonly document: ApiDocument;
  readonly samples: readonly Sample[];
  readonly random: Random;
  readonly requests: number;
}

export async function fuzz({ document, samples, random, requests }: FuzzOptions) {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const byOperation = [...Map.groupBy(samples, ({ operation }) => operation).values()];
  const spoiler = new Spoiler(document, samples, random);
  let count = 0;
  const work = async () => {
    while (count < requests) {
      const kind = byOperation[count % byOperation.length] ?? [];
      count += 1;
      if (count % 1_000 === 0)
        process.stdout.write(`fuzz: ${count} requests, ${faults.length} faults\n`);
      const sample = kind[Math.floor(random() * kind.length)];
      if (sample === undefined) break;
      const call = random() < 0.3 ? sample : spoiler.spoil(sample);
      const answer = await send(sample.host, sample.operation, call, HANGS_MS).catch(String);
      const said = typeof answer === "string" ? answer : `${answer.status} ${answer.text}`;
      if (typeof answer !== "string")
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (typeof answer === "string" || answer.status >= 500)
        faults.push(
          `${sample.operation} ${JSON.stringify(call).slice(0, 500)}: ${said.slice(0, 400)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return { requests: count, statuses, faults } satisfies FuzzReport;
}

const AWKWARD_IDS = ["nobody", "..", "%00", "伯乐", "'; drop table people; --", "a".repeat(3_000)];

class Spoiler {
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #values: SchemaValues;
  readonly #random: Random;
  /** Ids of all kinds: one of another kind is a likely mistake. */
  readonly #ids: readonly string[];

  constructor(document: ApiDocument, samples: readonly Sample[], random: Random) {
    this.#operations = new Map(document.operations.map((one) => [one.name, one]));
    this.#values = new SchemaValues(random, document.resolve, () => undefined);
    this.#random = random;
    this.#ids = [...new Set(samples.flatMap(({ path }) => Object.values(path ?? {})))];
  }

  spoil(sample: Sample): Call {
    const { path = {}, query = {}, body } = sample;
    const operation = this.#operations.get(sample.operation);
    const dice = this.#random();
    if (dice < 0.25 && Object.keys(path).length > 0) return { ...sample, path: this.#path(path) };
    if (dice < 0.5) return { ...sample, query: this.#query(query, operation) };
    if (body === undefined) return { ...sample, query: this.#query(query, operation) };
    const schema = operation?.body?.schema;
    if (schema !== undefined && dice < 0.75)
      return { ...sample, body: this.#values.value(schema, this.#random()) };
    return { ...sample, body: this.#mutated(body) };
  }

  #path(path: Readonly<Record<string, string>>) {
    const names = Object.keys(path);
    const name = this.#pick(names) ?? "";
    return { ...path, [name]: this.#pick([...AWKWARD_IDS, ...this.#ids]) ?? "" };
  }

  #query(query: Readonly<Record<string, string>>, operation: Operation | undefined) {
    const more = (operation?.parameters ?? [])
      .filter(({ in: where, name }) => where === "query" && name !== "tenant")
      .filter(() => this.#random() < 0.5)
      .map(({ name, schema }) => [name, String(this.#values.value(schema, this.#random(), name))]);
    return { ...query, ...Object.fromEntries(more) };
  }

  /** A copy in which one thing is another, missing, or too much. */
  #mutated(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return this.#values.anything();
    const keys = Object.keys(value);
    const key = this.#pick(keys);
    if (key === undefined || this.#random() < 0.1) return this.#values.anything();
    if (this.#random() < 0.1) return { ...value, unheard_of: this.#values.anything() };
    const inside = this.#mutated(Object(value)[key]);
    if (Array.isArray(value)) return value.with(Number(key), inside);
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    return this.#random() < 0.2 ? rest : { ...rest, [key]: inside };
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }
}
