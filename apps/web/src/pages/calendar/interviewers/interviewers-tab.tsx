/** Who talks to candidates. */
import type { Interviewer } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { type ComponentType, useState } from "react";
import { interviewersQuery } from "../../../api/interviews.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { InterviewerDialog } from "../../../talent/interview/interviewer-dialog.tsx";
import { CalendarDialog } from "./calendar-dialog.tsx";
import type { DialogName, DialogProps } from "./dialog-props.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { FeedDialog } from "./feed-dialog.tsx";
import { InterviewerCard } from "./interviewer-card.tsx";
import { interviewersText } from "./interviewers-text.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

const DIALOGS: Record<DialogName, ComponentType<DialogProps>> = {
  edit: EditDialog,
  calendar: CalendarDialog,
  feed: FeedDialog,
  remove: RemoveDialog,
};

export function InterviewersTab({ onBusy }: { readonly onBusy: (id: string) => void }) {
  const t = useText(interviewersText);
  const { data, error, isError, refetch } = useQuery(interviewersQuery);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ name: DialogName; who: Interviewer } | null>(null);
  useHanFont(data);
  const Opened = open === null ? null : DIALOGS[open.name];
  const add = (
    <Button onClick={() => setAdding(true)}>
      <UserRoundPlus aria-hidden />
      {t.add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {data === undefined && (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={3} />
          )}
        </Card>
      )}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState
            icon={<UserRoundPlus aria-hidden />}
            title={t.empty}
            detail={t.emptyDetail}
            action={add}
          />
        </Card>
      )}
      {data !== undefined && data.items.length > 0 && (
        <>
          <div>{add}</div>
          <ul aria-label={t.list} className="grid gap-4 lg:grid-cols-2">
            {data.items.map((who) => (
              <li key={who.id}>
                <InterviewerCard
                  who={who}
                  onOpen={(name) => setOpen({ name, who })}
                  onBusy={() => onBusy(who.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {isAdding && (
        <InterviewerDialog onAdded={() => setAdding(false)} onClose={() => setAdding(false)} />
      )}
      {open !== null && Opened !== null && <Opened who={open.who} onClose={() => setOpen(null)} />}
    </div>
  );
}
