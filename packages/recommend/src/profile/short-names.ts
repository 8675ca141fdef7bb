/** Concepts by what people call them for short: 统计 is 统计学, 物理 is 物理学, 开源 is 开源贡献. */
import { allConcepts } from "@bole/talent/reading";

const ENDINGS = ["学", "贡献", "文化", "工程", "技术", "服务", "研究", "生产", "专业"];
/** What is short for more than so many is short for nothing. */
const MOST = 2;

let known: ReadonlyMap<string, readonly string[]> | null = null;

export function conceptsCalled(word: string): readonly string[] {
  known ??= shortNames();
  return known.get(word) ?? [];
}

function shortNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { id, zh } of allConcepts()) {
    const ending = ENDINGS.find((end) => zh.endsWith(end) && [...zh].length - end.length >= 2);
    if (ending === undefined) continue;
    const short = zh.slice(0, -ending.length);
    names.set(short, [...(names.get(short) ?? []), id]);
  }
  return new Map([...names].filter(([, ids]) => ids.length <= MOST));
}
