import type { baseErrors } from "@bole/base/errors";
import type { WordsOf } from "./words.ts";

export const baseWordsZh: WordsOf<typeof baseErrors.table> = {
  "text-too-slow": {
    title: "没能在限定时间内读懂这段文字。",
    remedy: "换个说法，或把句子写短一些再试。没有做任何改动。",
  },
  "text-busy": {
    title: "现在要读的文字太多了。",
    remedy: "请过几秒再试。",
  },
  "pattern-unsupported": {
    title: "这个正则表达式不能在这里使用。",
    remedy: "请使用 RE2 语法：不支持环视和反向引用。",
  },
};
