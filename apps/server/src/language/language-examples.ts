/** Messages that were misread, with what they mean. They stay in this database until somebody exports them. */
import type { Principal } from "@bole/base";
import { type Inventory, LearnedExample, misfits, type Turn, toTurn } from "@bole/language";
import type { Store } from "@bole/store";
import { serverErrors } from "../errors.ts";
import { present } from "../runs/present.ts";
import type { LanguageTables } from "./language-tables.ts";

export interface StoredExample extends LearnedExample {
  readonly id: string;
  readonly author: string;
  readonly created_at: string;
}

export interface ExampleFilter {
  readonly product?: string;
  readonly limit: number;
  readonly after?: string;
}

export interface ExamplePage {
  readonly items: StoredExample[];
  readonly next: string | null;
}

interface ExampleParts {
  readonly store: Store<LanguageTables>;
  readonly inventory: (product: string) => Inventory;
  readonly now: () => Date;
  readonly newId: () => string;
}

export class LanguageExamples {
  readonly #parts: ExampleParts;

  constructor(parts: ExampleParts) {
    this.#parts = parts;
  }

  /** The newest first. */
  async list(
    { tenant }: Pick<Principal, "tenant">,
    { product, limit, after }: ExampleFilter,
  ): Promise<ExamplePage> {
    let query = this.#parts.store
      .forTenant(tenant)
      .selectFrom("language_examples")
      .selectAll()
      .orderBy("pos", "desc");
    if (product !== undefined) query = query.where("product", "=", product);
    if (after !== undefined) query = query.where("pos", "<", Number(after));
    const rows = await query.limit(limit + 1).execute();
    const shown = rows.slice(0, limit);
    return {
      items: shown.map(({ pos: _pos, tenant: _tenant, state, calls, ...row }) => {
        const { product, message, reader, ...rest } = row;
        const stored = { product, message, reader, state: parse(state), calls: parse(calls) };
        return { ...rest, ...LearnedExample.parse(stored) };
      }),
      next: rows.length > limit ? String(shown.at(-1)?.pos) : null,
    };
  }

  async add({ tenant, user }: Principal, example: LearnedExample): Promise<StoredExample> {
    const { inventory, store, now, newId } = this.#parts;
    const issues = misfits(example, inventory(example.product));
    if (issues.length > 0)
      throw serverErrors.error("invalid-request", {
        detail: `The calls do not fit the tools of "${example.product}" or the message.`,
        issues,
      });
    const row = { id: newId(), author: user, created_at: now().toISOString() };
    const state = JSON.stringify(example.state);
    const calls = JSON.stringify(example.calls);
    await store
      .forTenant(tenant)
      .insertInto("language_examples")
      .values({ ...example, ...row, state, calls })
      .execute();
    return { ...example, ...row };
  }

  async remove({ tenant }: Pick<Principal, "tenant">, id: string): Promise<void> {
    const { numDeletedRows } = await this.#parts.store
      .forTenant(tenant)
      .deleteFrom("language_examples")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      throw serverErrors.error("language-example-unknown", `There is no example "${id}".`);
  }

  /** All of a product as the training takes them, the oldest first. */
  async turns(who: Pick<Principal, "tenant">, product: string): Promise<Turn[]> {
    const inventory = this.#parts.inventory(product);
    const turns: Turn[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const filter: ExampleFilter = { product, limit: 500, ...present({ after }) };
      const page: ExamplePage = await this.list(who, filter);
      for (const { id, author: _a, created_at: _c, ...example } of page.items)
        turns.push(toTurn(example, id, inventory));
      after = page.next;
    }
    return turns.toReversed();
  }
}

const parse = (text: string): unknown => JSON.parse(text);
