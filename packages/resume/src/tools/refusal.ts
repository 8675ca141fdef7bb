/** Why a tool does not do what it was told, in the words of the conversation. */
import { isBoleError } from "@bole/base";
import type { Bilingual } from "../model/structure.ts";

export class Refusal extends Error {
  readonly said: Bilingual;

  constructor(said: Bilingual) {
    super(said.en);
    this.said = said;
  }
}

export function refuse(zh: string, en: string): never {
  throw new Refusal({ zh, en });
}

/** What is said of anything that a tool throws; undefined for what nobody foresaw. */
export function refusalOf(error: unknown, path: string): Bilingual | undefined {
  if (error instanceof Refusal) return error.said;
  if (!isBoleError(error)) return undefined;
  const segment = String(error.data.segment ?? "");
  const { length } = error.data;
  if (error.code === "path-missing") {
    return typeof length === "number"
      ? {
          zh: `路径 ${path} 不存在：列表只有 ${length} 项，没有 [${segment}]`,
          en: `There is nothing at ${path}: the list has ${length} entries, and no [${segment}]`,
        }
      : {
          zh: `路径 ${path} 不存在：没有「${segment}」`,
          en: `There is nothing at ${path}: "${segment}" is not there`,
        };
  }
  if (error.code === "path-forbidden") {
    return { zh: `路径 ${path} 不允许使用`, en: `The path ${path} may not be used` };
  }
  if (error.code !== "path-invalid") return undefined;
  return {
    zh: `路径 ${path} 写法有误，请写成 education[0].school 这样`,
    en: `The path ${path} cannot be read; write it as in education[0].school`,
  };
}
