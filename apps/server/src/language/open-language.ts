/** Opens what reads sentences and what people here have taught it. */
import { randomUUID } from "node:crypto";
import { type Inventory, type Reader, readInventories } from "@bole/language";
import type { Store } from "@bole/store";
import { serverErrors } from "../errors.ts";
import { LanguageExamples } from "./language-examples.ts";
import type { LanguageTables } from "./language-tables.ts";

export interface LanguageHost {
  readonly language: {
    readonly reader: Reader;
    /** Of each product whose sentences can be read. */
    readonly inventories: readonly Inventory[];
    /** Throws `language-product-unknown`. */
    readonly inventory: (product: string) => Inventory;
    readonly examples: LanguageExamples;
  };
}

export interface LanguageOptions {
  readonly store: Store<LanguageTables>;
  readonly reader: Reader;
}

export function openLanguage({ store, reader }: LanguageOptions): LanguageHost {
  const inventories = readInventories();
  const inventory = (product: string) => {
    const found = inventories.find((one) => one.product === product);
    if (found) return found;
    throw serverErrors.error("language-product-unknown", {
      detail: `There is no product "${product}".`,
      data: { products: inventories.map((one) => one.product) },
    });
  };
  const newId = () => `example_${randomUUID()}`;
  const examples = new LanguageExamples({ store, inventory, now: () => new Date(), newId });
  return { language: { reader, inventories, inventory, examples } };
}
