/** Turning two-step sign-in on, in two steps of its own, and off. */
import type { SecondFactor } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  SESSION_KEY,
} from "../../../api/accounts.ts";
import { CopyButton } from "../../../design/copy-button.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { QrCode } from "../../../design/qr-code.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { accountPageText } from "./account-page-text.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { FormCard } from "./form-card.tsx";

export function SecondFactorCard({ isOn }: { readonly isOn: boolean }) {
  const t = useText(accountPageText);
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [begun, setBegun] = useState<SecondFactor | null>(null);
  const settled = (told: string) => {
    setPassword("");
    setBegun(null);
    void notify("success", told);
    void client.invalidateQueries({ queryKey: SESSION_KEY });
  };
  const begin = useAct({ mutationFn: beginSecondFactor, onSuccess: setBegun });
  const end = useAct({
    mutationFn: endSecondFactor,
    onSuccess: () => settled(t.factorEnded),
  });
  if (begun !== null) return <ConfirmFactor factor={begun} onDone={() => settled(t.factorDone)} />;
  const { mutate, isPending, error } = isOn ? end : begin;
  return (
    <FormCard
      title={t.factor}
      about={isOn ? t.factorOn : t.factorOff}
      submit={isOn ? t.factorEnd : t.factorBegin}
      isPending={isPending}
      error={error}
      onSubmit={() => mutate(password)}
    >
      <Field
        label={t.current}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormCard>
  );
}

function ConfirmFactor({
  factor,
  onDone,
}: {
  readonly factor: SecondFactor;
  readonly onDone: () => void;
}) {
  const t = useText(accountPageText);
  const [code, setCode] = useState("");
  const [isSaved, setSaved] = useState(false);
  const confirm = useAct({ mutationFn: confirmSecondFactor, onSuccess: onDone });
  const key = new URL(factor.totp_uri).searchParams.get("secret") ?? factor.totp_uri;
  return (
    <FormCard
      title={t.factor}
      about={t.factorAdd}
      submit={t.factorConfirm}
      isPending={confirm.isPending}
      error={confirm.error}
      onSubmit={() => confirm.mutate(code.trim())}
    >
      <QrCode text={factor.totp_uri} label={t.factorQr} />
      <details>
        <summary className="cursor-pointer text-sm text-accent-ink">{t.factorByHand}</summary>
        <p className="mt-2 flex items-center gap-2">
          <code className="min-w-0 flex-1 font-mono text-sm break-all">{key}</code>
          <CopyButton text={key} name={t.factorKey} />
        </p>
      </details>
      <BackupCodes codes={factor.backup_codes} isSaved={isSaved} onSaved={setSaved} />
      <Field
        label={t.factorCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormCard>
  );
}
