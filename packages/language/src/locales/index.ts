/** Every folder beside this file is a language. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { LanguageFile, type Locale, NameFile, NumberFile, TimeFile } from "./locale.ts";

const HERE = import.meta.dirname;

export const LOCALES: readonly Locale[] = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted()
  .map((language) => ({
    language,
    about: read(language, "language", LanguageFile),
    numbers: read(language, "numbers", NumberFile),
    time: read(language, "time", TimeFile),
    names: read(language, "names", NameFile),
  }));

function read<Schema extends z.ZodType>(
  language: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(path.join(HERE, language, `${file}.json`), "utf8")));
}
