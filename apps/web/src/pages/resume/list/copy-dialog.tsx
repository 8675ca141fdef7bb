/** Begins with what is on somebody's record; that stays as it is. */
import type { ResumeRow } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findResumes, RESUMES_KEY, resumeQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { SearchPicker } from "../../../design/search-picker.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { useResumeName } from "../../../talent/use-resume-name.ts";
import { listText } from "../text/list-text.ts";
import { useCreateResume } from "./use-create-resume.ts";

export function CopyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(listText);
  const shell = useShellText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ResumeRow | null>(null);
  const { create, isPending } = useCreateResume();
  const copy = async ({ id, person_id }: ResumeRow) => {
    const { resume } = await client.fetchQuery(resumeQuery(id));
    create({ person_id, title: resume.title, data: resume.data });
  };
  const nameOf = useResumeName();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.copyTitle}
      about={t.copyAbout}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            loading={isPending}
            onClick={() => chosen !== null && void copy(chosen)}
          >
            {t.copyGo}
          </Button>
        </>
      }
    >
      <SearchPicker
        id={RESUMES_KEY[0]}
        label={t.choose}
        placeholder={t.placeholder}
        empty={t.chooseEmpty}
        find={findResumes}
        keyOf={({ id }) => id}
        show={(resume) => (
          <>
            <p className="line-clamp-1">{nameOf(resume)}</p>
            <p className="line-clamp-1 text-sm text-ink-3">
              {[resume.title !== "" && resume.person_name, resume.document_name ?? t.written]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </>
        )}
        onPick={setChosen}
        trigger={
          <PickerTrigger text={chosen === null ? t.choose : nameOf(chosen)} className="w-full" />
        }
      />
    </Dialog>
  );
}
