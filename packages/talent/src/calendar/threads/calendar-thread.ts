/** The thread in which one calendar is read: it may take seconds, and nobody else waits for it. */
import { parentPort, workerData } from "node:worker_threads";
import { isBoleError } from "@bole/base";
import { type BusyQuery, busyTimes } from "../reading/busy-times.ts";
import type { FromCalendarThread } from "./threaded-reader.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const say = (message: FromCalendarThread) => port.postMessage(message);

const { ics, query }: { ics: string; query: BusyQuery } = workerData;
try {
  say({ type: "read", times: busyTimes(ics, query) });
} catch (error) {
  if (!isBoleError(error)) throw error;
  say({ type: "refused", code: error.code, detail: error.message });
}
