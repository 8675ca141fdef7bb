/** Which plan this is, and whether all of it is saved. */
import { Link } from "@tanstack/react-router";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { listDrafts } from "./model/draft-storage.ts";
import type { DocumentState, PlanDocument } from "./model/plan-document.ts";
import { browserStorage } from "./open-documents.ts";
import { planText } from "./text/plan-text.ts";

export function DocumentLine({
  state,
  document,
}: {
  readonly state: DocumentState;
  readonly document: PlanDocument;
}) {
  const t = useText(planText);
  const { saved, isChanged, isKept } = state;
  const other =
    saved === null
      ? undefined
      : listDrafts(browserStorage()).find(
          ({ plan_id, ver }) => plan_id === saved.plan_id && ver !== saved.ver,
        );
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      <span>{saved === null ? t.untitled : t.version(saved.plan_id, saved.ver)}</span>
      {isChanged && (
        <>
          <Badge tone="warning">{t.unsaved}</Badge>
          <span className="text-sm text-ink-3">{isKept ? t.kept : t.notKept}</span>
          {saved !== null && (
            <Button size="sm" variant="ghost" onClick={(event) => document.revert(event.timeStamp)}>
              {t.revert}
            </Button>
          )}
        </>
      )}
      {other !== undefined && (
        <span className="text-sm text-ink-3">
          {t.otherDraft(other.ver)}{" "}
          <Link
            to="/plan"
            search={{ plan_id: other.plan_id, ver: other.ver }}
            className="font-medium text-accent-ink underline underline-offset-2"
          >
            {t.openDraft}
          </Link>
        </span>
      )}
    </div>
  );
}
