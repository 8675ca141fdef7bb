/** Asks before something is done that cannot be undone; what went wrong is said in the same place. */
import { useShellText } from "../i18n/text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { GuardedButton } from "./guarded-button.tsx";
import { ProblemNote } from "./problem-note.tsx";

export function ConfirmDialog({
  title,
  about,
  confirm,
  isPending,
  error,
  onConfirm,
  onClose,
}: {
  readonly title: string;
  readonly about: string;
  /** What the button does, in a word. */
  readonly confirm: string;
  readonly isPending: boolean;
  /** Null while nothing has failed. */
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const t = useShellText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      about={about}
      footer={
        <>
          <Button onClick={onClose}>{t.action.cancel}</Button>
          <GuardedButton subject={title} variant="danger" loading={isPending} onClick={onConfirm}>
            {confirm}
          </GuardedButton>
        </>
      }
    >
      {error !== null && <ProblemNote error={error} />}
    </Dialog>
  );
}
