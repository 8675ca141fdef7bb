/** No, and why. Where nobody else has to follow it, the reason may be left out. */
import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { GuardedButton } from "../../design/guarded-button.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useText } from "../../i18n/text.ts";
import { approvalsText } from "./approvals-text.ts";

export function RejectForm({
  pending,
  confirm,
  optional = false,
  onBack,
  onSend,
}: {
  readonly pending: boolean;
  readonly confirm?: string;
  readonly optional?: boolean;
  readonly onBack: () => void;
  readonly onSend: (reason: string) => void;
}) {
  const t = useText(approvalsText);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It takes the place of two buttons, often at the lower edge: its own must not be out of view.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = !optional && reason.trim() === "";
        setMissing(isMissing);
        if (!isMissing && !pending) onSend(reason.trim());
      }}
    >
      <TextArea
        label={optional ? t.reasonOptional : t.reason}
        rows={2}
        maxLength={2_000}
        value={reason}
        autoFocus
        {...(missing
          ? { error: t.reasonMissing }
          : { hint: optional ? t.reasonKept : t.reasonHint })}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <GuardedButton subject="reject" type="submit" variant="danger" loading={pending}>
          {confirm ?? t.confirmReject}
        </GuardedButton>
        <Button onClick={onBack}>{t.cancel}</Button>
      </div>
    </form>
  );
}
