/** One version: who made it, when, by what, and what it changed. */
import type { ResumeVersion, Snapshot } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { useActorName } from "../../../account/use-actor-name.ts";
import { restoreResume, resumeKey } from "../../../api/resumes.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useEditor } from "../editor-context.ts";
import { changeTitle } from "../model/change-words.ts";
import type { Version } from "../session/resume-session.ts";
import { changesText } from "../text/changes-text.ts";
import { historyText } from "../text/history-text.ts";
import { placeText } from "../text/place-text.ts";

const SHOWN = 3;

interface RowProps {
  readonly resumeId: string;
  readonly version: number;
  readonly snapshots: readonly Snapshot[];
  readonly isNow: boolean;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onAdopt: (version: Version) => void;
}

export function VersionRow({ edit, ...row }: RowProps & { readonly edit: ResumeVersion }) {
  const t = useText(historyText);
  const kinds = useText(changesText);
  const names = useText(placeText);
  const { since, exact } = useFormat();
  const nameOf = useActorName();
  const { data } = useEditor();
  const { cause, solver, actor, at, changes } = edit;
  const told = changes.slice(0, SHOWN);
  return (
    <Row {...row}>
      <p className="text-sm text-ink-3">
        <span className="text-ink-2">{t.causes[cause.kind]}</span>
        {cause.of !== undefined && ` ${t.undoOf(cause.of)}`}
        {" · "}
        {[t.by(nameOf(actor)), solver !== null && t.solvedBy(solver)].filter(Boolean).join(" · ")}
        {" · "}
        <time dateTime={at} title={exact(at)}>
          {since(at, Date.now())}
        </time>
      </p>
      <ul className="mt-0.5 text-base">
        {told.map((change) => (
          <li
            key={`${change.section} ${change.entry_id} ${change.field} ${change.kind}`}
            className="break-words"
          >
            {names.labelled(kinds[change.kind], changeTitle(names, change, data))}
          </li>
        ))}
        {changes.length > SHOWN && <li className="text-ink-3">{t.more(changes.length - SHOWN)}</li>}
      </ul>
    </Row>
  );
}

/** How it began has no edit that made it. */
export function FirstVersionRow(row: RowProps) {
  const t = useText(historyText);
  return (
    <Row {...row}>
      <p className="text-sm text-ink-3">{t.beginning}</p>
    </Row>
  );
}

function Row({
  resumeId,
  version,
  snapshots,
  isNow,
  isTicked,
  onTick,
  onAdopt,
  children,
}: RowProps & { readonly children: ReactNode }) {
  const t = useText(historyText);
  const client = useQueryClient();
  const restore = useAct({
    mutationFn: () => restoreResume(resumeId, { version }),
    onSuccess: ({ resume }) => {
      onAdopt(resume);
      void client.invalidateQueries({ queryKey: resumeKey(resumeId) });
      void notify("success", t.restored(version));
    },
  });
  return (
    <li data-version={version} className="flex items-start gap-3 py-3">
      <input
        type="checkbox"
        aria-label={t.select(version)}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent max-md:size-6"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {t.version(version)}
          {isNow && <Badge tone="ok">{t.now}</Badge>}
          {snapshots.map(({ id, name }) => (
            <Badge key={id} tone="accent">
              <Bookmark aria-hidden />
              {name}
            </Badge>
          ))}
        </p>
        {children}
        {restore.isError && <ProblemNote error={restore.error} className="mt-2" />}
      </div>
      {!isNow && (
        <Button
          size="sm"
          aria-label={t.restoreOne(version)}
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {t.restore}
        </Button>
      )}
    </li>
  );
}
