/** Which roles somebody has; never none. */
import type { MemberList } from "@bole/server/contract";
import { ChevronDown } from "lucide-react";
import { accountText } from "../../../account/account-text.ts";
import { buttonClass } from "../../../design/button.tsx";
import { CheckMenu } from "../../../design/check-menu.tsx";
import { useText } from "../../../i18n/text.ts";

export type Role = MemberList["items"][number]["roles"][number];

const ROLES: readonly Role[] = [
  "owner",
  "recruiter",
  "hiring_manager",
  "interviewer",
  "candidate",
  "auditor",
];

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
  const toggle = (role: Role) => {
    const next = roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role];
    if (next.length > 0) onChange(next);
  };
  const shown = roles.map((role) => t.roles[role]).join(", ");
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
      items={ROLES.map((value) => ({ value, label: t.roles[value] }))}
      chosen={roles}
      onToggle={toggle}
    />
  );
}
