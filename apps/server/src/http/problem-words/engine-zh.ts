import type { engineErrors } from "@bole/engine/errors";
import type { WordsOf } from "./words.ts";

export const engineWordsZh: WordsOf<typeof engineErrors.table> = {
  "agent-duplicate": {
    title: "两个智能体重名。",
    remedy: "给其中一个改名；计划只按名字调用智能体。",
  },
  "agent-failed": {
    title: "一个智能体执行失败。",
    remedy: "查看信息；如果允许失败，给步骤加上 `retry` 或 `on_error: continue`。",
  },
  "agent-input-invalid": {
    title: "智能体收到的输入不符合它的结构。",
    remedy: "更正步骤的参数；问题列表写明是哪个字段、应该是什么。",
  },
  "agent-invalid": {
    title: "智能体的定义不成立。",
    remedy: "逐条更正列出的问题；每一条都写明怎样才合法。",
  },
  "agent-output-invalid": {
    title: "智能体的回答不符合它自己声明的结构。",
    remedy: "更正智能体，或放宽它声明的结构。",
  },
  "agent-timeout": {
    title: "智能体没有按时回答。",
    remedy: "调高 `timeout_ms`，或给步骤加上 `retry`。",
  },
  "agent-unavailable": {
    title: "智能体连续失败次数过多。",
    remedy: "过一段时间会自动重试；请查看之前失败的原因。",
  },
  "agent-unknown": { title: "没有这个名字的智能体。", remedy: "请使用智能体目录中的名字。" },
  "budget-exceeded": {
    title: "这次运行的预算已用完。",
    remedy: "提高上限，或从最后完成的步骤分叉运行。",
  },
  "commit-conflict": {
    title: "这次运行已被其他进程写入。",
    remedy: "放开这次运行，由持有它的进程继续。",
  },
  "effect-undeclared": {
    title: "智能体请求了未声明的操作。",
    remedy: "在智能体的 `effects` 中列出这种操作。",
  },
  "effects-unavailable": {
    title: "这里没有能执行该操作的部件。",
    remedy: "请求详情中列出的操作种类；单独的引擎不执行任何操作。",
  },
  "gate-closed": {
    title: "这里已经有人回答，或者不再需要回答。",
    remedy: "查看这次运行：它已经继续了。",
  },
  "gate-unknown": { title: "没有以这个编号等待的事项。", remedy: "请从待审批列表中取编号。" },
  "gate-value-invalid": {
    title: "修改后的值不合适。",
    remedy: "更正列表中的字段；目前还没有作出回答。",
  },
  "goal-invalid": {
    title: "运行的目标或其附带内容不成立。",
    remedy: "逐条更正列出的问题；目前还没有启动任何步骤。",
  },
  "graph-endless": {
    title: "图循环了太多次。",
    remedy: "让某条边更早走向结束，或调高 `most_visits`。",
  },
  "graph-state-invalid": {
    title: "图的节点给出的内容不符合图的状态。",
    remedy: "更正节点的智能体，或更正指出的状态字段。",
  },
  "child-run-failed": {
    title: "步骤启动的子运行失败或被取消。",
    remedy: "打开该子运行查看原因，处理后重试此步骤，或跳过它。",
  },
  "inner-plan-failed": { title: "复合智能体内部的一个步骤失败。", remedy: "查看指出的内部步骤。" },
  "memory-unavailable": {
    title: "无法连接引擎的存储。",
    remedy: "请稍后重试；恢复后运行会从最后完成的步骤继续。",
  },
  "memory-unsafe": {
    title: "这个服务器不会保留引擎记录的内容。",
    remedy: "更正指出的设置，或换一个服务器。",
  },
  "not-a-list": { title: "展开步骤得到的不是列表。", remedy: "让 `each` 指向一个列表。" },
  "not-comparable": {
    title: "条件中的两个值无法比较大小。",
    remedy: "请比较两个数字或两个字符串。",
  },
  "not-json": {
    title: "这个值无法用 JSON 表示。",
    remedy: "请返回普通对象、列表、字符串、有限的数字、布尔值和 null。",
  },
  "placeholder-invalid": {
    title: "无法读懂占位符。",
    remedy: "写成 $步骤.路径；要写美元符号本身请用 $$。",
  },
  "placeholder-missing": {
    title: "占位符没有指向任何内容。",
    remedy: "看看那里实际有什么，更正路径，或用 `when` 保护这个步骤。",
  },
  "run-in-use": { title: "另一个进程正在处理这次运行。", remedy: "请稍后再试。" },
  "replay-differs": {
    title: "重放的运行得到了不同的结果。",
    remedy: "请修正智能体；如果是有意修改，请重新录制。",
  },
  "run-held": { title: "这次运行已经被搁置。", remedy: "请先处理它在等的决定，或取消它。" },
  "run-not-failed": {
    title: "无法在停下的地方接着运行。",
    remedy: "请改为从一个已完成的步骤分叉。",
  },
  "run-not-held": {
    title: "这次运行并没有在等这个决定。",
    remedy: "请查看这次运行：可能已经有人决定了。",
  },
  "version-misfit": {
    title: "这次运行已有的结果与当前加载的版本不符。",
    remedy: "请同时加载旧版本，或从列出的步骤分叉这次运行。",
  },
  "plan-changed": {
    title: "计划不是这次运行开始时的计划。",
    remedy: "请分叉这次运行：已完成的步骤会保留，之后使用新计划。",
  },
  "plan-invalid": { title: "计划不成立。", remedy: "逐条更正列出的问题；每一条都写明怎样才合法。" },
  "plan-rejected": { title: "计划被人拒绝。", remedy: "换一个目标，或用自己的计划重新开始。" },
  "planner-unknown": {
    title: "没有这个名字的规划器。",
    remedy: "请使用列出的规划器，或把它传给 `createEngine`。",
  },
  "planning-failed": {
    title: "没能为目标制定出成立的计划。",
    remedy: "看看最后一次哪里不对；换种说法表达目标，或给出初始计划。",
  },
  "replans-exhausted": {
    title: "在允许的重新规划次数内没有达成目标。",
    remedy: "看看还缺什么；提高 `limits`，或从已完成的步骤分叉运行。",
  },
  "round-exceeded": {
    title: "这一轮规划的额度已用完。",
    remedy: "如果允许，运行会重新规划；否则请提高 `limits.round` 或 `limits.replan_cost`。",
  },
  "round-stopped": {
    title: "步骤所属的计划已被放弃，步骤被中断。",
    remedy: "查看计划的下一版：如果仍需要，步骤会在那里重新执行。",
  },
  "run-busy": {
    title: "这个线程已有未结束的运行。",
    remedy: "等它结束、取消它，或换一个线程开始。",
  },
  "run-not-planned": {
    title: "这次运行只有计划没有目标，无法重新规划。",
    remedy: "用目标开始一次运行，或换参数分叉这一次。",
  },
  "run-over": { title: "这次运行已经结束。", remedy: "请从它已完成的某个步骤分叉。" },
  "run-unknown": {
    title: "没有这次运行。",
    remedy: "请使用创建运行时得到的编号，并在同一租户内查找。",
  },
  "step-crashed": {
    title: "某个 Agent 多次让运行它的进程退出。",
    remedy:
      "查明它退出、崩溃或耗尽内存的原因（每次单独启动该步骤时，日志里都有记录），修复后从这一步重新分叉运行。",
  },
  "step-refused": {
    title: "智能体之外的规则拒绝了这个步骤。",
    remedy: "详情写明是哪个限制或规则；不会自动重试。",
  },
  "step-unknown": { title: "这次运行没有这个已完成的步骤。", remedy: "请指明计划中已完成的步骤。" },
  "schedule-invalid": {
    title: "无法识别定时设置。",
    remedy: "请使用 crontab 的五个字段（例如 `0 9 * * 1`）和时区（例如 Asia/Shanghai）。",
  },
  "time-invalid": {
    title: "等待条件得到的不是时间。",
    remedy: "请使用 ISO 8601 时间，例如 2030-01-31T09:00:00Z。",
  },
  "vfs-path-invalid": {
    title: "这不是虚拟文件系统的路径。",
    remedy: "请使用绝对路径，例如 /reports/2030/summary.md，不含“.”或“..”。",
  },
};
