/** Writes to somebody from the list of tasks: an answer to their newest mail, or another mail. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { candidateQuery } from "../../../api/candidates.ts";
import { hiringTodayQuery } from "../../../api/today.ts";
import { ComposeDialog } from "../../../talent/mail/compose-dialog.tsx";
import type { Task } from "./task.ts";

export default function WriteDialog({
  task,
  onClose,
}: {
  readonly task: Task;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const { data } = useQuery(candidateQuery(task.person_id));
  if (data === undefined) return null;
  const answered =
    task.kind === "answer_reply"
      ? data.messages
          .filter(({ direction, job_id }) => direction === "in" && job_id === task.job_id)
          .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0]
      : undefined;
  const jobs = [
    { id: task.job_id, title: task.job_title },
    ...data.applications
      .filter(({ application }) => application.job_id !== task.job_id)
      .map(({ application, job_title }) => ({ id: application.job_id, title: job_title })),
  ];
  return (
    <ComposeDialog
      to={data.person.email ?? ""}
      personId={task.person_id}
      jobs={jobs}
      {...(answered !== undefined && { answers: answered })}
      onClose={() => {
        void client.invalidateQueries({ queryKey: hiringTodayQuery.queryKey });
        onClose();
      }}
    />
  );
}
