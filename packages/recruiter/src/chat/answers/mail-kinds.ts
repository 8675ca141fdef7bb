/** What a mail is to whoever asks about it. */
import { isOnlyKept, type Message } from "@bole/talent";

type Kind = Pick<Message, "direction" | "state" | "kind" | "state_reason">;

const LEFT: ReadonlySet<Message["state"]> = new Set(["sent", "sending", "uncertain"]);
const UNSENT: ReadonlySet<Message["state"]> = new Set(["draft", "queued", "postponed"]);

export const isBounce = ({ direction, kind, state, state_reason }: Kind): boolean =>
  direction === "in" ? kind === "bounce" : state_reason?.code === "bounced" || state === "failed";
export const isOut = (one: Kind): boolean =>
  one.direction === "out" && LEFT.has(one.state) && !isOnlyKept(one);
export const isUnsent = (one: Kind): boolean =>
  one.direction === "out" && (UNSENT.has(one.state) || isOnlyKept(one));
/** What a machine has told is not from them. */
export const isReply = ({ direction, kind }: Kind): boolean =>
  direction === "in" && (kind === null || kind === "reply");
