import type { languageErrors } from "@bole/language/errors";
import type { WordsOf } from "./words.ts";

export const languageWordsZh: WordsOf<typeof languageErrors.table> = {
  "reader-unavailable": {
    title: "无法使用内置的语句理解模型。",
    remedy: "请再试一次。如果仍然不行，重新运行 npm install（包含可选依赖）；详情中写明原因。",
  },
};
