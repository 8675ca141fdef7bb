/** A session's events, live. They end with the session. */
import { careerEventsPath } from "../../../api/career.ts";
import { openEventStream, type StreamListener } from "../../../api/event-stream.ts";
import { CAREER_EVENTS, type CareerEvent } from "./career-progress.ts";

const LAST: readonly string[] = ["done", "failed", "cancelled"];

export function openCareerStream(
  sessionId: string,
  listener: StreamListener<CareerEvent>,
): () => void {
  const path = careerEventsPath(sessionId);
  return openEventStream({ path, types: CAREER_EVENTS, read: eventOf, isLast }, listener);
}

const isLast = ({ type }: CareerEvent) => LAST.includes(type);

/** The envelope is `{type, content}`; what looks different is for a newer page. */
function eventOf(seq: number, data: unknown): CareerEvent | null {
  if (!isFields(data) || typeof data.type !== "string" || !isFields(data.content)) return null;
  return { seq, type: data.type, content: data.content };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
