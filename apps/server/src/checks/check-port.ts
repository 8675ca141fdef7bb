import { createServer } from "node:net";
import { errorText } from "@bole/base";
import { Health } from "../http/contract/health.ts";
import { listenFault } from "../lifecycle/listen-fault.ts";
import { inChinese } from "../text/start-faults-zh.ts";
import { type CheckContext, failed, ok, type RunCheck, warning } from "./check-context.ts";

export const checkPort: RunCheck = async (context) => {
  const { port, host } = context.config;
  if (context.listeningOn !== undefined) {
    return ok("port", {
      en: `This server listens on ${host}:${context.listeningOn}`,
      zh: `本服务正在监听 ${host}:${context.listeningOn}`,
    });
  }
  const error = await tryToListen(port, host);
  if (error === undefined)
    return ok("port", { en: `${host}:${port} is free`, zh: `${host}:${port} 空闲` });
  const fault = listenFault(error, host, port);
  const remedy = { en: fault.entry.remedy, zh: inChinese(fault).remedy };
  if (fault.code === "port-in-use" && (await isBole(context))) {
    return warning(
      "port",
      { en: `Bole already runs on ${host}:${port}`, zh: `${host}:${port} 上已有 Bole 在运行` },
      remedy,
    );
  }
  return failed(
    "port",
    {
      en: `${host}:${port} cannot be used: ${errorText(error)}`,
      zh: `${host}:${port} 无法使用：${errorText(error)}`,
    },
    remedy,
  );
};

function tryToListen(port: number, host: string): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>();
  const server = createServer();
  server.once("error", resolve);
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  return promise;
}

async function isBole({ config: { host, port }, timeoutMs }: CheckContext): Promise<boolean> {
  try {
    const name = host.includes(":") ? `[${host}]` : host;
    const response = await fetch(`http://${name}:${port}/api/health`, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Connection: "close" },
    });
    return Health.safeParse(await response.json()).success;
  } catch {
    return false;
  }
}
