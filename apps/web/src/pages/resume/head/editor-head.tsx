/** The head of the editor: whose résumé, whether it is saved, and what can be done with all of it. */
import type { Resume, ResumeTemplates } from "@bole/server/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import {
  History,
  ListChecks,
  MailPlus,
  Palette,
  Redo2,
  Target,
  Undo2,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { historyQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useSide } from "../../../shell/use-side.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { textsText } from "../../../talent/texts/texts-text.ts";
import { HistoryDrawer } from "../history/history-drawer.tsx";
import type { Look } from "../look/look.ts";
import { LookDrawer } from "../look/look-drawer.tsx";
import { ReviewDrawer } from "../review/review-drawer.tsx";
import type { ResumeSession, SessionState } from "../session/resume-session.ts";
import { TailorDrawer } from "../tailor/tailor-drawer.tsx";
import { headText } from "../text/head-text.ts";
import { reviewText } from "../text/review-text.ts";
import { tailorText } from "../text/tailor-text.ts";
import type { useUndo } from "../use-undo.ts";
import { BackLink } from "./back-link.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { LetterDialog } from "./letter-dialog.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { RefusedDialog } from "./refused-dialog.tsx";
import { SaveChip } from "./save-chip.tsx";

type Layer = "none" | "look" | "history" | "letter" | "tailor" | "review" | "decision";

export function EditorHead({
  resume,
  session,
  state,
  templates,
  look,
  steps,
}: {
  readonly resume: Resume;
  readonly session: ResumeSession;
  readonly state: SessionState;
  readonly templates: ResumeTemplates;
  readonly look: Look;
  readonly steps: ReturnType<typeof useUndo>;
}) {
  const t = useText(headText);
  const { untitledResume } = useText(talentText);
  const { letter } = useText(textsText);
  const words = useText(tailorText);
  const reviews = useText(reviewText);
  const side = useSide();
  const [layer, setLayer] = useState<Layer>("none");
  const close = () => setLayer("none");
  const { data: history } = useInfiniteQuery(historyQuery(resume.id));
  const { can_undo = false, can_redo = false } = history?.pages[0] ?? {};
  const hasUnsaved = state.status !== "saved";
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 md:px-4">
      <BackLink personId={side === "hiring" ? resume.person_id : null} />
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <div className="min-w-0">
          <h1 className="truncate text-lg leading-tight font-semibold">
            {state.data.basic.name || untitledResume}
          </h1>
          {resume.title !== "" && (
            <p className="truncate text-sm leading-tight text-ink-3">{resume.title}</p>
          )}
        </div>
        {side === "hiring" && (
          <Link
            to="/people/$candidateId"
            params={{ candidateId: resume.person_id }}
            aria-label={t.person}
            title={t.person}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-3 transition-colors hover:bg-hover hover:text-ink max-md:size-11"
          >
            <UserRound aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      <SaveChip status={state.status} onOpen={() => setLayer("decision")} />
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-between">
        <IconButton
          label={t.undo}
          disabled={(!can_undo && !hasUnsaved) || steps.isPending}
          onClick={steps.undo}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={t.redo} disabled={!can_redo || steps.isPending} onClick={steps.redo}>
          <Redo2 aria-hidden />
        </IconButton>
        <Button
          variant="ghost"
          title={t.look}
          aria-expanded={layer === "look"}
          onClick={() => setLayer(layer === "look" ? "none" : "look")}
        >
          <Palette aria-hidden />
          <span className="sm:max-lg:sr-only">{t.look}</span>
        </Button>
        <Button
          variant="ghost"
          title={t.history}
          aria-expanded={layer === "history"}
          onClick={() => setLayer(layer === "history" ? "none" : "history")}
        >
          <History aria-hidden />
          <span className="sm:max-lg:sr-only">{t.history}</span>
        </Button>
        <Button
          variant="ghost"
          title={letter}
          aria-expanded={layer === "letter"}
          onClick={() => setLayer("letter")}
        >
          <MailPlus aria-hidden />
          <span className="max-xl:sr-only">{letter}</span>
        </Button>
        <Button
          variant="ghost"
          title={words.title}
          aria-expanded={layer === "tailor"}
          onClick={() => setLayer(layer === "tailor" ? "none" : "tailor")}
        >
          <Target aria-hidden />
          <span className="max-xl:sr-only">{words.title}</span>
        </Button>
        <Button
          variant="ghost"
          title={reviews.title}
          aria-expanded={layer === "review"}
          onClick={() => setLayer(layer === "review" ? "none" : "review")}
        >
          <ListChecks aria-hidden />
          <span className="max-xl:sr-only">{reviews.title}</span>
        </Button>
        <MoreMenu resume={resume} onBefore={session.flush} />
        <DownloadMenu resumeId={resume.id} look={look} onBefore={session.flush} />
      </div>
      {layer === "look" && (
        <LookDrawer known={templates} look={look} language={resume.language} onClose={close} />
      )}
      {layer === "history" && (
        <HistoryDrawer resumeId={resume.id} onAdopt={session.adopt} onClose={close} />
      )}
      {layer === "tailor" && (
        <TailorDrawer
          resume={resume}
          stored={state.stored}
          onBefore={session.flush}
          onClose={close}
        />
      )}
      {layer === "review" && (
        <ReviewDrawer resumeId={resume.id} version={state.stored.version} onClose={close} />
      )}
      {layer === "letter" && (
        <LetterDialog
          {...{ resume, data: state.data, onEdit: session.edit }}
          onBefore={session.flush}
          onClose={close}
        />
      )}
      {layer === "decision" && state.status === "conflict" && (
        <ConflictDialog
          conflicts={state.conflicts}
          data={state.data}
          onResolve={(sides) => {
            void session.resolve(sides);
            close();
          }}
          onClose={close}
        />
      )}
      {layer === "decision" && state.status === "refused" && (
        <RefusedDialog
          error={state.error}
          onAgain={() => {
            void session.flush();
            close();
          }}
          onDiscard={() => {
            session.discard();
            close();
          }}
          onClose={close}
        />
      )}
    </header>
  );
}
