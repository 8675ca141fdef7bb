/**
 * Keeps mentions, and notes that are open, up to date while the page is looked at. A page in the
 * background lets the stream go: browsers keep few connections to one server.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openEventStream } from "../api/event-stream.ts";
import { MENTIONS_KEY, NOTES_KEY } from "../api/notes.ts";

const STREAM = { path: "/api/mentions/events", types: ["mentioned"], read: () => true as const };

export function LiveMentions() {
  const client = useQueryClient();
  useEffect(() => {
    let close: (() => void) | undefined;
    const onEvents = () => {
      void client.invalidateQueries({ queryKey: MENTIONS_KEY });
      void client.invalidateQueries({ queryKey: NOTES_KEY });
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
