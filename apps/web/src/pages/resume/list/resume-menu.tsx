/** What can be done with one of one's résumés: duplicate, rename, delete with a way back. */
import type { ResumeRow } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Copy, Ellipsis, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  createResume,
  deleteResume,
  RESUMES_KEY,
  resumeQuery,
  undeleteResume,
} from "../../../api/resumes.ts";
import { describeError } from "../../../design/describe-error.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";
import { RenameDialog } from "./rename-dialog.tsx";

type Act = "duplicate" | "rename" | "delete";

export function ResumeMenu({
  resume,
  name,
}: {
  readonly resume: ResumeRow;
  readonly name: string;
}) {
  const t = useText(listText);
  const [isRenaming, setRenaming] = useState(false);
  const act = useResumeAct(resume, name);
  return (
    <>
      <Menu<Act>
        label={name}
        trigger={
          <IconButton label={t.menu(name)} disabled={act.isPending}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { value: "duplicate", label: t.duplicate, icon: Copy },
          { value: "rename", label: t.rename, icon: PencilLine },
          { value: "delete", label: t.delete, icon: Trash2, danger: true },
        ]}
        onChoose={(chosen) => (chosen === "rename" ? setRenaming(true) : act.mutate(chosen))}
      />
      {isRenaming && <RenameDialog resume={resume} onClose={() => setRenaming(false)} />}
    </>
  );
}

function useResumeAct({ id, person_id, title }: ResumeRow, name: string) {
  const t = useText(listText);
  const shell = useShellText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: RESUMES_KEY });
  const refuse = (error: unknown) => void notify("error", describeError(error, shell).detail);
  const undo = () => void undeleteResume(id).then(refresh, refuse);
  return useAct({
    mutationFn: async (act: Exclude<Act, "rename">) => {
      if (act === "delete") return deleteResume(id);
      const { resume } = await client.fetchQuery(resumeQuery(id));
      return createResume({ person_id, title: t.copyOf(title || name), data: resume.data });
    },
    onSuccess: async (_, act) => {
      await refresh();
      if (act === "delete") void notifyWithUndo(t.deleted(name), t.undo, undo);
      else void notify("success", t.duplicated(name));
    },
  });
}
