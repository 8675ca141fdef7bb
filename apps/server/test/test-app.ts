/** The application with everything around it replaced by something a test can hold. */

import { type Env, loadConfig } from "../src/config/load-config.ts";
import { createApp } from "../src/http/app.ts";
import type { AppDeps } from "../src/http/app-env.ts";
import { Channel } from "../src/http/sse/channel.ts";
import { RequestsInFlight } from "../src/lifecycle/watchdog/requests-in-flight.ts";
import { createLogger } from "../src/log/logger.ts";
import { Metrics } from "../src/observe/metrics.ts";
import { testHost } from "./test-host.ts";

/** For tests that care for something else; one that starts runs brings its own. */
const sharedHost = await testHost();

// Watching the event loop once is enough.
const sharedMetrics = new Metrics("1.2.3");

export function testApp(overrides: Partial<AppDeps> & { env?: Env } = {}) {
  const { env = {}, ...deps } = overrides;
  const written: string[] = [];
  const lines = new Channel();
  const stop = new AbortController();
  let ids = 0;
  const config = loadConfig(env, "/nowhere");
  const log = createLogger({
    level: "debug",
    write: (line) => written.push(line),
    lines,
    secrets: config.secrets,
  });
  const app = createApp({
    config,
    version: "1.2.3",
    startedAt: new Date("2026-01-02T03:04:05.000Z"),
    log,
    logLines: lines,
    stopping: stop.signal,
    timers: { every: () => () => {} },
    monotonic: () => 0,
    requests: new RequestsInFlight(),
    metrics: sharedMetrics,
    newId: () => `request-${++ids}`,
    pageFolder: "/nowhere/page",
    host: sharedHost,
    accounts: undefined,
    runChecks: async () => [],
    ...deps,
  });
  return {
    app,
    log,
    lines,
    stop: () => stop.abort(),
    /** What was logged, as objects. */
    logged: (): Record<string, unknown>[] => written.map((line) => JSON.parse(line)),
  };
}
