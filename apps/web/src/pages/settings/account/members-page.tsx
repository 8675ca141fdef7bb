import type { MemberList } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import { Avatar } from "../../../account/avatar.tsx";
import { useMay } from "../../../account/use-session.ts";
import { MEMBERS_KEY, membersQuery, removeMember, setRoles } from "../../../api/accounts.ts";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { SectionPage } from "../section-page.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { membersText } from "./members-text.ts";
import { type Role, RoleMenu } from "./role-menu.tsx";

type Member = MemberList["items"][number];

export default function MembersPage() {
  const t = useText(membersText);
  const may = useMay();
  const { data, error, isError, refetch } = useQuery(membersQuery);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { change, columns } = useColumns(setLeaving);
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
      {leaving !== null && <Leaving member={leaving} onClose={() => setLeaving(null)} />}
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

function useColumns(onRemove: (member: Member) => void) {
  const t = useText(membersText);
  const names = useText(accountText).roles;
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
          roles.map((role) => names[role]).join(", ")
        ),
    },
    {
      id: "actions",
      title: t.columns.actions,
      className: "md:w-16",
      cell: (member) =>
        isManaged && (
          <IconButton
            label={t.remove(member.name)}
            onClick={() => onRemove(member)}
            className="-my-1.5"
          >
            <X aria-hidden />
          </IconButton>
        ),
    },
  ];
  return { change, columns };
}

function Leaving({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const t = useText(membersText);
  const client = useQueryClient();
  const remove = useAct({
    mutationFn: () => removeMember(member.user_id),
    onSuccess: () => {
      void notify("success", t.removed);
      void client.invalidateQueries({ queryKey: MEMBERS_KEY });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle}
      about={t.removeAbout(member.name)}
      confirm={t.removeGo}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
