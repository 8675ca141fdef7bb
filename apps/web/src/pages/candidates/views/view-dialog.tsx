/** Asks for the name of a view. */
import { type FormEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { viewsText } from "./views-text.ts";

const LONGEST = 80;

export function ViewDialog({
  title,
  about,
  confirm,
  initial,
  isPending,
  error,
  onName,
  onClose,
}: {
  readonly title: string;
  readonly about?: string;
  readonly confirm: string;
  readonly initial: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}) {
  const t = useText(viewsText);
  const shell = useShellText();
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") onName(name.trim());
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} {...(about !== undefined && { about })}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t.name}
          value={name}
          maxLength={LONGEST}
          onChange={({ target }) => setName(target.value)}
        />
        {error !== null && <ProblemNote error={error} />}
        <div className="flex justify-end gap-2">
          <Button type="button" onClick={onClose}>
            {shell.action.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={isPending} disabled={name.trim() === ""}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
