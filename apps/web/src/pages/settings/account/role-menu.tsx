/** Which roles a member has; never none. */
import { ChevronDown } from "lucide-react";
import { accountText } from "../../../account/account-text.ts";
import { ROLES, type Role, useAboutRole } from "../../../account/use-about-roles.ts";
import { buttonClass } from "../../../design/button.tsx";
import { CheckMenu } from "../../../design/check-menu.tsx";
import { useText } from "../../../i18n/text.ts";

export function RoleMenu({
  label,
  roles,
  onChange,
}: {
  readonly label: string;
  readonly roles: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
}) {
  const t = useText(accountText);
  const about = useAboutRole();
  const toggle = (role: Role) =>
    onChange(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);
  const shown = t.list(roles.map((role) => t.roles[role]));
  return (
    <CheckMenu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${shown}`}
          className={buttonClass("secondary", "sm")}
        >
          <span className="max-w-48 truncate">{shown}</span>
          <ChevronDown aria-hidden />
        </button>
      }
      items={ROLES.map((value) => ({
        value,
        label: t.roles[value],
        about: about(value),
        disabled: roles.length === 1 && roles[0] === value,
      }))}
      chosen={roles}
      onToggle={toggle}
    />
  );
}
