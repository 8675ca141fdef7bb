/** Why what was written is not saved, and what to do with it. */
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { headText } from "../text/head-text.ts";

export function RefusedDialog({
  error,
  onAgain,
  onDiscard,
  onClose,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const t = useText(headText).refused;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button onClick={onAgain}>{t.again}</Button>
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <ProblemNote error={error} />
    </Dialog>
  );
}
