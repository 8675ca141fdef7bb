import type { storeErrors } from "@bole/store/errors";
import type { WordsOf } from "./words.ts";

export const storeWordsZh: WordsOf<typeof storeErrors.table> = {
  "duplicate-row": {
    title: "已经有一条使用这个键的记录。",
    remedy: "换一个键，或先读取已有的记录。",
  },
  "migration-failed": {
    title: "数据库迁移没有成功，未保留任何改动。",
    remedy: "查看原因，更正迁移或数据后重新启动。",
  },
  "migration-order-changed": {
    title: "代码中的迁移与已执行的迁移不一致。",
    remedy: "不要调整、重命名或插入迁移；新的迁移只加在末尾。",
  },
  "missing-reference": {
    title: "这条记录引用了不存在的记录，或正被其他记录引用。",
    remedy: "先创建被引用的记录，或先去掉引用它的记录。",
  },
  "store-in-transaction": {
    title: "在事务内部又直接使用了数据库。",
    remedy: "请使用传入函数的事务对象。",
  },
  "store-too-new": {
    title: "数据库由更新的版本写入。",
    remedy: "启动写入它的版本或更新的版本，或换一个数据库。",
  },
  "store-unavailable": {
    title: "数据库没有响应。",
    remedy: "确认数据库正在运行、可以连接且可写，然后重试。",
  },
  "text-unstorable": {
    title: "PostgreSQL 无法保存含有 U+0000 字符的文本。",
    remedy: "去掉这个字符。",
  },
  "transaction-ended": {
    title: "事务结束之后又被使用。",
    remedy: "请在传入的函数内等待事务的所有查询完成。",
  },
  "unscoped-query": {
    title: "这个查询无法限定到一个租户。",
    remedy: "请用查询构造器的表来写，或说明理由后使用 acrossTenants。",
  },
};
