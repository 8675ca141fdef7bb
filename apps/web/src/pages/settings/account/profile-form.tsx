import type { CurrentSession } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeProfile, SESSION_KEY } from "../../../api/accounts.ts";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { Select } from "../../../design/select.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { LANGUAGE_NAMES, LANGUAGES, language } from "../../../preferences/language.ts";
import { ZonePicker } from "../../../talent/interview/zone-picker.tsx";
import { accountPageText } from "./account-page-text.ts";
import { AvatarField } from "./avatar-field.tsx";
import { FormCard } from "./form-card.tsx";

const DEVICE = "device";

type User = NonNullable<CurrentSession["user"]>;

export function ProfileForm({ user }: { readonly user: User }) {
  const t = useText(accountPageText);
  const client = useQueryClient();
  const [name, setName] = useState(user.name);
  const [chosen, setChosen] = useState<"zh" | "en" | "device">(user.language ?? "device");
  const [zone, setZone] = useState(user.time_zone ?? DEVICE);
  const [avatar, setAvatar] = useState(user.avatar);
  const save = useAct({
    mutationFn: changeProfile,
    onSuccess: () => {
      if (chosen !== "device") language.set(chosen);
      void notify("success", t.saved);
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
  return (
    <FormCard
      title={t.profile}
      about={user.email}
      submit={t.save}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() =>
        save.mutate({
          name: name.trim(),
          language: chosen === "device" ? null : chosen,
          time_zone: zone === DEVICE ? null : zone,
          avatar,
        })
      }
    >
      <AvatarField name={name} picture={avatar} onChange={setAvatar} />
      <Field
        label={t.name}
        autoComplete="name"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t.language}</span>
        <Select
          label={t.language}
          value={chosen}
          options={[
            { value: "device", label: t.languageOfBrowser },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChange={setChosen}
        />
      </div>
      <div className="flex flex-col items-start gap-1.5">
        <ZonePicker
          label={t.zone}
          value={zone}
          instead={{ value: DEVICE, label: t.zoneOfDevice }}
          onChange={setZone}
        />
        <p className="text-sm text-ink-3">{t.zoneHint}</p>
      </div>
    </FormCard>
  );
}
