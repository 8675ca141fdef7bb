import type { talentErrors } from "@bole/talent/errors";
import type { WordsOf } from "./words.ts";

export const talentWordsZh: WordsOf<typeof talentErrors.table> = {
  "application-ended": {
    title: "这次投递已经不能再改动。",
    remedy: "先看看目前的进展；如果有误，请联系招聘方。",
  },
  "application-exists": { title: "这个人已经是该职位的候选人。", remedy: "请继续使用已有的申请。" },
  "application-unknown": { title: "没有这个申请。", remedy: "请从此人的申请中取编号。" },
  "approval-mismatch": {
    title: "批准的内容与将要执行的内容不一致。",
    remedy: "请重新查看，并批准现在的内容。",
  },
  "calendar-feed-unknown": {
    title: "这个地址没有日历。",
    remedy: "请索取新的地址；旧地址已被收回。",
  },
  "calendar-too-large": {
    title: "日历超过了可读取的大小。",
    remedy: "请导出较少的内容，例如从今年开始。",
  },
  "calendar-too-slow": {
    title: "读取日历用时过长。",
    remedy: "请导出较少的内容，例如从今年开始，并去掉每秒重复的规则。",
  },
  "calendar-unread": {
    title: "不知道面试官在那个时间是否有空。",
    remedy: "请重新读取日历，或选择半年以内的时间。",
  },
  "calendar-unreadable": {
    title: "这段文本不是日历。",
    remedy: "请发送日历软件导出的 iCalendar 文件（.ics）。",
  },
  "demo-broken": {
    title: "演示工作区的一个文件无法使用。",
    remedy: "这些文件随 Bole 提供：请重新安装，或报告这里的信息。",
  },
  "demo-there": { title: "演示工作区已经在这里。", remedy: "如要重新载入，请先移除它。" },
  "effect-own-approval": {
    title: "你提出的操作需要由其他人批准。",
    remedy: "请让同事批准；护栏策略的 `separate_approver` 写明了哪些操作如此。",
  },
  "effect-decided": { title: "这件事已经有人决定了。", remedy: "请查看它的结果。" },
  "effect-forbidden": {
    title: "你的角色没有这个权限。",
    remedy: "请所有者来做，或在护栏策略中调整谁可以做。",
  },
  "effect-key-reused": { title: "这个幂等键已用于别的内容。", remedy: "新内容请使用新的键。" },
  "effect-unknown": {
    title: "没有这个操作。",
    remedy: "请从操作列表中取编号；已被清除的人的操作也已清除。",
  },
  "email-state": { title: "处于这个状态的邮件不能这样处理。", remedy: "请查看它的现状。" },
  "email-too-large": { title: "邮件超过了可保存的大小。", remedy: "请去掉附件。" },
  "email-unknown": {
    title: "没有这封邮件。",
    remedy: "请从邮件列表中取编号；已被清除的人的邮件也已清除。",
  },
  "email-unreadable": {
    title: "这段文本不是可以读取的邮件。",
    remedy: "请发送收到的原始邮件：邮件头、一个空行、正文。",
  },
  "feed-failed": {
    title: "无法获取日历。",
    remedy: "请检查地址；在它恢复之前保留上次读到的内容。",
  },
  "feed-refused": {
    title: "不允许访问这个日历地址。",
    remedy: "请使用公网服务器的 http 或 https 地址，或在设置中允许内网地址。",
  },
  "import-failed": {
    title: "文件无法导入，没有保存任何内容。",
    remedy: "请重试；如果再次失败，请查看日志。",
  },
  "interview-settled": { title: "面试已结束或已取消。", remedy: "请另约一次。" },
  "interview-unknown": {
    title: "没有这场面试。",
    remedy: "请从面试列表中取编号；已被清除的人的面试也已清除。",
  },
  "interviewer-booked": { title: "这位面试官还有安排。", remedy: "请先改期或取消列表中的面试。" },
  "interviewer-unknown": { title: "没有这位面试官。", remedy: "请从面试官列表中取编号。" },
  "job-closed": { title: "这个职位已停止接收申请。", remedy: "请在职位匹配中看看其他职位。" },
  "job-in-use": {
    title: "这个职位已有申请或进行中的任务。",
    remedy: "可以改为归档：它会从所有列表中消失，相关内容都会保留。",
  },
  "job-unknown": { title: "没有这个职位。", remedy: "请从职位列表中取编号。" },
  "mail-settings-missing": {
    title: "缺少发件人信息，无法发送。",
    remedy: "设置指出的变量后重新启动 Bole。",
  },
  "mail-already-sent": {
    title: "已经有一封同类邮件发给此人。",
    remedy: "取消这一封，或选择“仍然发送”。",
  },
  "mail-suppressed": {
    title: "不能给这个地址写信。",
    remedy: "请尊重对方的意愿；如果是误加，请从拒收名单中移除。",
  },
  "mail-unfinished": {
    title: "邮件里还有待填写的内容。",
    remedy: "请填写或删除所有标记的空白，再发送。",
  },
  "mail-wrong-stage": {
    title: "处于这个阶段的人不会收到这类邮件。",
    remedy: "请换一种邮件用途，或先把此人移到合适的阶段。",
  },
  "merge-with-oneself": { title: "不能把一个人与自己合并。", remedy: "请指明两个人。" },
  "person-unknown": {
    title: "这里没有这个人。",
    remedy: "可能已被彻底删除、已与他人合并，或你的角色看不到此人。请在人才列表中查找。",
  },
  "plan-record-unknown": { title: "没有这个计划的记录。", remedy: "请从会话的计划中取编号。" },
  "quote-invented": { title: "引文不在文档中。", remedy: "请引用原文，并注明所在位置。" },
  "person-on-hold": {
    title: "此人处于法律保留状态。",
    remedy: "在所有者解除保留之前，不能删除与其有关的任何内容。",
  },
  "hold-unknown": { title: "没有这项法律保留。", remedy: "请使用此人法律保留列表中的编号。" },
  "erasure-unknown": { title: "没有这次删除记录。", remedy: "请使用删除记录列表中的编号。" },
  "retention-changed": {
    title: "这条规则与你看到的不同。",
    remedy: "请先查看它现在会删除什么，再确认。",
  },
  "resume-unknown": { title: "没有这份简历。", remedy: "请从此人的简历中取编号。" },
  "slot-taken": { title: "面试官在那个时间没有空。", remedy: "请选择列表中的空闲时间。" },
  "suppression-unknown": { title: "拒收名单中没有这一条。", remedy: "请从列表中取编号。" },
  "note-unknown": {
    title: "你没有这条备注。",
    remedy: "只有写备注的人可以删除它；请重新读取列表。",
  },
  "view-unknown": {
    title: "没有这个已保存的视图。",
    remedy: "请从视图列表中取编号；它可能已被删除。",
  },
  "view-name-taken": {
    title: "已有同名的视图。",
    remedy: "换一个名称，或修改已有的视图。",
  },
  "talent-request-invalid": {
    title: "内容无法这样保存。",
    remedy: "逐条更正列出的问题；路径指明位置。",
  },
  "time-zone-unknown": {
    title: "没有这个时区。",
    remedy: "请使用 IANA 名称，例如 Europe/Berlin 或 Asia/Shanghai。",
  },
  "unsubscribe-link-unknown": {
    title: "不认识这个链接。",
    remedy: "请使用邮件中完整的链接，或直接回复邮件说明。",
  },
  "occupations-broken": {
    title: "职业数据无法读取。",
    remedy: "重新安装 Bole，或更正详情中指出的文件。",
  },
  "vector-of-another-model": {
    title: "向量不属于当前使用的向量模型。",
    remedy: "请重新建立索引：两个模型的向量无法比较。",
  },
  "version-conflict": {
    title: "内容在此期间被他人修改。",
    remedy: "请查看现在的内容，重新修改，并附上它的版本号。",
  },
  "workflow-unknown": { title: "没有这个工作流。", remedy: "请从会话的工作流中取编号。" },
};
