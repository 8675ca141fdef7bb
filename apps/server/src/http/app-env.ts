/** What every handler finds on its context, and what the composition root hands to the routes. */
import type { Principal } from "@bole/base";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";
import type { EngineHost } from "../engine/engine-host.ts";
import type { RequestsInFlight } from "../lifecycle/watchdog/requests-in-flight.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { Check } from "./contract/system.ts";
import type { FrameSource } from "./sse/frame-source.ts";
import type { Timers } from "./sse/frame-stream.ts";

export interface AppEnv {
  /** Node's own request and response; missing where a test calls the app without a socket. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    requestId: string;
    /** Carries the request id. */
    log: Logger;
    principal: Principal;
  };
}

export interface AppDeps {
  readonly config: Config;
  readonly version: string;
  readonly startedAt: Date;
  readonly log: Logger;
  /** The newest log lines and those to come. */
  readonly logLines: FrameSource;
  /** Aborts when the server begins to stop. */
  readonly stopping: AbortSignal;
  readonly timers: Timers;
  /** Milliseconds that only ever grow; for durations. */
  readonly monotonic: () => number;
  /** Those that are being answered. */
  readonly requests: RequestsInFlight;
  readonly metrics: Metrics;
  readonly newId: () => string;
  /** Where the built page is. */
  readonly pageFolder: string;
  /** The engine, with what it remembers and whom it may call. */
  readonly host: EngineHost;
  readonly runChecks: () => Promise<Check[]>;
}
