import type { careerErrors } from "@bole/career/errors";
import type { WordsOf } from "./words.ts";

export const careerWordsZh: WordsOf<typeof careerErrors.table> = {
  "career-session-unknown": {
    title: "没有这个职业规划会话。",
    remedy: "查看会话列表，或新开一个。",
  },
  "career-not-asking": {
    title: "会话现在不在等这个。",
    remedy: "读取会话：`pending_questions` 和 `current_stage` 写明它在等什么。",
  },
  "career-request-invalid": {
    title: "这个请求无法使用。",
    remedy: "更正 `issues` 指出的地方。",
  },
  "career-no-plan": {
    title: "会话还没有计划。",
    remedy: "回答它的问题，直到出现 `final_plan`。",
  },
  "career-item-unknown": {
    title: "计划里没有这一项。",
    remedy: "重新读取计划：重新排期会产生新的条目。",
  },
  "career-item-misplaced": {
    title: "不能移到那一天。",
    remedy: "改用 `data.nearest` 给出的日子，或者换小时数、换日子重新排期。",
  },
  "career-check-in-unknown": {
    title: "这不是最近的一次回顾。",
    remedy: "读取会话：只能撤回 `check_ins` 的最后一次。",
  },
  "career-feed-unknown": {
    title: "没有这个日历地址。",
    remedy: "从会话重新获取地址：它可能已经更换。",
  },
  "occupation-unknown": {
    title: "没有这个职业。",
    remedy: "用 `GET /career/occupations?q=` 查找。",
  },
};
