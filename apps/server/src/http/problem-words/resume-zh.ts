import type { resumeErrors } from "@bole/resume/errors";
import type { WordsOf } from "./words.ts";

export const resumeWordsZh: WordsOf<typeof resumeErrors.table> = {
  "edit-conflict": {
    title: "他人在此期间改了同一处，未作任何改动。",
    remedy: "查看双方的内容（`conflicts`），作出选择，并针对现在的版本重新提交。",
  },
  "edit-refused": {
    title: "这个修改无法进行，未作任何改动。",
    remedy: "更正指出的修改；信息写明问题所在。",
  },
  "no-variant": {
    title: "这份简历不是定制版，或它的原简历已不在。",
    remedy: "请先从一份简历创建定制版。",
  },
  "nothing-to-redo": {
    title: "没有可以重做的修改。",
    remedy: "只能重做刚刚撤销的内容；新的修改会清除它。",
  },
  "nothing-to-undo": {
    title: "没有可以撤销的修改。",
    remedy: "所有修改都已撤销；可以从历史中恢复更早的版本。",
  },
  "patch-unfit": {
    title: "补丁与简历不符。",
    remedy: "请针对 base_version 指明的版本制作补丁；路径使用 JSON Pointer。",
  },
  "path-forbidden": {
    title: "这个名字会触及数据之外。",
    remedy: "请不要使用 __proto__、constructor 和 prototype。",
  },
  "path-invalid": {
    title: "这不是简历中的路径。",
    remedy: '请写成 education[0].school、workExperience[-1] 或 more["a key"] 的形式。',
  },
  "path-missing": {
    title: "这个路径下没有内容。",
    remedy: "请看看那里有什么；列表从 0 开始计数，-1 表示最后一项。",
  },
  "preparation-unknown": {
    title: "没有这份面试准备，或其中没有这个问题。",
    remedy: "请使用简历的面试准备列表中的编号。",
  },
  "proposal-decided": {
    title: "这一项已经应用或拒绝。",
    remedy: "请查看建议现在的状态；仍在等待的可以继续决定。",
  },
  "proposal-unknown": { title: "没有这个修改建议。", remedy: "请从对话中取编号。" },
  "render-busy": { title: "等待排版的简历太多。", remedy: "请稍后再试。" },
  "render-failed": {
    title: "页面无法排版。",
    remedy: "请换一个模板；如果仍然如此，请查看日志，或导出为 JSON 或 Markdown。",
  },
  "render-too-slow": {
    title: "页面排版用时过长。",
    remedy: "请重试；如果仍然如此，请精简简历，或导出为 JSON 或 Markdown。",
  },
  "resume-invalid": {
    title: "这不是可以保存的简历。",
    remedy: "逐条更正列出的问题；路径指明位置。",
  },
  "resume-session-unknown": {
    title: "没有这个对话。",
    remedy: "请从对话列表中取编号，或开始新的对话。",
  },
  "resume-too-long": {
    title: "简历太长，无法排成页面。",
    remedy: "请精简描述，或导出为 JSON 或 Markdown。",
  },
  "resume-version-unknown": { title: "这份简历没有这个版本。", remedy: "请从历史中选择版本。" },
  "session-of-another-resume": {
    title: "这个对话是关于另一份简历的。",
    remedy: "去掉 session_id 以开始新的对话，或指明对话所属的简历。",
  },
  "snapshot-exists": { title: "这份简历已有同名的快照。", remedy: "请换一个名字。" },
  "snapshot-unknown": { title: "没有这个快照。", remedy: "请从简历的历史中取编号。" },
};
