/** Stores the plan under an id: a new one, or a new version of a known one. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { PLANS_KEY, plansQuery, savePlan } from "../../../api/plans.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { tagsOf } from "../../../values/tags-of.ts";
import { renameDocument } from "../open-documents.ts";
import { dialogText } from "../text/dialog-text.ts";
import type { DialogProps } from "./dialog-props.ts";

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

export function SaveDialog({ document, isReady, onClose }: DialogProps) {
  const shell = useShellText();
  const t = useText(dialogText).save;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { saved, editor } = document.get();
  const [id, setId] = useState(saved?.plan_id ?? "");
  const [tags, setTags] = useState((saved?.tags ?? []).join(", "));
  const [asked, setAsked] = useState(false);
  const known = useQuery(plansQuery).data?.plans.find(({ plan_id }) => plan_id === id);
  const save = useAct({
    mutationFn: async () => {
      const plan = editor.value ?? null;
      const list = tagsOf(tags);
      const { plan_id, ver } = await savePlan({ plan_id: id, plan, tags: list });
      return { plan_id, ver, plan, tags: list };
    },
    onSuccess: (stored) => {
      renameDocument(document, stored);
      void client.invalidateQueries({ queryKey: PLANS_KEY });
      const { plan_id, ver } = stored;
      void navigate({ to: "/plan", search: { plan_id, ver }, replace: saved === null });
      void notify("success", t.done(plan_id, ver));
      onClose();
    },
  });
  const isId = ID.test(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isId && isReady && !save.isPending) save.mutate();
  };
  const hint =
    known === undefined
      ? t.idHint
      : known.plan_id === saved?.plan_id
        ? t.isNewVersion(known.ver + 1)
        : `${t.isOther} ${t.isNewVersion(known.ver + 1)}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form="save-plan"
            disabled={!isReady}
            loading={save.isPending}
          >
            {t.go}
          </Button>
        </>
      }
    >
      <form id="save-plan" onSubmit={submit} className="flex flex-col gap-4">
        {!isReady && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">{t.fix}</p>
        )}
        <Field
          label={t.id}
          value={id}
          autoFocus
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setId(event.target.value.trim())}
          {...((asked || id !== "") && !isId ? { error: t.idBad } : { hint })}
        />
        <Field
          label={t.tags}
          hint={t.tagsHint}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        {save.isError && <ProblemNote error={save.error} />}
      </form>
    </Dialog>
  );
}
