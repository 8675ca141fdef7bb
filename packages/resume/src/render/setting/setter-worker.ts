/** The thread in which pages are set: whoever types does not make others wait. */
import { parentPort } from "node:worker_threads";
import type { FromSetter, ToSetter } from "./messages.ts";
import { PageSetter } from "./page-setter.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const setter = new PageSetter();

port.on("message", ({ id, kind, order, texts }: ToSetter) => {
  try {
    if (kind === "pages") return say({ id, kind, set: setter.pages(order, texts) });
    const set = setter.pdf(order, texts);
    return say({ id, kind, set }, [set.pdf.buffer]);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return say({ id, kind: "failed", fault });
  }
});

function say(message: FromSetter, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}
