/** Another name for a résumé among one's own; what it says stays. */
import type { ResumeRow } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RESUMES_KEY, renameResume } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";

export function RenameDialog({
  resume,
  onClose,
}: {
  readonly resume: Pick<ResumeRow, "id" | "title">;
  readonly onClose: () => void;
}) {
  const t = useText(listText);
  const shell = useShellText();
  const client = useQueryClient();
  const [title, setTitle] = useState(resume.title);
  const rename = useAct({
    mutationFn: () => renameResume(resume.id, { title }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: RESUMES_KEY });
      onClose();
    },
  });
  const isEmpty = title.trim() === "";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.renameTitle}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            disabled={isEmpty}
            loading={rename.isPending}
            onClick={() => rename.mutate()}
          >
            {t.renameGo}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) rename.mutate();
        }}
      >
        <Field
          {...{ label: t.newName, maxLength: 200, value: title }}
          onChange={(event) => setTitle(event.target.value)}
        />
        {rename.error !== null && <ProblemNote error={rename.error} className="mt-3" />}
      </form>
    </Dialog>
  );
}
