/** A résumé with everything around it. What is changed anywhere is seen everywhere at once. */
import type { Change, Resume, ResumeTemplates } from "@bole/server/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { cx } from "../../design/cx.ts";
import { setPageName } from "../../design/document-title.ts";
import { useHanFont } from "../../design/han-font.ts";
import { Segmented } from "../../design/segmented.tsx";
import { useText } from "../../i18n/text.ts";
import { ChatPanel } from "./chat/chat-panel.tsx";
import { type Editor, EditorContext } from "./editor-context.ts";
import { EditorHead } from "./head/editor-head.tsx";
import { lookOf } from "./look/look.ts";
import type { Place } from "./model/structure.ts";
import { PaperPanel } from "./paper/paper-panel.tsx";
import { SectionsPanel } from "./sections/sections-panel.tsx";
import { useResumeSession } from "./session/use-resume-session.ts";
import { headText } from "./text/head-text.ts";
import { sectionsText } from "./text/sections-text.ts";
import { useUndo } from "./use-undo.ts";

const VIEWS = ["sections", "page", "chat"] as const;
type View = (typeof VIEWS)[number];
const PANEL = "min-h-0 flex-1 overflow-y-auto overscroll-contain";

export function OpenResume({
  resume,
  templates,
}: {
  readonly resume: Resume;
  readonly templates: ResumeTemplates;
}) {
  const t = useText(headText);
  const titles = useText(sectionsText);
  const { session, state } = useResumeSession(resume);
  const { data } = state;
  const [view, setView] = useState<View>("page");
  const [marked, mark] = useState<readonly Place[]>([]);
  const [news, announce] = useState("");
  useHanFont(data);
  const name = data.basic.name || t.untitled;
  useEffect(() => setPageName(name), [name]);
  const onChanged = useCallback(
    (changes: readonly Change[], kind: "undo" | "redo") => {
      mark(changes);
      announce(kind === "undo" ? t.undone : t.redone);
    },
    [t],
  );
  const steps = useUndo(resume.id, session, onChanged);
  const editor = useMemo(
    (): Editor => ({
      data,
      edit: session.edit,
      save: () => void session.flush(),
      newId,
      marked,
      mark,
      announce,
    }),
    [data, session, marked],
  );
  const look = useMemo(() => lookOf(data, templates), [data, templates]);
  const views = (from: readonly View[]) => from.map((value) => ({ value, label: t.views[value] }));
  return (
    <EditorContext value={editor}>
      <div className="flex h-[calc(100dvh-3.5rem)] flex-col md:h-[calc(100dvh-1rem-2px)]">
        <EditorHead
          resume={resume}
          session={session}
          state={state}
          templates={templates}
          look={look}
          steps={steps}
        />
        <div className="border-b border-line px-3 py-2 lg:hidden">
          <Segmented
            label={t.views.label}
            value={view}
            segments={views(VIEWS)}
            onChange={setView}
            className="flex w-full"
          />
        </div>
        <div className="flex min-h-0 flex-1">
          <aside
            aria-label={titles.title}
            className={cx(
              "flex min-h-0 flex-col border-r border-line max-lg:flex-1 max-lg:border-r-0 lg:w-72 lg:shrink-0 xl:w-66",
              view !== "sections" && "max-lg:hidden",
              view === "chat" && "lg:max-xl:hidden",
            )}
          >
            <SideSwitch view={view} onView={setView} />
            <div className={PANEL}>
              <SectionsPanel />
            </div>
          </aside>
          <div
            className={cx(
              "flex min-h-0 min-w-0 flex-1 flex-col",
              view !== "page" && "max-lg:hidden",
            )}
          >
            <PaperPanel look={look} />
          </div>
          <aside
            aria-label={t.views.chat}
            className={cx(
              "flex min-h-0 flex-col border-l border-line max-lg:flex-1 max-lg:border-l-0 lg:w-80 lg:shrink-0 lg:max-xl:order-first lg:max-xl:border-r lg:max-xl:border-l-0",
              view !== "chat" && "max-xl:hidden",
            )}
          >
            <SideSwitch view={view} onView={setView} />
            <ChatPanel resumeId={resume.id} session={session} />
          </aside>
        </div>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </EditorContext>
  );
}

/** Where there is room for one panel beside the page. */
function SideSwitch({
  view,
  onView,
}: {
  readonly view: View;
  readonly onView: (view: View) => void;
}) {
  const t = useText(headText);
  return (
    <div className="border-b border-line p-2 max-lg:hidden xl:hidden">
      <Segmented
        label={t.side}
        value={view === "chat" ? "chat" : "sections"}
        segments={(["sections", "chat"] as const).map((value) => ({
          value,
          label: t.views[value],
        }))}
        onChange={onView}
        className="flex w-full"
      />
    </div>
  );
}

/** Also where the page is not served over TLS, and there is no `randomUUID`. */
function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
