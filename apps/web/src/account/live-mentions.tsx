/**
 * Keeps mentions, and notes that are open, up to date while the page is looked at. A page in the
 * background lets the stream go: browsers keep few connections to one server.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openEventStream } from "../api/event-stream.ts";
import { MENTIONS_KEY, notesQuery } from "../api/notes.ts";

const STREAM = { path: "/api/mentions/events", types: ["mentioned"], read: personOf };

export function LiveMentions() {
  const client = useQueryClient();
  useEffect(() => {
    let close: (() => void) | undefined;
    const onEvents = (people: readonly string[]) => {
      void client.invalidateQueries({ queryKey: MENTIONS_KEY });
      for (const person of new Set(people)) void client.invalidateQueries(notesQuery(person));
    };
    const follow = () => {
      close?.();
      close = undefined;
      if (document.visibilityState === "hidden") return;
      close = openEventStream(STREAM, { onEvents, onLost: () => {} });
      void client.invalidateQueries({ queryKey: MENTIONS_KEY });
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close?.();
    };
  }, [client]);
  return null;
}

function personOf(_: number, data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("content" in data)) return null;
  const { content } = data;
  if (typeof content !== "object" || content === null || !("person_id" in content)) return null;
  return typeof content.person_id === "string" ? content.person_id : null;
}
