/** In Chinese, what keeps Bole from starting: those errors meet a person at a terminal. */
import type { BoleError } from "@bole/base";
import type { ServerErrorCode } from "../errors.ts";

interface Sentences {
  readonly detail: string;
  /** One line for each of the error's issues, where there are any. */
  readonly issues?: readonly string[];
  readonly remedy: string;
}

type Facts = BoleError["data"];

const FAULTS: ReadonlyMap<string, (facts: Facts) => Sentences> = new Map<
  ServerErrorCode,
  (facts: Facts) => Sentences
>([
  [
    "config-invalid",
    ({ variables, issues_zh }) => ({
      detail: `环境变量有误：${variables}。`,
      issues: Array.isArray(issues_zh) ? issues_zh.map(String) : [],
      remedy: "请更正上述变量后重新启动；`bole config` 显示全部设置。",
    }),
  ],
  [
    "data-folder-unusable",
    ({ folder, reason }) => ({
      detail: `伯乐无法写入数据文件夹 ${folder}：${reason}。`,
      remedy: "请把 BOLE_DATA 设为启动 Bole 的用户可写的文件夹。",
    }),
  ],
  [
    "data-folder-busy",
    ({ folder }) => ({
      detail: `另一个伯乐正在使用数据文件夹 ${folder}。`,
      remedy: "请先停止它，或把 BOLE_DATA 设为另一个文件夹。",
    }),
  ],
  [
    "backup-not-embedded",
    () => ({
      detail: "数据不只在数据文件夹中：已设置 BOLE_DATABASE_URL 或 BOLE_MEMORY。",
      remedy: "请使用数据库自己的工具，例如 pg_dump 和 pg_restore；见 docs/operations.md。",
    }),
  ],
  [
    "backup-unwritable",
    ({ file, reason }) => ({
      detail: `无法写入备份 ${file}：${reason}。`,
      remedy: "请指定数据文件夹之外的新文件，所在磁盘要能再放下两份全部数据。",
    }),
  ],
  [
    "backup-unusable",
    ({ file, reason }) => ({
      detail: `无法使用备份 ${file}：${reason}。`,
      remedy: "请使用另一份备份。没有恢复任何内容。",
    }),
  ],
  [
    "backup-passphrase",
    ({ file, reason }) => ({
      detail: `备份 ${file} 的口令${reason === "wrong" ? "错误" : "缺失"}。`,
      remedy: "用 --passphrase-file FILE 指定含正确口令的文件。没有恢复任何内容。",
    }),
  ],
  [
    "restore-target-not-empty",
    ({ folder }) => ({
      detail: `数据文件夹 ${folder} 不是空的。`,
      remedy: "把 BOLE_DATA 设为新的文件夹，或先移走旧的。没有恢复任何内容。",
    }),
  ],
  [
    "copy-target-not-empty",
    ({ place, table }) => ({
      detail: `数据库 ${place} 不是空的：表 ${table} 有内容。`,
      remedy: "请指定新的数据库，例如用 createdb 创建。没有复制任何内容。",
    }),
  ],
  [
    "copy-failed",
    ({ place, reason }) => ({
      detail: `无法把数据复制到 ${place}：${reason}。`,
      remedy: "排除原因后再试；数据库中没有任何数据，文件夹中的数据完好。",
    }),
  ],
  [
    "memory-too-new",
    ({ place, reason }) => ({
      detail: `伯乐无法使用 ${place}：${reason}。`,
      remedy:
        "请启动写入它的版本或更新的版本；要退回，请把备份恢复到空数据库，见 docs/operations.zh-CN.md。",
    }),
  ],
  [
    "memory-unusable",
    ({ place, reason }) => ({
      detail: `伯乐无法使用 ${place}：${reason}。`,
      remedy: "请启动该数据库，或更正其地址；`bole doctor` 会说明问题所在。",
    }),
  ],
  [
    "agents-unusable",
    ({ module, reason }) => ({
      detail: `无法使用 ${module} 中的智能体：${reason}。`,
      remedy: "请更正该模块，或把它从 BOLE_AGENTS 中移除。",
    }),
  ],
  [
    "port-in-use",
    ({ host, port }) => ({
      detail: `${host} 的端口 ${port} 已被占用。`,
      remedy: "请停止占用端口的程序，或换一个端口，例如 PORT=4101。",
    }),
  ],
  [
    "port-forbidden",
    ({ port, reason }) => ({
      detail: `伯乐无权监听端口 ${port}：${reason}。`,
      remedy: "请选择 1024 及以上的端口，例如 PORT=4101。",
    }),
  ],
  [
    "address-unusable",
    ({ host, port, reason }) => ({
      detail: `伯乐无法监听 ${host}:${port}：${reason}。`,
      remedy: "请把 BOLE_HOST 设为本机地址，例如 127.0.0.1。",
    }),
  ],
]);

/** Both sentences; in English where there are none in Chinese. */
export function inChinese(error: BoleError): Sentences {
  return (
    FAULTS.get(error.code)?.(error.data) ?? { detail: error.message, remedy: error.entry.remedy }
  );
}
