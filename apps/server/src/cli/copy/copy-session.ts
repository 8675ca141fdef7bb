import { stat } from "node:fs/promises";
import { loadConfig } from "../../config/load-config.ts";
import { sqliteFile } from "../../config/memory-place.ts";
import { copyData } from "../../copy/copy-data.ts";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";

export async function copySession(url: string, io: Io): Promise<number> {
  const { dataFolder } = loadConfig(io.env, io.cwd);
  await stat(sqliteFile(dataFolder)).catch(() => {
    throw new UsageError({
      en: `There is no data in ${dataFolder}; BOLE_DATA says which folder is copied.`,
      zh: `${dataFolder} 中没有数据；BOLE_DATA 指定要复制的文件夹。`,
    });
  });
  const copied = await copyData({
    dataFolder,
    url,
    onTable: ({ table, rows, hash }, place, tables) =>
      io.out(`${place}/${tables}  ${table}  ${rows}  ${hash.slice(0, 16)}\n`),
  });
  const rows = copied.reduce((sum, table) => sum + table.rows, 0);
  io.out(
    `${inLanguage(io, {
      en: `Copied: ${copied.length} tables, ${rows} rows; counts and hashes are equal.
Next: set BOLE_DATABASE_URL, set BOLE_SECRET to the content of secret.key unless it is set, and run bole index once.`,
      zh: `已复制：${copied.length} 个表，${rows} 行；数量和哈希一致。
接下来：设置 BOLE_DATABASE_URL；若未设置 BOLE_SECRET，把它设为 secret.key 的内容；然后运行一次 bole index。`,
    })}\n`,
  );
  return EXIT.ok;
}
