import { createServer } from "node:net";
import { Health } from "../http/contract/health.ts";
import { errorCode, errorText } from "../text/error-text.ts";
import { type CheckContext, failed, ok, type RunCheck, warning } from "./check-context.ts";

const OTHER_PORT = {
  en: "Stop the other program, or choose another port, such as PORT=4101.",
  zh: "请停止占用端口的程序，或换一个端口，例如 PORT=4101。",
};

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
  if (errorCode(error) === "EADDRINUSE" && (await isBole(context))) {
    return warning(
      "port",
      { en: `Bole already runs on ${host}:${port}`, zh: `${host}:${port} 上已有 Bole 在运行` },
      OTHER_PORT,
    );
  }
  return failed(
    "port",
    {
      en: `${host}:${port} cannot be used: ${errorText(error)}`,
      zh: `${host}:${port} 无法使用：${errorText(error)}`,
    },
    OTHER_PORT,
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
