/** JSON paths typed by hand: `basic.name = Jane Roe`, `education[0].school`, `delete projects[1]`. No reader is needed. */
import { LISTS } from "../model/structure.ts";
import type { ToolCall } from "../tools/tool-call.ts";

const ROOTS = ["basic", "skillContent", ...Object.keys(LISTS)].join("|");
const PATH = `(?:${ROOTS})(?:\\.\\w+|\\[-?\\d+\\])*`;
const READ = new RegExp(`^(?:(?:CVReader|read|show|get|查看|读取)\\s+)?(${PATH})\\s*[?？]?$`, "u");
const SET = new RegExp(
  `^(?:(?:set|update|修改)\\s+)?(${PATH})\\s*(?:=|:=|:|：)\\s*(\\S[\\s\\S]*)$`,
  "u",
);
const DELETE = new RegExp(`^(?:delete|remove|clear|删除|删掉|清空)\\s+(${PATH})$`, "u");
const ADD = new RegExp(`^(?:(?:add|添加)\\s+)?(${PATH})\\s*\\+=\\s*(\\S[\\s\\S]*)$`, "u");

/** Undefined where the message is no path. */
export function readTypedPath(message: string): ToolCall | undefined {
  const text = message.trim();
  const [, read] = READ.exec(text) ?? [];
  // A word such as "basic" alone is no path that somebody typed.
  if (read !== undefined && /[.[]|^skillContent$|^workExperience$/.test(read))
    return { name: "CVReader", params: { path: read } };
  const [, gone] = DELETE.exec(text) ?? [];
  if (gone !== undefined) return { name: "CVEditor", params: { path: gone, action: "delete" } };
  const [, list, more] = ADD.exec(text) ?? [];
  if (list !== undefined && more !== undefined)
    return { name: "CVEditor", params: { path: list, action: "add", value: typedValue(more) } };
  const [, path, value] = SET.exec(text) ?? [];
  if (path === undefined || value === undefined || !/[.[]|Content$/.test(path)) return undefined;
  return { name: "CVEditor", params: { path, action: "update", value: typedValue(value) } };
}

/** JSON where it is an object or a list, else the words as they are. */
function typedValue(text: string): string | Record<string, string> | string[] {
  if (!/^[[{]/.test(text)) return text.replace(/^"([\s\S]*)"$/, "$1");
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return text;
  }
}
