/**
 * The process in which pages are set, started by `SetterProcess`. It ends with the one that started
 * it: its channel is then closed, and nothing else keeps it.
 */
import type { FromSetter, ToSetter } from "./messages.ts";
import { PageSetter } from "./page-setter.ts";

const setter = new PageSetter();

process.on("message", ({ id, kind, order, texts }: ToSetter) => {
  try {
    if (kind === "pages") say({ id, kind, set: setter.pages(order, texts) });
    else say({ id, kind, set: setter.pdf(order, texts) });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ id, kind: "failed", fault });
  }
});
process.on("disconnect", () => process.exit());

function say(message: FromSetter): void {
  process.send?.(message);
}
