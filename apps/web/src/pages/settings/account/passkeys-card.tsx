/** Passkeys: adding one, and those that there are. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addPasskey, hasPasskeys, isCancelled } from "../../../account/passkey.ts";
import { useAccount } from "../../../account/use-session.ts";
import { PASSKEYS_KEY, passkeysQuery, removePasskey } from "../../../api/accounts.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { accountPageText } from "./account-page-text.ts";
import { FormCard } from "./form-card.tsx";
import { ListRow } from "./list-row.tsx";

export function PasskeysCard() {
  const t = useText(accountPageText);
  const { moment } = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(passkeysQuery);
  const hasSso = useAccount()?.sso != null;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const settled = (told: string) => {
    setName("");
    setPassword("");
    void notify("success", told);
    void client.invalidateQueries({ queryKey: PASSKEYS_KEY });
  };
  const add = useAct({ mutationFn: addPasskey, onSuccess: () => settled(t.passkeyAdded) });
  const remove = useAct({
    mutationFn: removePasskey,
    onSuccess: () => settled(t.passkeyRemoved),
  });
  if (!hasPasskeys()) return null;
  return (
    <FormCard
      title={t.passkeys}
      about={t.passkeysAbout}
      submit={t.passkeyAdd}
      isPending={add.isPending}
      error={add.error !== null && isCancelled(add.error) ? null : add.error}
      onSubmit={() => add.mutate({ name: name.trim(), password: password || undefined })}
    >
      {data !== undefined && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.items.map((one) => (
            <ListRow
              key={one.id}
              title={one.name}
              about={
                one.last_used_at === null
                  ? t.passkeyUnused
                  : t.passkeyUsed(moment(one.last_used_at))
              }
              action={
                <Button size="sm" onClick={() => remove.mutate(one.id)}>
                  {t.passkeyRemove}
                </Button>
              }
            />
          ))}
        </ul>
      )}
      <Field
        label={t.passkeyName}
        hint={t.passkeyNameHint}
        required
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t.current}
        {...(hasSso && { hint: t.passkeyNoPassword })}
        type="password"
        autoComplete="current-password"
        required={!hasSso}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </FormCard>
  );
}
