/** A résumé with everything around it. What is changed anywhere is seen everywhere at once. */
import type { Change, Resume, ResumeTemplates } from "@bole/server/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { setPageName } from "../../design/document-title.ts";
import { useHanFont } from "../../design/han-font.ts";
import { useText } from "../../i18n/text.ts";
import { DropVeil } from "../../talent/drop-veil.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { useDropAnywhere } from "../../talent/use-drop-anywhere.ts";
import { ChatPanel, type Told } from "./chat/chat-panel.tsx";
import { Columns, hasPagesInView, type View } from "./columns.tsx";
import { type Editor, EditorContext } from "./editor-context.ts";
import { EditorHead } from "./head/editor-head.tsx";
import { ImportNote } from "./list/import-note.tsx";
import { useImportResume } from "./list/use-import-resume.ts";
import { lookOf } from "./look/look.ts";
import type { Place } from "./model/structure.ts";
import { PaperPanel } from "./paper/paper-panel.tsx";
import { SectionsPanel } from "./sections/sections-panel.tsx";
import { useResumeSession } from "./session/use-resume-session.ts";
import { VariantNote } from "./tailor/variant-note.tsx";
import { headText } from "./text/head-text.ts";
import { listText } from "./text/list-text.ts";
import { TranslationNote } from "./translate/translation-note.tsx";
import { useUndo } from "./use-undo.ts";

export function OpenResume({
  resume,
  templates,
}: {
  readonly resume: Resume;
  readonly templates: ResumeTemplates;
}) {
  const t = useText(headText);
  const words = useText(listText);
  const { untitledResume } = useText(talentText);
  const { session, state } = useResumeSession(resume);
  const { data } = state;
  const [view, setView] = useState<View>("page");
  const [marked, mark] = useState<readonly Place[]>([]);
  const [told, setTold] = useState<Told | null>(null);
  const [news, announce] = useState("");
  const name = data.basic.name || untitledResume;
  useHanFont(data);
  useEffect(() => setPageName(name), [name]);
  const importing = useImportResume();
  const isOver = useDropAnywhere(importing.take);
  const onStep = useCallback(
    (changes: readonly Change[], kind: "undo" | "redo") => {
      mark(changes);
      announce(kind === "undo" ? t.undone : t.redone);
    },
    [t],
  );
  const steps = useUndo(resume.id, session, onStep);
  const editor = useMemo(
    (): Editor => ({
      data,
      edit: session.edit,
      save: () => void session.flush(),
      newId,
      marked,
      mark,
      show: (places) => {
        mark(places);
        if (!hasPagesInView()) setView("page");
      },
      tell: (message) => {
        setTold({ message, key: newId("message") });
        setView("chat");
      },
      announce,
    }),
    [data, session, marked],
  );
  const look = useMemo(() => lookOf(data, templates), [data, templates]);
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
        <div className="px-3 *:mt-3 *:mb-0">
          <ImportNote state={importing} />
          <VariantNote resumeId={resume.id} onAdopt={session.adopt} />
          <TranslationNote resumeId={resume.id} version={state.stored.version} />
        </div>
        <Columns
          view={view}
          onView={setView}
          sections={<SectionsPanel />}
          pages={<PaperPanel look={look} />}
          chat={<ChatPanel resumeId={resume.id} session={session} told={told} />}
        />
        <p role="status" className="sr-only">
          {news}
        </p>
        {isOver && <DropVeil title={words.drop} about={words.dropAbout} />}
      </div>
    </EditorContext>
  );
}

/** Also where the page is not served over TLS, and there is no `randomUUID`. */
function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
