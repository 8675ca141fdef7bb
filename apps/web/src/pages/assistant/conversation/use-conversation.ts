/** A conversation for as long as the page shows it: what is kept, what comes, and what is on its way. */
import type { RecruiterChatRequest } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { newKey } from "../../../api/effects.ts";
import {
  CONVERSATIONS_KEY,
  conversationQuery,
  sendMessage,
  workflowQuery,
} from "../../../api/recruiter.ts";
import { cancelRun } from "../../../api/runs.ts";
import { useAct } from "../../../design/use-act.ts";
import { ownZone } from "../../../preferences/zone.ts";
import { blocksOf, type Said, unanswered } from "../model/blocks.ts";
import { mergeEvents } from "../model/kept.ts";
import { openConversationStream } from "./conversation-stream.ts";

/** What a workflow does comes faster than anybody reads; it is not asked for more often than this. */
const REFRESH_MS = 300;

export type Wish = Pick<RecruiterChatRequest, "message" | "context"> & {
  readonly attached: Said["attachments"];
};
type Sending = Said & { readonly wish: Wish };

export function useConversation(sessionId: string, isKept: boolean, onBegun: () => void) {
  const client = useQueryClient();
  const [hasBegun, setBegun] = useState(isKept);
  const { data, error, isSuccess } = useQuery({
    ...conversationQuery(sessionId),
    enabled: hasBegun,
  });
  const [streamed, addStreamed] = useReducer(mergeEvents, []);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!isSuccess) return;
    return openConversationStream(sessionId, { onEvents: addStreamed, onLost: setLost });
  }, [sessionId, isSuccess]);

  const events = useMemo(() => mergeEvents(data?.events ?? [], streamed), [data, streamed]);
  const messages = data?.messages;
  const said = useMemo((): readonly Said[] => {
    const kept = messages ?? [];
    const ids = new Set(kept.map(({ message_id }) => message_id));
    return [...kept, ...sending.filter(({ message_id }) => !ids.has(message_id))];
  }, [messages, sending]);
  const blocks = useMemo(() => blocksOf(said, events), [said, events]);
  useFollowedWorkflows(sessionId, streamed, messages);

  const say = useCallback(
    async (wish: Wish, message_id = `m-${newKey()}`): Promise<void> => {
      const { message, context, attached } = wish;
      const one = { message_id, message, attachments: attached, wish };
      const others = (old: readonly Sending[]) =>
        old.filter((each) => each.message_id !== message_id);
      setSending((old) => [...others(old), one]);
      try {
        await sendMessage({
          session_id: sessionId,
          message_id,
          message,
          context: { ...context, time_zone: ownZone() },
        });
        setBegun(true);
        onBegun();
        await client.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
      } catch (reason) {
        setSending((old) => [...others(old), { ...one, error: reason }]);
      }
    },
    [client, sessionId, onBegun],
  );

  const open = unanswered(said, events);
  const stop = useAct({
    mutationFn: async () => {
      const runs = (messages ?? []).filter(({ message_id }) => open.includes(message_id));
      await Promise.all(runs.map(({ run_id }) => cancelRun(run_id)));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
  });

  return {
    blocks,
    isLoading: hasBegun && data === undefined && error === null,
    error,
    isLost,
    isBusy: open.length > 0,
    /** Only what the server knows of can be stopped. */
    canStop: open.some((id) => messages?.some(({ message_id }) => message_id === id)),
    stop,
    say,
    again: (messageId: string) => {
      const one = sending.find(({ message_id }) => message_id === messageId);
      if (one !== undefined) void say(one.wish, messageId);
    },
    lastContext: messages?.at(-1)?.context,
  };
}

/** Lets what is known of workflows, and messages of another tab, be read again as events tell of them. */
function useFollowedWorkflows(
  sessionId: string,
  streamed: ReturnType<typeof mergeEvents>,
  messages: readonly { readonly message_id: string }[] | undefined,
): void {
  const client = useQueryClient();
  const seen = useRef(0);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(new Set<string>());
  useEffect(() => {
    const fresh = streamed.filter(({ seq }) => seq > seen.current);
    if (fresh.length === 0) return;
    seen.current = fresh.at(-1)?.seq ?? seen.current;
    for (const { workflow_id } of fresh) if (workflow_id !== null) touched.current.add(workflow_id);
    const known = new Set(messages?.map(({ message_id }) => message_id));
    if (fresh.some(({ message_id, type }) => !known.has(message_id) || type === "done"))
      void client.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
    // Not put off by what comes meanwhile: a busy workflow would never be read again.
    due.current ??= setTimeout(() => {
      due.current = undefined;
      for (const id of touched.current)
        void client.invalidateQueries({ queryKey: workflowQuery(id).queryKey });
      touched.current.clear();
      void client.invalidateQueries({ queryKey: ["approvals"] });
    }, REFRESH_MS);
  }, [client, streamed, messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation begins anew.
  useEffect(
    () => () => {
      clearTimeout(due.current);
      seen.current = 0;
    },
    [sessionId],
  );
}
