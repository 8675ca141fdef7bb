/** The conversation about a résumé: what was said, what is being said, and what is decided. */
import type { ProposalDecision } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  conversationQuery,
  conversationsQuery,
  decideProposal,
  tellAssistant,
} from "../../../api/resume-chat.ts";
import { resumeKey } from "../../../api/resumes.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { usePreference } from "../../../preferences/preference.ts";
import { useEditor } from "../editor-context.ts";
import type { ResumeData } from "../model/structure.ts";
import type { ResumeSession } from "../session/resume-session.ts";
import { chatText } from "../text/chat-text.ts";
import { chatMode } from "./chat-mode.ts";
import { type ChatTurn, endOf, isAgentEvent, newTurn, turnOf, withEvent } from "./turn.ts";

export function useChat(resumeId: string, session: ResumeSession) {
  const t = useText(chatText);
  const client = useQueryClient();
  const { newId, mark, announce } = useEditor();
  const mode = usePreference(chatMode);
  const conversations = useQuery(conversationsQuery(resumeId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [latest] = conversations.data?.items ?? [];
  const sessionId = chosen ?? latest?.id ?? null;
  const isKept = conversations.data?.items.some(({ id }) => id === sessionId) ?? false;
  const conversation = useQuery({ ...conversationQuery(sessionId ?? ""), enabled: isKept });
  const [told, setTold] = useState<readonly ChatTurn[]>([]);
  const kept = conversation.data?.turns.map(turnOf) ?? [];
  const known = new Set(kept.map(({ key }) => key));
  const turns = [...kept, ...told.filter(({ key }) => !known.has(key))];

  const change = (key: string, next: (turn: ChatTurn) => ChatTurn) =>
    setTold((old) => old.map((turn) => (turn.key === key ? next(turn) : turn)));
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: resumeKey(resumeId) }),
      client.invalidateQueries({ queryKey: conversationsQuery(resumeId).queryKey }),
      client.invalidateQueries({ queryKey: conversationQuery(sessionId ?? "").queryKey }),
    ]);

  const say = async (message: string, key = newId("message")): Promise<void> => {
    const id = sessionId ?? newId("chat");
    setChosen(id);
    setTold((old) => [...old.filter((turn) => turn.key !== key), newTurn(key, message)]);
    try {
      // It speaks of what one sees, so that must be what the server has.
      if (!(await session.flush())) throw new Error(t.saveFirst);
      const request = { message, resume_id: resumeId, session_id: id, message_id: key, mode };
      let data: ResumeData | null = null;
      for await (const event of tellAssistant(request)) {
        if (!isAgentEvent(event)) continue;
        change(key, (turn) => withEvent(turn, event));
        if (event.type === "tool_result" && event.content.proposed !== true) {
          data = isResume(event.content.resume_data) ? event.content.resume_data : data;
        }
        if (event.type === "reply") announce(event.content);
        const end = event.type === "done" ? endOf(event.content) : null;
        if (end === null || end.changes.length === 0) continue;
        if (data !== null) session.adopt({ version: end.version, data });
        mark(end.changes);
      }
    } catch (error) {
      change(key, (turn) => ({ ...turn, error }));
    }
    change(key, (turn) => ({ ...turn, isRunning: false }));
    await refresh();
  };

  const decision = useAct({
    mutationFn: ({ turn, decided }: { turn: ChatTurn; decided: ProposalDecision }) =>
      decideProposal(sessionId ?? "", turn.proposal?.id ?? "", decided),
    onSuccess: async ({ proposal, version, resume_data, changes }, { turn }) => {
      if (isResume(resume_data)) session.adopt({ version, data: resume_data });
      mark(changes);
      change(turn.key, (old) => ({ ...old, proposal }));
      await refresh();
    },
  });

  return {
    turns,
    isLoading: conversations.isPending || (isKept && conversation.isPending),
    error: conversations.error ?? conversation.error,
    isBusy: turns.some(({ isRunning }) => isRunning),
    say,
    decision,
    sessions: conversations.data?.items ?? [],
    sessionId,
    open: (id: string | null) => {
      setTold([]);
      setChosen(id ?? newId("chat"));
    },
  };
}

export type Chat = ReturnType<typeof useChat>;

function isResume(value: unknown): value is ResumeData {
  return typeof value === "object" && value !== null && "basic" in value && "other" in value;
}
