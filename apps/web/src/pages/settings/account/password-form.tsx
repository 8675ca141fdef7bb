import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword, SESSIONS_KEY } from "../../../api/accounts.ts";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { accountPageText } from "./account-page-text.ts";
import { FormCard } from "./form-card.tsx";

export function PasswordForm() {
  const t = useText(accountPageText);
  const client = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const change = useAct({
    mutationFn: changePassword,
    onSuccess: () => {
      setCurrent("");
      setNext("");
      void notify("success", t.changed);
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  return (
    <FormCard
      title={t.password}
      submit={t.change}
      isPending={change.isPending}
      error={change.error}
      onSubmit={() => change.mutate({ current, next })}
    >
      <Field
        label={t.current}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <Field
        label={t.next}
        hint={t.nextHint}
        type="password"
        autoComplete="new-password"
        required
        minLength={12}
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
    </FormCard>
  );
}
