/** Archives or deletes a job, with a way back in the message that says so. */
import type { Job } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import { archiveJob, deleteJob, JOBS_KEY, restoreJob } from "../api/jobs.ts";
import { ConfirmDialog } from "../design/confirm-dialog.tsx";
import { IconButton } from "../design/icon-button.tsx";
import { Menu } from "../design/menu.tsx";
import { notify, notifyWithUndo } from "../design/notify.ts";
import { useAct } from "../design/use-act.ts";
import { useShellText, useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

type PutAway = "archive" | "restore" | "delete";

export function JobMenu({
  job,
  onGone,
}: {
  readonly job: Pick<Job, "id" | "title" | "archived_at">;
  readonly onGone?: () => void;
}) {
  const t = useText(talentText).putAway;
  const [asks, setAsks] = useState(false);
  const act = usePutAway(job, onGone);
  return (
    <>
      <Menu<PutAway>
        label={job.title}
        trigger={
          <IconButton label={t.menu(job.title)}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          job.archived_at === null
            ? { value: "archive", label: t.archive, icon: Archive }
            : { value: "restore", label: t.restore, icon: ArchiveRestore },
          { value: "delete", label: t.delete, icon: Trash2, danger: true },
        ]}
        onChoose={(choice) => (choice === "delete" ? setAsks(true) : act.mutate(choice))}
      />
      {asks && (
        <ConfirmDialog
          title={t.deleteTitle(job.title)}
          about={t.deleteAbout}
          confirm={t.delete}
          isPending={act.isPending}
          error={act.error}
          onConfirm={() => act.mutate("delete", { onSuccess: () => setAsks(false) })}
          onClose={() => {
            act.reset();
            setAsks(false);
          }}
        />
      )}
    </>
  );
}

function usePutAway({ id, title }: Pick<Job, "id" | "title">, onGone?: () => void) {
  const t = useText(talentText).putAway;
  const { action, problem } = useShellText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: JOBS_KEY });
  const undo = () => {
    restoreJob(id)
      .then(
        () => void notify("success", t.restored(title)),
        () => void notify("error", problem.unknown),
      )
      .finally(() => void refresh());
  };
  return useAct({
    mutationFn: async (choice: PutAway) => {
      if (choice === "archive") await archiveJob(id);
      else if (choice === "restore") await restoreJob(id);
      else await deleteJob(id);
    },
    onSuccess: (_, choice) => {
      if (choice === "restore") void notify("success", t.restored(title));
      else {
        const said = choice === "archive" ? t.archived(title) : t.deleted(title);
        void notifyWithUndo(said, action.undo, undo);
        onGone?.();
      }
    },
    onSettled: refresh,
  });
}
