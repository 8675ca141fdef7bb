/**
 * The process in which pages are set, started by `SetterProcess`. It ends with the one that started
 * it: its channel is then closed, and nothing else keeps it.
 */
import type { FromSetter, ToSetter } from "./messages.ts";
import { PageSetter } from "./page-setter.ts";

/** Bytes: it begins with 130 MB, and the typesetter gives a little of each page never back. */
const LARGE = 500 * 1024 * 1024;
const setter = new PageSetter();

process.on("message", ({ id, kind, order, texts }: ToSetter) => {
  const last = () => ({ id, isLast: process.memoryUsage.rss() > LARGE });
  try {
    if (kind === "pages") say({ kind, set: setter.pages(order, texts), ...last() });
    else say({ kind, set: setter.pdf(order, texts), ...last() });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ kind: "failed", fault, ...last() });
  }
});
process.on("disconnect", () => process.exit());

function say(message: FromSetter): void {
  process.send?.(message);
}
