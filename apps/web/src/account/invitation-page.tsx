/** What an invitation's link opens. Its secret stands after the `#` and is sent to the server only here. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { acceptInvitation, invitationQuery } from "../api/accounts.ts";
import { Field } from "../design/field.tsx";
import { ProblemNote } from "../design/problem-note.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";

export default function InvitationPage() {
  const t = useText(accountText);
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useQuery(invitationQuery(token));
  const title = data === undefined ? t.account : t.join(data.organisation);
  if (error !== null)
    return (
      <EntryFrame title={t.account}>
        <ProblemNote error={error} />
      </EntryFrame>
    );
  if (data === undefined) return null;
  const roles = t.list(data.roles.map((role) => t.roles[role]));
  return (
    <EntryFrame title={title} about={t.joinAs(data.email, roles)}>
      {data.has_account && <p className="text-sm">{t.joinKnown}</p>}
      <JoinForm token={token} email={data.email} isKnown={data.has_account} />
    </EntryFrame>
  );
}

function JoinForm({
  token,
  email,
  isKnown,
}: {
  readonly token: string;
  readonly email: string;
  readonly isKnown: boolean;
}) {
  const t = useText(accountText);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const join = useAct({
    mutationFn: acceptInvitation,
    onSuccess: () => location.assign("/"),
  });
  return (
    <EntryForm
      submit={t.joinGo}
      isPending={join.isPending}
      error={join.error}
      onSubmit={() => join.mutate({ token, name: isKnown ? email : name.trim(), password })}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {!isKnown && (
        <Field
          label={t.name}
          autoComplete="name"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Field
        label={isKnown ? t.password : t.newPassword}
        {...(isKnown ? {} : { hint: t.passwordHint, minLength: 12 })}
        type="password"
        autoComplete={isKnown ? "current-password" : "new-password"}
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </EntryForm>
  );
}
