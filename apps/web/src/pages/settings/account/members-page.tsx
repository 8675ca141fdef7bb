import type { MemberList } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, KeyRound, LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import { Avatar } from "../../../account/avatar.tsx";
import type { Role } from "../../../account/use-about-roles.ts";
import { useMay } from "../../../account/use-session.ts";
import { MEMBERS_KEY, membersQuery, setRoles } from "../../../api/accounts.ts";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { SectionPage } from "../section-page.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { type MemberAct, MemberActDialog } from "./member-act-dialog.tsx";
import { membersText } from "./members-text.ts";
import { RoleMenu } from "./role-menu.tsx";

type Member = MemberList["items"][number];

export default function MembersPage() {
  const t = useText(membersText);
  const may = useMay();
  const { data, error, isError, refetch } = useQuery(membersQuery);
  const [acted, setActed] = useState<MemberAct | null>(null);
  const { change, columns } = useColumns(setActed);
  return (
    <SectionPage id="members">
      <div className="flex flex-col gap-6">
        {may("members.manage") && <InvitationsCard />}
        {change.isError && <ProblemNote error={change.error} />}
        <Card className="overflow-hidden">
          {data === undefined && isError && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && <SkeletonRows rows={4} />}
          {data !== undefined && (
            <Table
              caption={t.caption}
              columns={columns}
              rows={data.items}
              rowKey={({ user_id }) => user_id}
            />
          )}
        </Card>
      </div>
      {acted !== null && <MemberActDialog {...acted} onClose={() => setActed(null)} />}
    </SectionPage>
  );
}

function Named({ name, avatar }: Pick<Member, "name" | "avatar">) {
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={name} picture={avatar} className="size-7" />
      {name}
    </span>
  );
}

interface RoleChange {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly before: readonly Role[];
}

function useColumns(onAct: (act: MemberAct) => void) {
  const t = useText(membersText);
  const { list, roles: names } = useText(accountText);
  const may = useMay();
  const client = useQueryClient();
  const change = useAct({
    mutationFn: ({ id, roles }: RoleChange) => setRoles(id, roles),
    onSuccess: (_, { id, before }) => {
      const undo = async () => {
        await setRoles(id, before);
        await client.invalidateQueries({ queryKey: MEMBERS_KEY });
      };
      void notifyWithUndo(t.changed, t.undo, () => void undo());
      void client.invalidateQueries({ queryKey: MEMBERS_KEY });
    },
  });
  const isManaged = may("members.manage");
  const columns: readonly Column<Member>[] = [
    { id: "who", title: t.columns.who, heading: true, cell: (member) => <Named {...member} /> },
    {
      id: "email",
      title: t.columns.email,
      cell: ({ email }) => <span className="break-all text-ink-2">{email}</span>,
    },
    {
      id: "roles",
      title: t.columns.roles,
      cell: ({ user_id, name, roles }) =>
        isManaged ? (
          <RoleMenu
            label={`${t.roles}: ${name}`}
            roles={roles}
            onChange={(next) => change.mutate({ id: user_id, roles: next, before: roles })}
          />
        ) : (
          list(roles.map((role) => names[role]))
        ),
    },
    {
      id: "actions",
      title: t.columns.actions,
      className: "md:w-16",
      cell: (member) =>
        isManaged && (
          <Menu
            label={t.menu(member.name)}
            trigger={
              <IconButton label={t.menu(member.name)} className="-my-1.5">
                <Ellipsis aria-hidden />
              </IconButton>
            }
            items={[
              { value: "reset", label: t.resetLink, icon: KeyRound },
              { value: "end", label: t.endSessions, icon: LogOut },
              { value: "remove", label: t.remove(member.name), icon: UserMinus, danger: true },
            ]}
            onChoose={(act) => onAct({ act, member })}
          />
        ),
    },
  ];
  return { change, columns };
}
