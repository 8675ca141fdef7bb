import { errorCode, errorText } from "@bole/base";
import pg from "pg";
import { z } from "zod";
import { maskUrl } from "../config/mask.ts";
import type { Text } from "../http/contract/text.ts";
import { failed, off, ok, type RunCheck } from "./check-context.ts";

const Version = z.object({ version: z.string() });

export const checkPostgres: RunCheck = async ({ config: { databaseUrl }, timeoutMs }) => {
  if (databaseUrl === undefined) {
    return off("postgres", {
      en: "Not configured (BOLE_DATABASE_URL)",
      zh: "未配置（BOLE_DATABASE_URL）",
    });
  }
  const shown = maskUrl(databaseUrl);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select version()");
    const { version } = Version.parse(rows[0]);
    const words = version.split(" ").slice(0, 2).join(" ");
    return ok("postgres", { en: `${shown} answers: ${words}`, zh: `${shown} 有响应：${words}` });
  } catch (error) {
    return failed(
      "postgres",
      {
        en: `${shown} cannot be used: ${errorText(error)}`,
        zh: `${shown} 无法使用：${errorText(error)}`,
      },
      remedyFor(errorCode(error)),
    );
  } finally {
    await client.end().catch(() => {});
  }
};

function remedyFor(code: string | undefined): Text {
  if (code === "3D000") {
    return {
      en: "Create the database (createdb), or correct its name in BOLE_DATABASE_URL.",
      zh: "请创建该数据库（createdb），或更正 BOLE_DATABASE_URL 中的库名。",
    };
  }
  if (code?.startsWith("28") === true) {
    return {
      en: "Correct the user and password in BOLE_DATABASE_URL.",
      zh: "请更正 BOLE_DATABASE_URL 中的用户名和密码。",
    };
  }
  return {
    en: "Start PostgreSQL, or correct the host and port in BOLE_DATABASE_URL.",
    zh: "请启动 PostgreSQL，或更正 BOLE_DATABASE_URL 中的主机和端口。",
  };
}
