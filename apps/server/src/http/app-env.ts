/** What every handler finds on its context, and what the composition root hands to the routes. */
import type { Accounts, Identity } from "@bole/accounts";
import type { Permission } from "@bole/accounts/permissions";
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
    /** Missing on routes that are public, where nobody has signed in. */
    principal: Principal;
    /** What the one who asks may do. */
    permissions: ReadonlySet<Permission>;
    /** Who has signed in; undefined for nobody, and where there are no accounts. */
    identity: Identity | undefined;
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
  /** Undefined where everybody is the local owner. */
  readonly accounts: Accounts | undefined;
  readonly runChecks: () => Promise<Check[]>;
}
