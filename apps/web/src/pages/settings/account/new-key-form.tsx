import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount } from "../../../account/use-session.ts";
import { KEYS_KEY, makeKey } from "../../../api/accounts.ts";
import { Field } from "../../../design/field.tsx";
import { Select } from "../../../design/select.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { FormCard } from "./form-card.tsx";
import { isScope, type Scope } from "./key-presets.ts";
import { keysText } from "./keys-text.ts";
import { ScopeFields } from "./scope-fields.tsx";
import { ShownOnce } from "./shown-once.tsx";

type Validity = keyof (typeof keysText)["en"]["validity"];

const DAY_MS = 86_400_000;
const VALIDITIES: readonly Validity[] = ["30", "90", "365", "never"];

export function NewKeyForm() {
  const t = useText(keysText);
  const client = useQueryClient();
  const possible = useAccount()?.permissions.filter(isScope) ?? [];
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [validity, setValidity] = useState<Validity>("90");
  const make = useAct({
    mutationFn: makeKey,
    onSuccess: () => {
      setName("");
      setScopes([]);
      void client.invalidateQueries({ queryKey: KEYS_KEY });
    },
  });
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
      <ScopeFields possible={possible} scopes={scopes} onChange={setScopes} />
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t.days}</span>
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
