import { readFile } from "node:fs/promises";
import { errorCode, errorText } from "@bole/base";
import { z } from "zod";
import { modelErrors } from "../errors.ts";
import { AsOf, BUILT_IN_PRICES, dated, PriceTable } from "./price-table.ts";

const PriceFile = z.object({ as_of: AsOf.optional(), models: PriceTable });

/**
 * The built-in prices, overridden by those in a file of the same form; without the file, as they
 * are. A file that can't be read is an error: a wrong price would let a budget be overspent.
 */
export async function readPrices(path: string): Promise<PriceTable> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return BUILT_IN_PRICES;
    throw modelErrors.error("prices-invalid", {
      detail: `${path}: ${errorText(error)}`,
      cause: error,
    });
  }
  const file = PriceFile.safeParse(parsed(text));
  if (file.success) {
    const { as_of, models } = file.data;
    return { ...BUILT_IN_PRICES, ...(as_of === undefined ? models : dated(models, as_of)) };
  }
  const issues = file.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  throw modelErrors.error("prices-invalid", {
    detail: `${path} is not a table of prices such as {"models": {"openai:gpt-4o": {"input": 2.5, "output": 10}}}.`,
    issues,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
