/** Takes somebody away for good: first what goes, then their name as the second thought. */
import type { Person } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { CANDIDATES_KEY, candidateQuery } from "../../../api/candidates.ts";
import { approveEffect, askEffect, erasePreviewQuery, newKey } from "../../../api/effects.ts";
import { JOBS_KEY } from "../../../api/jobs.ts";
import { BOARDS_KEY } from "../../../api/pipeline.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { eraseText } from "./erase-text.ts";

export function EraseDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const t = useText(eraseText);
  const shell = useShellText();
  const { unnamed } = useText(candidateText);
  const form = useId();
  const preview = useQuery(erasePreviewQuery(person.id));
  const erase = useErase(person);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const word = person.name || person.email || person.id;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(person.name || unnamed)}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            loading={erase.isPending}
            disabled={preview.data === undefined}
          >
            {t.go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const isSame = plain(typed) === plain(word);
          setWrong(!isSame);
          if (isSame && !erase.isPending) erase.mutate();
        }}
      >
        {preview.isError ? <ProblemNote error={preview.error} /> : <Goes counts={preview.data} />}
        <p className="text-sm text-ink-3">{t.stays}</p>
        <Field
          label={t.type(word)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          {...(isWrong && { error: t.wrong })}
        />
        {erase.isError && <ProblemNote error={erase.error} />}
      </form>
    </Dialog>
  );
}

const KINDS = ["resumes", "applications", "messages", "interviews"] as const;

function Goes({
  counts,
}: {
  readonly counts: Readonly<Record<(typeof KINDS)[number], number>> | undefined;
}) {
  const t = useText(eraseText);
  const lines = KINDS.flatMap((kind) => {
    const count = counts?.[kind] ?? 0;
    return count === 0 ? [] : [t[kind](count)];
  });
  return (
    <ul aria-label={t.what} aria-busy={counts === undefined} className="flex flex-col gap-1.5">
      {[t.person, ...lines].map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Trash2 aria-hidden className="mt-1 size-3.5 shrink-0 text-danger-ink" />
          {line}
        </li>
      ))}
      {counts === undefined && <Skeleton className="h-4 w-1/2" />}
    </ul>
  );
}

/** Nobody is held up by a capital letter or a space too many. */
const plain = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Whoever may erase asks for it and approves it in one go: the second thought was the typed name. */
function useErase({ id, version }: Person) {
  const t = useText(eraseText);
  const client = useQueryClient();
  const navigate = useNavigate();
  // One for as long as the dialog is open: pressed again after a lost answer, it is still one.
  const [key] = useState(newKey);
  return useAct({
    mutationFn: async () => {
      const content = { kind: "erase_person" as const, payload: { person_id: id, version } };
      const asked = await askEffect(content, key);
      return asked.state === "awaiting_approval" ? approveEffect(asked) : asked;
    },
    onSuccess: async () => {
      // Left first, so that nothing asks for somebody who is gone.
      await navigate({ to: "/people" });
      client.removeQueries({ queryKey: candidateQuery(id).queryKey });
      for (const queryKey of [CANDIDATES_KEY, JOBS_KEY, BOARDS_KEY, ["effects", "waiting"]])
        void client.invalidateQueries({ queryKey });
      void notify("success", t.done);
    },
  });
}
