import type { recommendErrors } from "@bole/recommend/errors";
import type { WordsOf } from "./words.ts";

export const recommendWordsZh: WordsOf<typeof recommendErrors.table> = {
  "recommend-item-unknown": {
    title: "可推荐的内容里没有这一项。",
    remedy: "请使用本工作区中职位、项目或人的 id。",
  },
  "recommend-nothing-said": {
    title: "没有可以据以推荐的内容。",
    remedy:
      "请在 `user_input` 里说明想要什么，或指明依据谁的简历：`student_id` 或 `resume_id`；为职位找人时用 `job_id`。",
  },
};
