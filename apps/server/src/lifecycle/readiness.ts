/** Whether the server can do its work: its database answers, and there is room to write. */
import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, errorText, untilAborted } from "@bole/base";
import { serverErrors } from "../errors.ts";
import type { NotReadyCause } from "../http/contract/health.ts";

const TIMEOUT_MS = 3_000;
/** An empty file fits on a full disk. */
const PROBE = new Uint8Array(64 * 1024);

export interface ReadinessOptions {
  readonly dataFolder: string;
  /** Each asks a database that is in use for something small. */
  readonly databases: readonly (() => Promise<unknown>)[];
}

/** Throws `not-ready`, with the cause. */
export async function assertReady({ dataFolder, databases }: ReadinessOptions): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await untilAborted(Promise.all(databases.map((ask) => ask())), signal);
  } catch (error) {
    throw notReady("database", `The database does not answer: ${errorText(error)}.`, error);
  }
  try {
    await untilAborted(proveRoom(dataFolder), signal);
  } catch (error) {
    const why =
      errorCode(error) === "ENOSPC" ? "is full" : `cannot be written: ${errorText(error)}`;
    throw notReady("disk", `The disk of the data folder ${why}.`, error);
  }
}

export function notReady(cause: NotReadyCause, detail: string, error?: unknown) {
  return serverErrors.error("not-ready", { detail, data: { cause }, cause: error });
}

async function proveRoom(folder: string): Promise<void> {
  const file = join(folder, `.room-test-${randomUUID()}`);
  try {
    const probe = await open(file, "w");
    try {
      await probe.write(PROBE);
      await probe.datasync();
    } finally {
      await probe.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
