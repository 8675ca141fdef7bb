/** Say what you need, see the plan, approve, watch it done. The conversation is in the address. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { History, MessageSquarePlus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { newKey } from "../../api/effects.ts";
import { Button } from "../../design/button.tsx";
import { setPageName } from "../../design/document-title.ts";
import { Drawer } from "../../design/drawer.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { useText } from "../../i18n/text.ts";
import { ConversationView } from "./conversation/conversation-view.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { assistantText } from "./text/assistant-text.ts";

const newSession = () => `chat-${newKey()}`;

export default function AssistantPage() {
  const t = useText(assistantText);
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const asked = typeof search.session === "string" && search.session !== "" ? search.session : null;
  const jobId = typeof search.job === "string" && search.job !== "" ? search.job : null;
  const [fresh, setFresh] = useState(newSession);
  const [isListOpen, setListOpen] = useState(false);
  useEffect(() => setPageName(t.title), [t]);
  const sessionId = asked ?? fresh;
  const go = useCallback(
    (next: Readonly<Record<string, string>>, replace: boolean) =>
      void navigate({ to: "/assistant", search: next, replace }),
    [navigate],
  );
  const begun = useCallback(() => go({ session: sessionId }, true), [go, sessionId]);
  const begin = () => {
    setFresh(newSession());
    setListOpen(false);
    go({}, false);
  };
  const list = (
    <SessionList
      openId={sessionId}
      onOpen={() => setListOpen(false)}
      onDeleted={(id) => id === sessionId && begin()}
    />
  );
  return (
    <div className="relative flex overflow-clip h-[calc(100dvh-3.5rem)] md:h-[calc(100dvh-1rem-2px)]">
      <aside className="flex w-66 shrink-0 flex-col gap-3 border-r border-line p-3 max-lg:hidden">
        <Button onClick={begin}>
          <MessageSquarePlus aria-hidden />
          {t.fresh}
        </Button>
        <div className="min-h-0 flex-1 overflow-y-auto">{list}</div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
          <h1 className="flex-1 text-lg font-semibold">{t.title}</h1>
          <span className="flex lg:hidden">
            <IconButton label={t.sessions} onClick={() => setListOpen(true)}>
              <History aria-hidden />
            </IconButton>
            <IconButton label={t.fresh} onClick={begin}>
              <MessageSquarePlus aria-hidden />
            </IconButton>
          </span>
        </header>
        <ConversationView
          key={sessionId}
          sessionId={sessionId}
          isKept={asked !== null && asked !== fresh}
          jobId={jobId}
          onBegun={begun}
        />
      </div>
      {isListOpen && (
        <Drawer title={t.sessions} onClose={() => setListOpen(false)}>
          {list}
        </Drawer>
      )}
    </div>
  );
}
