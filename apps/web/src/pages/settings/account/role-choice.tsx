/** What somebody who is invited will be: one role, with what it may do, and more only on purpose. */
import { useId, useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import { ROLES, type Role, useAboutRole } from "../../../account/use-about-roles.ts";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { membersText } from "./members-text.ts";

export function RoleChoice({
  roles,
  onChange,
}: {
  readonly roles: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
}) {
  const t = useText(membersText);
  const names = useText(accountText).roles;
  const about = useAboutRole();
  const id = useId();
  const [isSeveral, setSeveral] = useState(false);
  const choose = (role: Role) => {
    if (!isSeveral) onChange([role]);
    else onChange(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{isSeveral ? t.roles : t.role}</legend>
      {ROLES.map((role) => (
        <label
          key={role}
          className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line p-2.5 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type={isSeveral ? "checkbox" : "radio"}
            name={`${id}-role`}
            required={roles.length === 0}
            checked={roles.includes(role)}
            onChange={() => choose(role)}
            aria-describedby={`${id}-${role}`}
            aria-label={names[role]}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="font-medium">{names[role]}</span>
            <span id={`${id}-${role}`} className="block text-sm text-ink-2">
              {about(role)}
            </span>
          </span>
        </label>
      ))}
      {!isSeveral && roles.length > 0 && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setSeveral(true)}>
            {t.addRole}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
