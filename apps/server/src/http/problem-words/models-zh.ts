import type { modelErrors } from "@bole/models/errors";
import type { WordsOf } from "./words.ts";

export const modelsWordsZh: WordsOf<typeof modelErrors.table> = {
  "embedder-unavailable": {
    title: "无法使用向量模型。",
    remedy:
      "重新运行 npm install（包含可选依赖），或在 BOLE_MODEL_EMBED 中指定供应商的模型；详情中写明缺少什么。",
  },
  "goal-unreachable": {
    title: "现有的智能体无法组成达成目标的计划。",
    remedy: "补充缺少的输入，用智能体描述中的说法表达目标，或增加智能体。",
  },
  "prices-invalid": {
    title: "无法读取模型价格文件。",
    remedy: "逐条更正列出的问题，或删除该文件以使用内置价格。",
  },
  "solver-failed": {
    title: "内置求解器出错。",
    remedy: "这是 Bole 的错误：请附上任务名称和详情报告给我们。",
  },
  "solver-timeout": { title: "内置求解器用时过长。", remedy: "减少输入后重试。" },
  "task-input-invalid": {
    title: "任务的输入不符合其结构。",
    remedy: "更正输入；问题列表写明是哪个字段、应该是什么。",
  },
  "task-invalid": { title: "任务的定义不成立。", remedy: "更正定义；详情写明是哪一部分。" },
  "task-unanswered": {
    title: "模型和内置求解器都没能给出答案。",
    remedy:
      "配置一个可用的模型（BOLE_MODEL，见 `bole doctor`），或提供更多信息；详情写明各自失败的原因。",
  },
};
