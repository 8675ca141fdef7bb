/** What an owner does for or with a member, each after a question. */
import type { MemberList } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import {
  endMemberSessions,
  MEMBERS_KEY,
  makeResetLink,
  removeMember,
} from "../../../api/accounts.ts";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { membersText } from "./members-text.ts";
import { isOnlyHere } from "./only-here.ts";
import { ShownOnce } from "./shown-once.tsx";

type Member = MemberList["items"][number];

export interface MemberAct {
  readonly act: "reset" | "end" | "remove";
  readonly member: Member;
}

interface ActProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export function MemberActDialog({ act, ...rest }: MemberAct & { readonly onClose: () => void }) {
  switch (act) {
    case "reset":
      return <Resetting {...rest} />;
    case "end":
      return <Ending {...rest} />;
    case "remove":
      return <Leaving {...rest} />;
  }
}

function Resetting({ member, onClose }: ActProps) {
  const t = useText(membersText);
  const { moment } = useFormat();
  const make = useAct({ mutationFn: () => makeResetLink(member.user_id) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.resetTitle}
      about={t.resetConfirm(member.name)}
      footer={
        make.data === undefined ? (
          <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
            {t.resetGo}
          </Button>
        ) : (
          <Button onClick={onClose}>{t.close}</Button>
        )
      }
    >
      {make.isError && <ProblemNote error={make.error} />}
      {make.data !== undefined && (
        <ShownOnce
          about={t.resetAbout(member.name, moment(make.data.expires_at))}
          name={t.resetTitle}
          secret={make.data.link}
          {...(isOnlyHere(make.data.link) && { warning: t.onlyHere })}
        />
      )}
    </Dialog>
  );
}

function Ending({ member, onClose }: ActProps) {
  const t = useText(membersText);
  const end = useAct({
    mutationFn: () => endMemberSessions(member.user_id),
    onSuccess: () => {
      void notify("success", t.sessionsEnded);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.endTitle}
      about={t.endAbout(member.name)}
      confirm={t.endGo}
      isPending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    />
  );
}

function Leaving({ member, onClose }: ActProps) {
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
