/** Somebody to do something for: who, for which job, since when, and the usual next act. */
import type { Stage } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { MoveRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Allowed } from "../../../account/allowed.tsx";
import { Button, buttonClass } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { MoveMenu } from "../../pipeline/moving/move-menu.tsx";
import { RejectDialog } from "../../pipeline/moving/reject-dialog.tsx";
import { hiringText } from "./hiring-text.ts";
import type { Task } from "./task.ts";
import { useMoveTask } from "./use-move-task.ts";

const WriteDialog = lazy(() => import("./write-dialog.tsx"));

/** The stage that the usual next act moves to. */
const NEXT: Partial<Record<Task["kind"], Stage>> = {
  screen_new: "screening",
  decide_after_interview: "offer",
};

export function TaskRow({ task }: { readonly task: Task }) {
  const t = useText(hiringText);
  const { stages } = useText(talentText);
  const { since } = useFormat();
  const { move, isPending } = useMoveTask(task);
  const [layer, setLayer] = useState<"none" | "write" | "reject">("none");
  const name = task.name || t.unnamed;
  const moveTo = (to: Stage) => (to === "rejected" ? setLayer("reject") : move(to));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to="/people/$candidateId"
          params={{ candidateId: task.person_id }}
          className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm break-words text-ink-3">
          {task.job_title} · {t.inStage(stages[task.stage], since(task.since, Date.now()))}
        </p>
      </div>
      <Allowed to="hiring.write">
        <div className="flex items-center gap-1.5">
          <UsualAct
            task={task}
            isPending={isPending}
            onMove={moveTo}
            onWrite={() => setLayer("write")}
          />
          <MoveMenu
            from={task.stage}
            onMove={moveTo}
            trigger={
              <Button size="sm" variant="ghost" aria-label={t.move(name)} loading={isPending}>
                {!isPending && <MoveRight aria-hidden />}
              </Button>
            }
          />
        </div>
      </Allowed>
      {layer === "write" && (
        <Suspense>
          <WriteDialog task={task} onClose={() => setLayer("none")} />
        </Suspense>
      )}
      {layer === "reject" && (
        <RejectDialog
          cards={[task]}
          onClose={() => setLayer("none")}
          onReject={(reason) => {
            setLayer("none");
            move("rejected", reason);
          }}
        />
      )}
    </li>
  );
}

function UsualAct({
  task,
  isPending,
  onMove,
  onWrite,
}: {
  readonly task: Task;
  readonly isPending: boolean;
  readonly onMove: (to: Stage) => void;
  readonly onWrite: () => void;
}) {
  const t = useText(hiringText);
  const { kind } = task;
  const next = NEXT[kind];
  if (next !== undefined)
    return (
      <Button size="sm" disabled={isPending} onClick={() => onMove(next)}>
        {next === "offer" ? t.offer : t.screen}
      </Button>
    );
  if (kind === "prepare_interview")
    return (
      <Link
        to="/people/$candidateId"
        params={{ candidateId: task.person_id }}
        className={buttonClass("secondary", "sm")}
      >
        {t.open}
      </Link>
    );
  return (
    <Button size="sm" onClick={onWrite}>
      {kind === "answer_reply" ? t.reply : t.write}
    </Button>
  );
}
