/** One plan as form, text and drawing at the same time. */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { agentsQuery } from "../../api/agents.ts";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { Page } from "../../design/page.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { GraphView } from "../../graph/graph-view.tsx";
import { useText } from "../../i18n/text.ts";
import { formatPath, type JsonPath, withValueAt } from "../../json/json-path.ts";
import { usePreference } from "../../preferences/preference.ts";
import { OpenDialog } from "./dialogs/open-dialog.tsx";
import { RunDialog } from "./dialogs/run-dialog.tsx";
import { SaveDialog } from "./dialogs/save-dialog.tsx";
import { DocumentLine } from "./document-line.tsx";
import { type Editor, EditorContext } from "./editor-context.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { focusField } from "./focus-field.ts";
import { IssueList } from "./issue-list.tsx";
import { JsonEditor, type TextTarget } from "./json-editor.tsx";
import type { PlacedIssue } from "./model/issue-places.ts";
import type { PlanDocument } from "./model/plan-document.ts";
import { idOf, readPlan } from "./model/plan-draft.ts";
import { inputOf } from "./model/run-settings.ts";
import { PlanForm } from "./plan-form.tsx";
import { planText } from "./text/plan-text.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useReport } from "./use-report.ts";
import { useRoomForBoth } from "./use-room-for-both.ts";
import { planView } from "./view-preference.ts";

type Layer = "none" | "open" | "save" | "run";

export function PlanEditor({ document }: { readonly document: PlanDocument }) {
  const t = useText(planText);
  const state = useSyncExternalStore(document.subscribe, document.get);
  const { plan, selected, text, flaw } = state.editor;
  const report = useReport(state.editor);
  const agents = useQuery(agentsQuery);
  const hasRoom = useRoomForBoth();
  const chosen = usePreference(planView);
  const view = chosen === "both" && !hasRoom ? "form" : chosen;
  const [layer, setLayer] = useState<Layer>("none");
  const [target, setTarget] = useState<TextTarget | null>(null);
  const [field, setField] = useState<{ readonly path: JsonPath } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const save = useCallback(() => setLayer("save"), []);
  useEditorKeys(document, save);
  useKeepWindowOpen(state.isChanged && !state.isKept);

  // An empty plan is a beginning, not a mistake.
  const issues = useMemo(
    () => report.issues.filter(({ path }) => plan.steps.length > 0 || path !== "steps"),
    [report.issues, plan],
  );
  const editor = useMemo((): Editor => {
    const edit: Editor["edit"] = (next, options = {}) =>
      document.dispatch({ type: "edited", plan: next, at: performance.now(), ...options });
    return {
      document,
      plan,
      selected,
      isWaiting: flaw !== null,
      // Where they cannot be had, a plan can still be written.
      agents: agents.data?.agents ?? (agents.isError ? [] : undefined),
      issues,
      input: inputOf(state.run),
      edit,
      set: (path, value) => {
        // An entry of a list that is emptied keeps its place.
        const next = value === undefined && typeof path.at(-1) === "number" ? "" : value;
        const reading = readPlan(withValueAt(plan, path, next));
        if (reading.ok) edit(reading.plan, { what: formatPath(path) });
      },
    };
  }, [document, plan, selected, flaw, agents.data, agents.isError, issues, state.run]);

  useEffect(() => {
    if (field !== null && form.current !== null) focusField(form.current, field.path);
  }, [field]);
  const jump = ({ at, step, offset, line }: PlacedIssue) => {
    if (step !== null) document.dispatch({ type: "selected", index: step });
    if (view === "json") setTarget({ offset, line: line ?? 1 });
    else setField({ path: at });
  };
  const toText = () => {
    if (view === "form") planView.set(hasRoom ? "both" : "json");
    if (flaw !== null) setTarget({ offset: flaw.offset, line: flaw.line });
  };
  const select = (id: string) => {
    const index = plan.steps.findIndex((step) => idOf(step) === id);
    if (index >= 0) document.dispatch({ type: "selected", index });
  };
  const isReady = flaw === null && !report.isBehind && plan.steps.length > 0 && issues.length === 0;
  const dialog = { document, isReady, onClose: () => setLayer("none") };

  return (
    <EditorContext value={editor}>
      <Page title={t.title} about={<DocumentLine state={state} document={document} />} wide>
        <div className="flex flex-col gap-4">
          <EditorToolbar
            state={state}
            report={report}
            view={view}
            hasRoom={hasRoom}
            onLayer={setLayer}
          />
          {agents.isError && <ProblemNote error={agents.error} />}
          {report.error !== null && <ProblemNote error={report.error} />}
          {report.graph !== null && report.graph.nodes.length > 0 && (
            <Card aria-label={t.graph} className="overflow-hidden bg-sunken">
              <GraphView
                graph={report.graph}
                heading={t.graph}
                title={state.saved?.plan_id ?? t.title}
                selected={idOf(plan.steps[selected])}
                onSelect={select}
                onToggle={select}
              />
            </Card>
          )}
          {report.isKnown && report.graph === null && plan.steps.length > 0 && (
            <p className="rounded-lg border border-line bg-sunken px-5 py-8 text-center text-ink-2">
              {t.brokenGraph}
            </p>
          )}
          <IssueList onJump={jump} />
          <div className={cx("grid items-start gap-6 pt-2", view === "both" && "grid-cols-2")}>
            {view !== "json" && (
              <div ref={form} className="min-w-0">
                <PlanForm onText={toText} />
              </div>
            )}
            {view !== "form" && (
              <div className={cx("min-w-0", view === "both" && "sticky top-4")}>
                <JsonEditor text={text} flaw={flaw} target={target} />
              </div>
            )}
          </div>
        </div>
      </Page>
      {layer === "open" && <OpenDialog {...dialog} />}
      {layer === "save" && <SaveDialog {...dialog} />}
      {layer === "run" && <RunDialog {...dialog} />}
    </EditorContext>
  );
}

/** Only where the browser keeps nothing would closing the window lose something. */
function useKeepWindowOpen(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
}
