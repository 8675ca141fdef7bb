/** A variant of the résumé in the other language, which is then opened. */
import type { Resume } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { RESUMES_KEY, translateResume } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import type { Language } from "../../../preferences/language.ts";
import { translateText } from "../text/translate-text.ts";

export function TranslateDialog({
  resume,
  to,
  onBefore,
  onClose,
}: {
  readonly resume: Pick<Resume, "id" | "title">;
  readonly to: Language;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const t = useText(translateText);
  const shell = useShellText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(
    [resume.title, t.languages[to]].filter((part) => part !== "").join(" · "),
  );
  const translate = useAct({
    mutationFn: async () => {
      await onBefore();
      return translateResume(resume.id, { to, name });
    },
    onSuccess: ({ resume: { id } }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: id } });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.into[to]}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            disabled={name.trim() === ""}
            loading={translate.isPending}
            onClick={() => translate.mutate()}
          >
            {t.go}
          </Button>
        </>
      }
    >
      <Field
        {...{ label: t.name, maxLength: 200, value: name }}
        onChange={(event) => setName(event.target.value)}
      />
      {translate.error !== null && <ProblemNote error={translate.error} className="mt-3" />}
    </Dialog>
  );
}
