/** Signing in. It stands in the place of the page that was asked for, which then follows by itself. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sendCode, signIn } from "../api/accounts.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { ProblemNote } from "../design/problem-note.tsx";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryFrame } from "./entry-frame.tsx";

export default function SignInPage() {
  const t = useText(accountText);
  const [needsCode, setNeedsCode] = useState(false);
  return needsCode ? (
    <EntryFrame title={t.codeTitle} about={t.codeHint}>
      <CodeForm />
      <Button variant="ghost" onClick={() => setNeedsCode(false)}>
        {t.otherAccount}
      </Button>
    </EntryFrame>
  ) : (
    <EntryFrame title={t.signInTo}>
      <PasswordForm onCode={() => setNeedsCode(true)} />
    </EntryFrame>
  );
}

function PasswordForm({ onCode }: { readonly onCode: () => void }) {
  const t = useText(accountText);
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const enter = useMutation({
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
  const enter = useMutation({
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

export function EntryForm({
  submit,
  isPending,
  error,
  onSubmit,
  children,
}: {
  readonly submit: string;
  readonly isPending: boolean;
  /** Null while nothing has failed. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
      {error !== null && <ProblemNote error={error} />}
      <Button type="submit" variant="primary" loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
