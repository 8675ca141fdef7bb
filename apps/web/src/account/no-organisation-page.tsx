/** For somebody who was removed from their last organisation, and is still signed in. */
import { Button } from "../design/button.tsx";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { useSignOut } from "./use-sign-out.ts";

export default function NoOrganisationPage({ email }: { readonly email: string }) {
  const t = useText(accountText);
  const leave = useSignOut();
  return (
    <EntryFrame title={t.noOrganisation} about={t.noOrganisationAbout(email)}>
      <Button loading={leave.isPending} onClick={() => leave.mutate()}>
        {t.signOut}
      </Button>
    </EntryFrame>
  );
}
