/** How many seconds are left until a mail leaves; 0 where it can no longer be taken back. */
import type { Message } from "@bole/server/contract";
import { useEffect, useState } from "react";

const TICK_MS = 500;

export function useSecondsLeft({ state, not_before }: Pick<Message, "state" | "not_before">) {
  const until = state === "queued" && not_before !== null ? Date.parse(not_before) : 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
