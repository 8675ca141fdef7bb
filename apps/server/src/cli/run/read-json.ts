import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { errorText } from "@bole/base";
import { JsonValue } from "@bole/engine";
import { UsageError } from "../usage-error.ts";

/** The value of an option that is JSON, or `@` and the name of a file with JSON in it. */
export async function readJsonOption(option: string, text: string, cwd: string) {
  return text.startsWith("@") ? readJsonFile(option, text.slice(1), cwd) : parse(option, text, "");
}

export async function readJsonFile(option: string, file: string, cwd: string) {
  const path = resolve(cwd, file);
  try {
    return parse(option, await readFile(path, "utf8"), ` ${path}`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError({
      en: `--${option}: ${path} cannot be read: ${errorText(error)}.`,
      zh: `--${option}：无法读取 ${path}：${errorText(error)}。`,
    });
  }
}

function parse(option: string, text: string, where: string): JsonValue {
  try {
    return JsonValue.parse(JSON.parse(text));
  } catch (error) {
    throw new UsageError({
      en: `--${option}:${where} is not JSON: ${errorText(error)}.`,
      zh: `--${option}：${where}不是 JSON：${errorText(error)}。`,
    });
  }
}
