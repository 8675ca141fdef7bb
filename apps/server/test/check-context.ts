import type { CheckContext } from "../src/checks/check-context.ts";
import { type Env, loadConfig } from "../src/config/load-config.ts";

export function checkContext(env: Env, overrides: Partial<CheckContext> = {}): CheckContext {
  return {
    config: loadConfig(env, "/nowhere"),
    pageFolder: "/nowhere/page",
    nodeVersion: "v24.1.0",
    listeningOn: undefined,
    timeoutMs: 60_000,
    ...overrides,
  };
}
