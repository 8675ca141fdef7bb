/** Signing in without a password: with a passkey, or at the organisation's provider. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Building2, KeyRound } from "lucide-react";
import { SSO_PATH, sessionQuery } from "../api/accounts.ts";
import { Button, buttonClass } from "../design/button.tsx";
import { ProblemNote } from "../design/problem-note.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { hasPasskeys, isCancelled, signInWithPasskey } from "./passkey.ts";

export function OtherWaysIn() {
  const t = useText(accountText);
  const client = useQueryClient();
  const { data } = useQuery(sessionQuery);
  const enter = useAct({
    mutationFn: signInWithPasskey,
    onSuccess: () => void client.resetQueries(),
  });
  const sso = data?.sso ?? null;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <SsoProblem />
      {enter.isError && !isCancelled(enter.error) && <ProblemNote error={enter.error} />}
      {hasPasskeys() && (
        <Button loading={enter.isPending} onClick={() => enter.mutate()}>
          <KeyRound aria-hidden />
          {t.withPasskey}
        </Button>
      )}
      {sso !== null && (
        <a href={SSO_PATH} className={buttonClass()}>
          <Building2 aria-hidden />
          {t.withSso(sso)}
        </a>
      )}
    </div>
  );
}

/** What went wrong at the provider stands in the address that it sent the browser back to. */
function SsoProblem() {
  const t = useText(accountText);
  const code = new URLSearchParams(location.search).get("sign_in") ?? "";
  const known = Object.entries(t.ssoProblems).find(([name]) => name === code);
  if (known === undefined) return null;
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink">
      {known[1]}
    </p>
  );
}
