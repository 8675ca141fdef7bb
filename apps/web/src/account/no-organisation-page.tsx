/** For somebody who was removed from their last organisation, and is still signed in. */
import { useQueryClient } from "@tanstack/react-query";
import { signOut } from "../api/accounts.ts";
import { Button } from "../design/button.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryFrame } from "./entry-frame.tsx";

export default function NoOrganisationPage({ email }: { readonly email: string }) {
  const t = useText(accountText);
  const client = useQueryClient();
  const leave = useAct({
    mutationFn: signOut,
    onSuccess: () => {
      client.clear();
      location.assign("/");
    },
  });
  return (
    <EntryFrame title={t.noOrganisation} about={t.noOrganisationAbout(email)}>
      <Button loading={leave.isPending} onClick={() => leave.mutate()}>
        {t.signOut}
      </Button>
    </EntryFrame>
  );
}
