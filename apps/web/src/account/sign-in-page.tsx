/** Signing in. It stands in the place of the page that was asked for, which then follows by itself. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendCode, signIn } from "../api/accounts.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { OtherWaysIn } from "./other-ways-in.tsx";

type Step = "password" | "code" | "forgotten";

export default function SignInPage() {
  const t = useText(accountText);
  const [step, setStep] = useState<Step>("password");
  const back = (
    <Button variant="ghost" onClick={() => setStep("password")}>
      {step === "code" ? t.otherAccount : t.backToSignIn}
    </Button>
  );
  switch (step) {
    case "password":
      return (
        <EntryFrame title={t.signInTo}>
          <PasswordForm onCode={() => setStep("code")} />
          <OtherWaysIn />
          <Button variant="ghost" onClick={() => setStep("forgotten")}>
            {t.forgotten}
          </Button>
        </EntryFrame>
      );
    case "code":
      return (
        <EntryFrame title={t.codeTitle} about={t.codeHint}>
          <CodeForm />
          {back}
        </EntryFrame>
      );
    case "forgotten":
      return (
        <EntryFrame title={t.forgotten}>
          <ForgottenForm />
          {back}
        </EntryFrame>
      );
  }
}

function PasswordForm({ onCode }: { readonly onCode: () => void }) {
  const t = useText(accountText);
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const enter = useAct({
    mutationFn: signIn,
    onSuccess: ({ second_factor }) => {
      if (second_factor) onCode();
      // Everything that was refused before is asked for again.
      else void client.resetQueries();
    },
  });
  return (
    <EntryForm
      submit={t.signIn}
      isPending={enter.isPending}
      error={enter.error}
      onSubmit={() => enter.mutate({ email: email.trim(), password })}
    >
      <Field
        label={t.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </EntryForm>
  );
}

function CodeForm() {
  const t = useText(accountText);
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const enter = useAct({
    mutationFn: sendCode,
    onSuccess: () => void client.resetQueries(),
  });
  return (
    <EntryForm
      submit={t.continue}
      isPending={enter.isPending}
      error={enter.error}
      onSubmit={() => enter.mutate(code.trim())}
    >
      <Field
        label={t.code}
        inputMode="text"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </EntryForm>
  );
}
