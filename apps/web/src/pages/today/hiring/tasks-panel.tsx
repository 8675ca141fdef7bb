/** People of one kind of task. The first few are in view; each is acted on where it stands. */
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";
import type { Task } from "./task.ts";
import { TaskRow } from "./task-row.tsx";

const SHOWN = 5;

export function TasksPanel({
  kind,
  tasks,
}: {
  readonly kind: Task["kind"];
  readonly tasks: readonly Task[];
}) {
  const t = useText(hiringText);
  const [isWhole, setWhole] = useState(false);
  if (tasks.length === 0) return null;
  const shown = isWhole ? tasks : tasks.slice(0, SHOWN);
  return (
    <Panel title={t.tasks[kind]} count={tasks.length}>
      <ul className="divide-y divide-line">
        {shown.map((task) => (
          <TaskRow key={task.application_id} task={task} />
        ))}
      </ul>
      {shown.length < tasks.length && (
        <div className="border-t border-line px-3 py-1.5">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {t.more(tasks.length - shown.length)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
