/** The conversation beside the pages. */
import { History, MessageSquarePlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import type { ResumeSession } from "../session/resume-session.ts";
import { chatText } from "../text/chat-text.ts";
import { Composer } from "./composer.tsx";
import { Hello } from "./hello.tsx";
import { TurnView } from "./turn-view.tsx";
import { type Chat, useChat } from "./use-chat.ts";

/** What was said elsewhere on the page. */
export interface Told {
  readonly message: string;
  /** The same one is said once. */
  readonly key: string;
}

export function ChatPanel({
  resumeId,
  session,
  told,
}: {
  readonly resumeId: string;
  readonly session: ResumeSession;
  readonly told: Told | null;
}) {
  const t = useText(chatText);
  const chat = useChat(resumeId, session);
  const { turns, decision } = chat;
  const log = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  useEffect(() => {
    if (last !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (told === null || said.current === told.key) return;
    said.current = told.key;
    void chat.say(told.message, told.key);
  }, [told, chat]);
  return (
    <>
      <ChatHead chat={chat} />
      <div
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        role="log"
        aria-label={t.log}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 -outline-offset-2"
      >
        {chat.error !== null && <ProblemNote error={chat.error} />}
        {turns.length === 0 && !chat.isLoading && (
          <Hello onSay={(message) => void chat.say(message)} />
        )}
        <ol className="flex flex-col gap-5">
          {turns.map((turn) => (
            <TurnView
              key={turn.key}
              turn={turn}
              isNewest={turn === last}
              isDeciding={decision.isPending && decision.variables.turn.key === turn.key}
              decisionError={
                decision.isError && decision.variables.turn.key === turn.key ? decision.error : null
              }
              onDecide={(decided) => decision.mutate({ turn, decided })}
              onAgain={() => void chat.say(turn.message, turn.key)}
            />
          ))}
        </ol>
      </div>
      <Composer isBusy={chat.isBusy} onSend={(message) => void chat.say(message)} />
    </>
  );
}

function ChatHead({ chat: { sessions, sessionId, open, turns } }: { readonly chat: Chat }) {
  const t = useText(chatText);
  const earlier = sessions.filter(({ id }) => id !== sessionId);
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
      <h2 className="flex-1 font-medium">{t.title}</h2>
      {earlier.length > 0 && (
        <Menu
          label={t.earlier}
          trigger={
            <IconButton label={t.earlier}>
              <History aria-hidden />
            </IconButton>
          }
          items={earlier.map(({ id, title }) => ({ value: id, label: cut(title) }))}
          onChoose={open}
        />
      )}
      <IconButton label={t.fresh} disabled={turns.length === 0} onClick={() => open(null)}>
        <MessageSquarePlus aria-hidden />
      </IconButton>
    </header>
  );
}

const TITLE = 40;
const cut = (title: string) => (title.length > TITLE ? `${title.slice(0, TITLE)}…` : title);
