/** Who is signed in, for which organisation, and the way out; nothing where nobody has to sign in. */
import { LogOut } from "lucide-react";
import { chooseOrganisation } from "../api/accounts.ts";
import { IconButton } from "../design/icon-button.tsx";
import { Select } from "../design/select.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { Avatar } from "./avatar.tsx";
import { MentionsList } from "./mentions-list.tsx";
import { useAccount } from "./use-session.ts";
import { useSignOut } from "./use-sign-out.ts";

export function AccountMenu() {
  const t = useText(accountText);
  const account = useAccount();
  const leave = useSignOut();
  const choose = useAct({
    mutationFn: chooseOrganisation,
    onSuccess: () => location.assign("/"),
  });
  if (account === undefined) return null;
  const { user, organisation, organisations } = account;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <MentionsList />
      {organisations.length > 1 && organisation !== null && (
        <Select
          label={t.organisation}
          value={organisation.tenant}
          options={organisations.map(({ tenant, name }) => ({ value: tenant, label: name }))}
          onChange={(tenant) => choose.mutate(tenant)}
        />
      )}
      <div className="flex items-center gap-2 px-1">
        <Avatar name={user.name} picture={user.avatar} />
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-ink-2">{organisation?.name ?? user.email}</p>
        </div>
        <IconButton label={t.signOut} onClick={() => leave.mutate()}>
          <LogOut aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
