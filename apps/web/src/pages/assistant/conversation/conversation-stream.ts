/** What a conversation's messages come to, live. */
import type { KeptEvent } from "@bole/server/contract";
import { openEventStream, type StreamListener } from "../../../api/event-stream.ts";
import { conversationEventsPath } from "../../../api/recruiter.ts";
import { EVENT_TYPES, isKept } from "../model/kept.ts";

export function openConversationStream(
  sessionId: string,
  listener: StreamListener<KeptEvent>,
): () => void {
  const path = conversationEventsPath(sessionId);
  return openEventStream({ path, types: EVENT_TYPES, read: eventOf }, listener);
}

function eventOf(seq: number, data: unknown): KeptEvent | null {
  // The number that it is kept under is the stream's own.
  const event = typeof data === "object" ? { ...data, seq } : data;
  return isKept(event) ? event : null;
}
