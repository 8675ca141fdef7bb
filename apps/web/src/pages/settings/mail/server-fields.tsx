/** Where a server is and who signs in there. */
import type { MailSecurity } from "@bole/server/contract";
import { Field } from "../../../design/field.tsx";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import type { TypedServer } from "./mail-form.ts";
import { mailSettingsText } from "./mail-settings-text.ts";

const SECURITIES: readonly MailSecurity[] = ["tls", "starttls", "none"];

export function ServerFields({
  server,
  hasPassword,
  isRequired,
  onChange,
}: {
  readonly server: TypedServer;
  readonly hasPassword: boolean;
  readonly isRequired: boolean;
  readonly onChange: (server: TypedServer) => void;
}) {
  const t = useText(mailSettingsText);
  const { host, port, security, user, password } = server;
  const type = (field: "host" | "port" | "user" | "password") => ({
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...server, [field]: event.target.value }),
  });
  const isPlain = { autoCapitalize: "off", spellCheck: false, autoComplete: "off" } as const;
  const needsPort = isRequired || host !== "";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...{ label: t.host, value: host, required: isRequired, ...isPlain, ...type("host") }}
      />
      <div className="flex flex-wrap items-start gap-4">
        <Field
          {...{ label: t.port, value: port, required: needsPort, className: "w-24" }}
          {...{ type: "number", min: 1, max: 65_535, inputMode: "numeric", ...type("port") }}
        />
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-sm font-medium">{t.security}</span>
          <Select
            label={t.security}
            value={security}
            options={SECURITIES.map((value) => ({ value, label: t.securities[value] }))}
            onChange={(chosen) => onChange({ ...server, security: chosen })}
          />
        </div>
      </div>
      {security === "none" && (
        <p className="text-sm text-warning-ink sm:col-span-2">{t.notEncrypted}</p>
      )}
      <Field
        {...{ label: t.user, value: user, required: isRequired, ...isPlain, ...type("user") }}
      />
      <Field
        {...{ label: t.password, type: "password", value: password, autoComplete: "new-password" }}
        hint={hasPassword ? t.passwordStored : t.passwordNew}
        {...type("password")}
      />
    </div>
  );
}
