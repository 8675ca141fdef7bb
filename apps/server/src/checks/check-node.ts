import { failed, ok, type RunCheck } from "./check-context.ts";

const OLDEST_NODE = 24;

export const checkNode: RunCheck = async ({ nodeVersion }) => {
  const major = Number(/^v(\d+)/.exec(nodeVersion)?.[1] ?? 0);
  return major >= OLDEST_NODE
    ? ok("node", { en: `Node ${nodeVersion}`, zh: `Node ${nodeVersion}` })
    : failed(
        "node",
        {
          en: `Node ${nodeVersion} is older than ${OLDEST_NODE}`,
          zh: `Node ${nodeVersion} 低于 ${OLDEST_NODE}`,
        },
        {
          en: "Run npm install: it brings the right Node.",
          zh: "请运行 npm install：它会安装合适的 Node。",
        },
      );
};
