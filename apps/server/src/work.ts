/** A process that does runs and mails for the servers on the same PostgreSQL, and answers no requests. */
import type { Level } from "pino";
import type { Config } from "./config/load-config.ts";
import { openHost } from "./engine/open-host.ts";
import { Channel } from "./http/sse/channel.ts";
import { prepareDataFolder } from "./lifecycle/data-folder.ts";
import { createLogger } from "./log/logger.ts";
import { listeningAt } from "./talent/mail-settings.ts";

export interface WorkOptions {
  readonly config: Config;
  readonly logLevel: Level;
  readonly writeLog: (line: string) => void;
  /** Called when it does work. */
  readonly onReady: () => void;
  readonly onSignal: (listener: () => void) => void;
  readonly onStrayError: (listener: (error: unknown) => void) => void;
}

/** Resolves when it has stopped in order. */
export async function work(options: WorkOptions): Promise<void> {
  const { config } = options;
  const stopped = Promise.withResolvers<void>();
  options.onSignal(() => stopped.resolve());
  const lines = new Channel();
  const { logLevel: level, writeLog: write } = options;
  const log = createLogger({ level, write, lines, secrets: config.secrets });
  options.onStrayError((error) =>
    log.error({ err: error }, "an error that nobody caught, probably of an agent; Bole goes on"),
  );
  await prepareDataFolder(config.dataFolder);
  const url = listeningAt(config);
  const host = await openHost({ config: { ...config, works: true }, log, timers: { every }, url });
  log.info({ data_folder: config.dataFolder }, "working");
  options.onReady();
  await stopped.promise;
  log.info("stopping");
  await host.close();
  lines.close();
}

function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
}
