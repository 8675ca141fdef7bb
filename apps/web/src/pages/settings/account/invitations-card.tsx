/** Invites, shows the link once, and lists what was not accepted yet. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import { INVITATIONS_KEY, invitationsQuery, invite, withdraw } from "../../../api/accounts.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { FormCard } from "./form-card.tsx";
import { membersText } from "./members-text.ts";
import { type Role, RoleMenu } from "./role-menu.tsx";

export function InvitationsCard() {
  const t = useText(membersText);
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<Role[]>(["recruiter"]);
  const make = useMutation({
    mutationFn: invite,
    onSuccess: () => {
      setEmail("");
      void client.invalidateQueries({ queryKey: INVITATIONS_KEY });
    },
  });
  return (
    <>
      <FormCard
        title={t.invite}
        about={t.inviteAbout}
        submit={t.inviteGo}
        isPending={make.isPending}
        error={make.error}
        onSubmit={() => make.mutate({ email: email.trim(), roles })}
      >
        <Field
          label={t.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <RoleMenu label={t.roles} roles={roles} onChange={setRoles} />
        </div>
        {make.data !== undefined && (
          <div role="status" className="flex flex-col gap-1 rounded-md bg-sunken p-3">
            <p className="text-sm">{t.linkAbout}</p>
            <p className="flex items-center gap-2">
              <code className="min-w-0 flex-1 font-mono text-sm break-all">{make.data.link}</code>
              <CopyButton text={make.data.link} name={t.link} />
            </p>
          </div>
        )}
      </FormCard>
      <Pending />
    </>
  );
}

function Pending() {
  const t = useText(membersText);
  const names = useText(accountText).roles;
  const { moment } = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(invitationsQuery);
  const take = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
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
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <div className="min-w-0">
              <p className="break-all">{email}</p>
              <p className="text-sm text-ink-2">
                {roles.map((role) => names[role]).join(", ")} · {t.until(moment(expires_at))}
              </p>
            </div>
            <Button size="sm" onClick={() => take.mutate(id)}>
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
