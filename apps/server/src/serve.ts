/**
 * The composition root of a serving process: builds everything the application needs, runs until
 * it is told to stop, and leaves in order. Parts that later issues add are opened and closed here.
 */
import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { LOCAL_OWNER } from "@bole/base";
import type { Level } from "pino";
import { runChecks } from "./checks/run-checks.ts";
import type { Config } from "./config/load-config.ts";
import { type OpenHost, openHost } from "./engine/open-host.ts";
import { createApp } from "./http/app.ts";
import { outerProblem } from "./http/outer-problem.ts";
import { Channel } from "./http/sse/channel.ts";
import { STARTING_PATHS, startingApp } from "./http/starting-app.ts";
import { prepareDataFolder } from "./lifecycle/data-folder.ts";
import { type DataLock, lockDataFolder } from "./lifecycle/data-lock.ts";
import { HttpServer } from "./lifecycle/http-server.ts";
import { isOpenToOthers } from "./lifecycle/private-files.ts";
import { stopSignals } from "./lifecycle/stop-signals.ts";
import { RequestsInFlight } from "./lifecycle/watchdog/requests-in-flight.ts";
import { startWatchdog } from "./lifecycle/watchdog/watchdog.ts";
import { createLogger } from "./log/logger.ts";
import { Metrics } from "./observe/metrics.ts";
import { PAGE_FOLDER } from "./page-folder.ts";
import { listeningAt } from "./talent/mail-settings.ts";
import { VERSION } from "./version.ts";

const CHECK_TIMEOUT_MS = 5_000;

export interface ServeOptions {
  readonly config: Config;
  readonly logLevel: Level;
  readonly writeLog: (line: string) => void;
  /** Called when the server can be used, with its address. */
  readonly onReady: (url: string) => void;
  /** Called when it begins to stop. */
  readonly onStopping: () => void;
  /** Subscribes to the signals that ask to stop. */
  readonly onSignal: (listener: () => void) => void;
  /** Subscribes to the errors that nobody caught. */
  readonly onStrayError: (listener: (error: unknown) => void) => void;
  readonly endNow: () => void;
}

/** Resolves when the server has stopped in order. */
export async function serve(options: ServeOptions): Promise<void> {
  const { config } = options;
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  let isStarted = false;
  let impatience: NodeJS.Timeout | undefined;
  options.onSignal(
    stopSignals({
      monotonic: () => performance.now(),
      stop: () => {
        stopped.resolve();
        // What hangs while it starts, such as a module of agents, cannot be stopped in order.
        if (!isStarted) impatience = setTimeout(options.endNow, config.shutdownMs);
      },
      endNow: options.endNow,
    }),
  );

  const logLines = new Channel();
  const log = createLogger({
    level: options.logLevel,
    write: options.writeLog,
    lines: logLines,
    secrets: config.secrets,
  });
  // Agents are other people's code. What one of them leaves behind must not end everybody's runs,
  // and end them again at each start, when the run goes on. The journal is the truth, not our heap.
  options.onStrayError((error) =>
    log.error({ err: error }, "an error that nobody caught, probably of an agent; Bole goes on"),
  );
  const requests = new RequestsInFlight();
  const metrics = new Metrics(VERSION);
  const server = new HttpServer();
  const starting = startingApp({ config, version: VERSION, newId: randomUUID, log });
  server.answerEarly(STARTING_PATHS, starting.fetch);
  const { port } = await server.listen(config.host, config.port);
  const url = listeningAt({ host: config.host, port });
  let lock: DataLock | undefined;
  let host: OpenHost | undefined;
  try {
    await prepareDataFolder(config.dataFolder);
    if (await isOpenToOthers(config.dataFolder)) {
      log.warn(
        { data_folder: config.dataFolder, remedy: `chmod 700 "${config.dataFolder}"` },
        "other users of this machine can read the data folder",
      );
    }
    if (config.mode === "embedded") lock = lockDataFolder(config.dataFolder);
    const opened = await openHost({ config, log, timers: { every }, url });
    host = opened;
    const app = createApp({
      config,
      version: VERSION,
      startedAt: new Date(),
      log,
      logLines,
      stopping: stopping.signal,
      timers: { every },
      monotonic: () => performance.now(),
      requests,
      metrics,
      newId: randomUUID,
      pageFolder: PAGE_FOLDER,
      host,
      accounts: opened.accounts,
      runChecks: async () =>
        runChecks({
          config: {
            ...config,
            ...(await opened.modelChoices.chains(LOCAL_OWNER.tenant)),
            ...(await opened.mailChoices.inForce(LOCAL_OWNER.tenant)),
          },
          pageFolder: PAGE_FOLDER,
          nodeVersion: process.version,
          listeningOn: port,
          timeoutMs: CHECK_TIMEOUT_MS,
        }),
    });
    server.answerWith(app.fetch, outerProblem({ newId: randomUUID, log }));
  } catch (error) {
    await server.stop(0);
    await host?.close();
    lock?.release();
    throw error;
  }
  isStarted = true;
  clearTimeout(impatience);
  log.info({ url, data_folder: config.dataFolder, mode: config.mode }, "started");
  options.onReady(url);
  // Not before: a process that starts loads much at once.
  const stopWatching = startWatchdog({
    log,
    requests,
    stallMs: config.stallMs,
    monotonic: () => performance.now(),
  });

  await stopped.promise;
  options.onStopping();
  log.info("stopping");
  stopping.abort();
  // First nobody asks any more, then nothing works any more, then nothing is remembered.
  const cut = await server.stop(config.shutdownMs);
  if (cut > 0) log.warn({ requests: cut }, "requests were cut off: they took too long to finish");
  await host.close();
  lock?.release();
  logLines.close();
  metrics.close();
  await stopWatching();
  log.info("stopped");
}

function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
}
