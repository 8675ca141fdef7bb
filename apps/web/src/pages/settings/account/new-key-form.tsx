import type { NewApiKey } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { type Permission, useAccount } from "../../../account/use-session.ts";
import { KEYS_KEY, makeKey } from "../../../api/accounts.ts";
import { buttonClass } from "../../../design/button.tsx";
import { CheckMenu } from "../../../design/check-menu.tsx";
import { Field } from "../../../design/field.tsx";
import { Select } from "../../../design/select.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { FormCard } from "./form-card.tsx";
import { keysText } from "./keys-text.ts";
import { ShownOnce } from "./shown-once.tsx";

type Scope = NewApiKey["scopes"][number];
type Validity = keyof (typeof keysText)["en"]["validity"];

const DAY_MS = 86_400_000;
const VALIDITIES: readonly Validity[] = ["30", "90", "365", "never"];

const isScope = (permission: Permission): permission is Scope =>
  permission !== "public" && permission !== "account";

export function NewKeyForm() {
  const t = useText(keysText);
  const client = useQueryClient();
  const possible = useAccount()?.permissions.filter(isScope) ?? [];
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["jobs.read"]);
  const [validity, setValidity] = useState<Validity>("90");
  const make = useAct({
    mutationFn: makeKey,
    onSuccess: () => {
      setName("");
      void client.invalidateQueries({ queryKey: KEYS_KEY });
    },
  });
  const toggle = (scope: Scope) =>
    setScopes((now) =>
      now.includes(scope) ? now.filter((one) => one !== scope) : [...now, scope],
    );
  return (
    <FormCard
      title={t.make}
      about={t.makeAbout}
      submit={t.makeGo}
      isPending={make.isPending}
      error={make.error}
      onSubmit={() =>
        make.mutate({ name: name.trim(), scopes: [...scopes], expires_at: endOf(validity) })
      }
    >
      <Field
        label={t.name}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <CheckMenu
          label={t.scopes}
          trigger={
            <button type="button" className={buttonClass()}>
              {t.chosen(scopes.length)}
              <ChevronDown aria-hidden />
            </button>
          }
          items={possible.map((value) => ({ value, label: value }))}
          chosen={scopes}
          onToggle={toggle}
        />
        <Select
          label={t.days}
          value={validity}
          options={VALIDITIES.map((value) => ({ value, label: t.validity[value] }))}
          onChange={setValidity}
        />
      </div>
      {make.data !== undefined && <ShownOnce about={t.once} name={t.key} secret={make.data.key} />}
    </FormCard>
  );
}

function endOf(validity: Validity): string | null {
  return validity === "never"
    ? null
    : new Date(Date.now() + Number(validity) * DAY_MS).toISOString();
}
