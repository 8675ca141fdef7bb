import { errorText } from "@bole/base";
import { Redis } from "ioredis";
import { maskUrl } from "../config/mask.ts";
import { failed, off, ok, type RunCheck } from "./check-context.ts";

export const checkRedis: RunCheck = async ({ config: { redisUrl }, timeoutMs }) => {
  if (redisUrl === undefined) {
    return off("redis", {
      en: "Not configured (BOLE_REDIS_URL)",
      zh: "未配置（BOLE_REDIS_URL）",
    });
  }
  const shown = maskUrl(redisUrl);
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // What really happened comes as an event; the promise only says that the connection is closed.
  let cause: unknown;
  client.on("error", (error) => {
    cause ??= error;
  });
  try {
    await client.connect();
    await client.ping();
    return ok("redis", { en: `${shown} answers`, zh: `${shown} 有响应` });
  } catch (error) {
    const text = errorText(cause ?? error);
    const login = /NOAUTH|WRONGPASS|NOPERM|invalid password/.test(`${text} ${errorText(error)}`);
    return failed(
      "redis",
      {
        en: `${shown} ${login ? "refuses the login" : "cannot be reached"}: ${text}`,
        zh: `${shown} ${login ? "拒绝登录" : "无法连接"}：${text}`,
      },
      login
        ? {
            en: "Correct the user and password in BOLE_REDIS_URL.",
            zh: "请更正 BOLE_REDIS_URL 中的用户名和密码。",
          }
        : {
            en: "Start Redis, or correct the host and port in BOLE_REDIS_URL.",
            zh: "请启动 Redis，或更正 BOLE_REDIS_URL 中的主机和端口。",
          },
    );
  } finally {
    client.disconnect();
  }
};
