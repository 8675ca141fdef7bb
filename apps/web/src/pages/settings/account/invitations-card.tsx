/** Invites, shows the link once, and lists what was not accepted yet. */
import type { SentInvitation } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import type { Role } from "../../../account/use-about-roles.ts";
import { useAccount } from "../../../account/use-session.ts";
import { INVITATIONS_KEY, invitationsQuery, invite, withdraw } from "../../../api/accounts.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { FormCard } from "./form-card.tsx";
import { ListRow } from "./list-row.tsx";
import { membersText } from "./members-text.ts";
import { isOnlyHere } from "./only-here.ts";
import { RoleChoice } from "./role-choice.tsx";
import { ShownOnce } from "./shown-once.tsx";

export function InvitationsCard() {
  const t = useText(membersText);
  const client = useQueryClient();
  const language = useLanguage();
  const canMail = useAccount()?.mail === true;
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<Role[]>([]);
  const make = useAct({
    mutationFn: invite,
    onSuccess: () => {
      setEmail("");
      setRoles([]);
      void client.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
  return (
    <>
      <FormCard
        title={t.invite}
        about={t.inviteAbout}
        submit={canMail ? t.inviteMail : t.inviteGo}
        isPending={make.isPending}
        error={make.error}
        onSubmit={() => make.mutate({ email: email.trim(), roles, send_mail: canMail, language })}
      >
        <Field
          label={t.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {/* Begins anew with each invitation: with one role, and none chosen. */}
        <RoleChoice key={make.data?.id} roles={roles} onChange={setRoles} />
        {make.data !== undefined && <NewLink invitation={make.data} />}
      </FormCard>
      <Pending
        onWithdrawn={(id) => {
          if (id === make.data?.id) make.reset();
        }}
      />
    </>
  );
}

function NewLink({ invitation }: { readonly invitation: SentInvitation }) {
  const t = useText(membersText);
  const { list, roles: names } = useText(accountText);
  const { email, roles, mailed, link } = invitation;
  const who = t.linkFor(email, list(roles.map((role) => names[role])));
  return (
    <ShownOnce
      about={`${who} ${mailed ? t.mailedAbout(email) : t.linkAbout}`}
      name={t.link}
      secret={link}
      {...(isOnlyHere(link) && { warning: t.onlyHere })}
    />
  );
}

function Pending({ onWithdrawn }: { readonly onWithdrawn: (id: string) => void }) {
  const t = useText(membersText);
  const { list, roles: names } = useText(accountText);
  const { moment } = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(invitationsQuery);
  const take = useAct({
    mutationFn: withdraw,
    onSuccess: (_, id) => {
      onWithdrawn(id);
      void notify("success", t.withdrawn);
      void client.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card>
      <h2 className="px-5 pt-5 pb-2 text-lg font-semibold">{t.pending}</h2>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, email, roles, expires_at }) => (
          <ListRow
            key={id}
            title={email}
            about={`${list(roles.map((role) => names[role]))} · ${t.until(moment(expires_at))}`}
            action={
              <Button size="sm" onClick={() => take.mutate(id)}>
                {t.withdraw}
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
