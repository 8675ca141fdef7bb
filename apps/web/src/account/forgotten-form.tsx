/** Asks for a link for a new password. What is said afterwards is the same for every address. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { forgotPassword, sessionQuery } from "../api/accounts.ts";
import { Field } from "../design/field.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { useLanguage } from "../preferences/language.ts";
import { accountText } from "./account-text.ts";
import { EntryForm } from "./entry-form.tsx";

export function ForgottenForm() {
  const t = useText(accountText);
  const language = useLanguage();
  const { data } = useQuery(sessionQuery);
  const [email, setEmail] = useState("");
  const ask = useAct({ mutationFn: forgotPassword });
  if (data?.mail === false) return <p className="text-sm">{t.forgottenWithoutMail}</p>;
  if (ask.isSuccess)
    return (
      <p role="status" className="text-sm">
        {t.forgottenSent}
      </p>
    );
  return (
    <EntryForm
      submit={t.forgottenGo}
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={() => ask.mutate({ email: email.trim(), language })}
    >
      <Field
        label={t.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </EntryForm>
  );
}
