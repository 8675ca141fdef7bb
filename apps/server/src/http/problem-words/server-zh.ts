import type { serverErrors } from "../../errors.ts";
import type { WordsOf } from "./words.ts";

export const serverWordsZh: WordsOf<typeof serverErrors.table> = {
  "action-forbidden": {
    title: "你的角色没有这个权限。",
    remedy: "请所有者来做，或在护栏策略中调整谁可以做。",
  },
  "address-unusable": {
    title: "服务器无法在这个地址上监听。",
    remedy: "把 BOLE_HOST 设为本机的地址，例如 127.0.0.1。",
  },
  "agents-unusable": {
    title: "无法使用一个智能体模块。",
    remedy: "更正指出的模块，或把它从 BOLE_AGENTS 中去掉。",
  },
  "backup-not-embedded": {
    title: "伯乐只能备份和恢复内嵌模式的数据文件夹。",
    remedy: "请使用数据库自己的工具，例如 pg_dump 和 pg_restore；见 docs/operations.md。",
  },
  "backup-passphrase": {
    title: "备份的口令缺失或错误。",
    remedy: "用 --passphrase-file FILE 指定含正确口令的文件。没有恢复任何内容。",
  },
  "backup-unusable": {
    title: "这个文件不是可以恢复的备份。",
    remedy: "请使用另一份备份。没有恢复任何内容。",
  },
  "backup-unwritable": {
    title: "无法写入备份。",
    remedy: "请指定数据文件夹之外的新文件，所在磁盘要能再放下两份全部数据。",
  },
  "body-too-large": {
    title: "请求体超过了服务器接受的大小。",
    remedy: "一次少发一些，或调高指出的设置后重启。",
  },
  "config-invalid": {
    title: "配置有错误。",
    remedy: "更正指出的变量后重新启动；`bole config` 列出全部配置。",
  },
  "copy-failed": {
    title: "无法复制数据。",
    remedy: "排除原因后再试；数据库中没有任何数据，文件夹中的数据完好。",
  },
  "copy-target-not-empty": {
    title: "要复制到的数据库不是空的。",
    remedy: "请指定新的数据库，例如用 createdb 创建。没有复制任何内容。",
  },
  "data-folder-busy": {
    title: "另一个 Bole 正在使用这个数据文件夹。",
    remedy: "停止另一个，或把 BOLE_DATA 设为别的文件夹。",
  },
  "data-folder-unusable": {
    title: "无法使用数据文件夹。",
    remedy: "把 BOLE_DATA 设为启动 Bole 的用户可以写入的文件夹。",
  },
  "document-absent": {
    title: "这份简历没有原始文件。",
    remedy: "它是在这里编写的：请直接查看各个字段。",
  },
  "file-not-found": { title: "没有这个文件。", remedy: "请刷新页面：文件可能已被新版本取代。" },
  "forbidden-tenant": {
    title: "这不是你所在的组织。",
    remedy: "不要填写 `tenant`，或填写自己的租户。",
  },
  "foreign-host": {
    title: "服务器只响应本机的名称。",
    remedy: "请使用 http://localhost 或 http://127.0.0.1，加上 Bole 显示的端口。",
  },
  "foreign-origin": {
    title: "其他网站不能通过浏览器使用 Bole。",
    remedy: "请使用 Bole 自己的页面，或使用不发送 Origin 头的程序。",
  },
  "gate-ambiguous": {
    title: "这个步骤在等待多个回答。",
    remedy: "请用 gate_id 指明列出的其中一个。",
  },
  "graph-too-large": {
    title: "图的节点太多，无法画成一张图。",
    remedy: "请自行分部分绘制运行的 `graph_json`（GET /runs/:id）。",
  },
  "headers-too-large": {
    title: "请求头超过了服务器接受的大小。",
    remedy: "发送更少或更短的请求头；在浏览器中请删除 localhost 的 Cookie。",
  },
  internal: {
    title: "Bole 内部出错。",
    remedy: "请在服务器日志中查找请求编号；如果再次出现请报告。",
  },
  "invalid-request": {
    title: "请求不符合这个接口的要求。",
    remedy: "更正“问题”中列出的字段；/api/docs 写明接口接受什么。",
  },
  "malformed-body": {
    title: "请求体不是有效的 JSON。",
    remedy: "请发送一个 UTF-8 编码的 JSON 值。",
  },
  "malformed-request": {
    title: "无法理解请求行或请求头。",
    remedy: "检查地址：路径以 / 开头，Host 形如 localhost:4100。",
  },
  "memory-too-new": {
    title: "数据库由更新版本的伯乐写入。",
    remedy:
      "启动该版本或更新的版本；要退回，请把备份恢复到空数据库，见 docs/operations.zh-CN.md 的“回退”。",
  },
  "memory-unusable": {
    title: "用来保存一切的数据库无法使用。",
    remedy: "启动它，或更正它的地址；`bole doctor` 会说明问题所在。",
  },
  "method-not-allowed": {
    title: "接口存在，但不支持这个方法。",
    remedy: "请使用 Allow 头中列出的方法。",
  },
  "node-unknown": { title: "这次运行没有这个节点。", remedy: "请使用运行图中的节点编号。" },
  "schedule-unknown": {
    title: "没有这个定时任务。",
    remedy: "请查看定时任务列表：它可能已被移除，或属于其他租户。",
  },
  "work-unknown": {
    title: "没有这项失败的任务。",
    remedy: "请刷新列表：可能已有人重试或丢弃了它。",
  },
  "plan-unknown": { title: "没有这个计划。", remedy: "请使用同一租户计划列表中的编号和版本。" },
  "port-forbidden": {
    title: "系统不允许当前用户使用这个端口。",
    remedy: "请选择 1024 及以上的端口，例如 PORT=4101。",
  },
  "port-in-use": {
    title: "端口已被其他程序占用。",
    remedy: "停止那个程序，或换一个端口，例如 PORT=4101。",
  },
  "recommendation-failed": {
    title: "推荐没有完成。",
    remedy: "请再试一次；所指的运行会说明停在哪个节点。",
  },
  "refused-by-server": { title: "正在运行的服务器拒绝了请求。", remedy: "按它说的做，然后重试。" },
  "request-too-slow": {
    title: "请求没有按时到达。",
    remedy: "请一次发送完整的请求，并检查网络连接。",
  },
  "restore-target-not-empty": {
    title: "数据文件夹不是空的。",
    remedy: "把 BOLE_DATA 设为新的文件夹，或先移走旧的。没有恢复任何内容。",
  },
  "route-not-found": { title: "没有这个接口。", remedy: "检查路径；所有接口都列在 /api/docs。" },
  "secret-missing": {
    title: "没有各进程共用的密钥，无法保管个人信息。",
    remedy: "把 BOLE_SECRET 设为至少 16 个字符，所有进程相同，然后重启。",
  },
  "secret-unusable": {
    title: "无法使用锁住个人信息的密钥文件。",
    remedy: "把 `secret.key` 原样放回数据文件夹，或设置 BOLE_SECRET。",
  },
  "not-ready": {
    title: "服务器现在无法工作。",
    remedy: "原因见 `data.cause`：启动中请稍候；数据库断开请恢复连接；磁盘已满请清理空间。",
  },
  stopping: {
    title: "服务器正在停止，不再接受新的工作。",
    remedy: "几秒后服务器恢复时再发送请求。",
  },
  "unsupported-content-type": {
    title: "接口不接受这种内容类型。",
    remedy: "请发送 UTF-8 编码的 JSON，并带上 Content-Type: application/json。",
  },
  "language-product-unknown": {
    title: "没有这个产品。",
    remedy: "使用 `data.products` 中的名称；GET /language/products 还会列出各自的工具。",
  },
  "language-example-unknown": {
    title: "没有这个例句。",
    remedy: "重新读取列表：它可能已被删除。",
  },
  "model-settings-conflict": {
    title: "模型设置已被他人修改。",
    remedy: "请重新读取（GET /models）后再修改。",
  },
  "mail-settings-conflict": {
    title: "邮件设置已被他人修改。",
    remedy: "请重新读取（GET /mail-settings）后再修改。",
  },
  "mail-not-set-up": {
    title: "还没有设置邮件服务器或发件人。",
    remedy: "请先设置邮件服务器和发件地址（PUT /mail-settings）。",
  },
  "mail-server-refused": {
    title: "邮件服务器没有接收这封邮件。",
    remedy: "请测试设置（POST /mail-settings/try-smtp），并按提示修改。",
  },
  "vfs-read-only": {
    title: "运行留下的文件不能修改。",
    remedy: "请把文件放到别处：/runs/ 之下只有引擎可以写。",
  },
  "vfs-unknown": {
    title: "虚拟文件系统中没有这个文件。",
    remedy: "列出文件夹，看看同一租户里有什么。",
  },
};
