/** What the link in a mail opens: choosing a new password. Its secret stands after the `#`. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { resetPassword, resetQuery } from "../api/accounts.ts";
import { buttonClass } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ProblemNote } from "../design/problem-note.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";

export default function NewPasswordPage() {
  const t = useText(accountText);
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState("");
  const { error, isSuccess } = useQuery(resetQuery(token));
  const change = useAct({
    mutationFn: resetPassword,
    onSuccess: () => location.assign("/"),
  });
  return (
    <EntryFrame title={t.newPassword}>
      {error !== null && (
        <>
          <ProblemNote error={error} />
          <a href="/" className={buttonClass("ghost")}>
            {t.backToSignIn}
          </a>
        </>
      )}
      {isSuccess && (
        <EntryForm
          submit={t.newPasswordGo}
          isPending={change.isPending}
          error={change.error}
          onSubmit={() => change.mutate({ token, password })}
        >
          <Field
            label={t.newPassword}
            hint={t.passwordHint}
            minLength={12}
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </EntryForm>
      )}
    </EntryFrame>
  );
}
