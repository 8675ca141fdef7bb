/** What one can do with the plan as a whole, and how it stands. */
import { CircleAlert, CircleCheck, FolderOpen, Play, Redo2, Save, Undo2 } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { useText } from "../../i18n/text.ts";
import { COMMAND_KEY } from "../../shell/keys.ts";
import { useEditor } from "./editor-context.ts";
import type { DocumentState } from "./model/plan-document.ts";
import { planText } from "./text/plan-text.ts";
import type { useReport } from "./use-report.ts";
import { planView, VIEWS, type View } from "./view-preference.ts";

export function EditorToolbar({
  state,
  report,
  view,
  hasRoom,
  onLayer,
}: {
  readonly state: DocumentState;
  readonly report: ReturnType<typeof useReport>;
  readonly view: View;
  readonly hasRoom: boolean;
  readonly onLayer: (layer: "open" | "save" | "run") => void;
}) {
  const t = useText(planText);
  const { document } = useEditor();
  const { past, future } = state.editor;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t.view}
        value={view}
        onChange={planView.set}
        segments={VIEWS.filter((one) => hasRoom || one !== "both").map((value) => ({
          value,
          label: t.views[value],
        }))}
      />
      <div className="flex">
        <IconButton
          label={`${t.undo} (${COMMAND_KEY} Z)`}
          disabled={past.length === 0}
          onClick={() => document.dispatch({ type: "undo" })}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={`${t.redo} (${COMMAND_KEY} Shift Z)`}
          disabled={future.length === 0}
          onClick={() => document.dispatch({ type: "redo" })}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </div>
      <div role="status">
        <Standing report={report} />
      </div>
      <div className="ml-auto flex flex-wrap gap-2 max-md:ml-0 max-md:w-full max-md:[&>*]:flex-1">
        <Button onClick={() => onLayer("open")}>
          <FolderOpen aria-hidden />
          {t.open}
        </Button>
        <Allowed to="runs.write">
          <Button onClick={() => onLayer("save")}>
            <Save aria-hidden />
            {t.save}
          </Button>
          <Button variant="primary" onClick={() => onLayer("run")}>
            <Play aria-hidden />
            {t.run}
          </Button>
        </Allowed>
      </div>
    </div>
  );
}

function Standing({ report }: { readonly report: ReturnType<typeof useReport> }) {
  const t = useText(planText).report;
  const { plan, issues, isWaiting } = useEditor();
  if (isWaiting) return <Badge tone="warning">{t.unread}</Badge>;
  if (report.error !== null) return <Badge tone="danger">{t.failed}</Badge>;
  if (!report.isKnown) return <Badge>{t.checking}</Badge>;
  if (plan.steps.length === 0) return null;
  if (issues.length > 0) {
    return (
      <Badge tone="danger">
        <CircleAlert aria-hidden />
        {t.count(issues.length)}
      </Badge>
    );
  }
  return (
    <Badge tone="ok">
      <CircleCheck aria-hidden />
      {t.valid}
    </Badge>
  );
}
