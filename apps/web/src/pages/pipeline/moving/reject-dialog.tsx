/** Nobody is rejected without a reason. */
import type { BoardCard } from "@bole/server/contract";
import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { pipelineText } from "../pipeline-text.ts";

export function RejectDialog({
  cards,
  onReject,
  onClose,
}: {
  readonly cards: readonly Pick<BoardCard, "name">[];
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const { reject: t, unnamed } = useText(pipelineText);
  const shell = useShellText();
  const form = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(cards.length, cards[0]?.name || unnamed)}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button type="submit" form={form} variant="danger">
            {t.go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const why = reason.trim();
          setMissing(why === "");
          if (why !== "") onReject(why);
        }}
      >
        {cards.length > 1 && (
          <p className="mb-4 line-clamp-4 text-sm text-ink-2">
            {cards.map(({ name }) => name || unnamed).join(" · ")}
          </p>
        )}
        <TextArea
          label={t.reason}
          rows={3}
          maxLength={2_000}
          value={reason}
          autoFocus
          {...(isMissing ? { error: t.reasonMissing } : { hint: t.reasonHint })}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}
