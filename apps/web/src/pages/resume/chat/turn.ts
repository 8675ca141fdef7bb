/** A turn of the conversation as it is shown, from what is kept of it or as it happens. Pure. */
import type { AgentEvent, Change, Conversation, Proposal, TurnEnd } from "@bole/server/contract";
import type { ServerEvent } from "../../../api/server-events.ts";

export interface ChatTurn {
  /** The message's own id: the same for what is under way and for what is kept of it. */
  readonly key: string;
  readonly message: string;
  readonly reply: string;
  /** What it changed. */
  readonly changes: readonly Change[];
  /** What it would change. */
  readonly proposal: Proposal | null;
  readonly isRunning: boolean;
  readonly error: unknown;
}

export function newTurn(key: string, message: string): ChatTurn {
  const nothing = { reply: "", changes: [], proposal: null, error: null };
  return { key, message, ...nothing, isRunning: true };
}

export function turnOf({ id, message_id, message, events, proposal }: StoredTurn): ChatTurn {
  const told = events.reduce<ChatTurn>(withEvent, newTurn(message_id ?? id, message));
  // It may have been decided since.
  return { ...told, proposal, isRunning: false };
}

type StoredTurn = Conversation["turns"][number];

export function withEvent(turn: ChatTurn, event: AgentEvent): ChatTurn {
  if (event.type === "reply") return { ...turn, reply: event.content };
  if (event.type !== "done") return turn;
  const end = endOf(event.content);
  return {
    ...turn,
    isRunning: false,
    ...(end && { changes: end.changes, proposal: end.proposal }),
  };
}

export function endOf(content: unknown): TurnEnd | null {
  return isEnd(content) ? content : null;
}

function isEnd(content: unknown): content is TurnEnd {
  return (
    typeof content === "object" &&
    content !== null &&
    "turn_id" in content &&
    "changes" in content &&
    Array.isArray(content.changes)
  );
}

/** What looks different is for a newer page. */
export function isAgentEvent(event: ServerEvent): event is AgentEvent {
  const { type, content } = event;
  if (type === "reply") return typeof content === "string";
  if (type === "tool_call" || type === "tool_result") {
    return typeof content === "object" && content !== null;
  }
  return type === "done";
}
