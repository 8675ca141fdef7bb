/** The mail that tells somebody who was just rejected. */
import type { Board, BoardCard } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { candidateQuery } from "../../../api/candidates.ts";
import { ComposeDialog } from "../../../talent/mail/compose-dialog.tsx";

export function RefusalMail({
  card: { application },
  board,
  onClose,
}: {
  readonly card: Pick<BoardCard, "application">;
  readonly board: Pick<Board, "job_id" | "job_title">;
  readonly onClose: () => void;
}) {
  const { data } = useQuery(candidateQuery(application.person_id));
  if (data === undefined) return null;
  return (
    <ComposeDialog
      to={data.person.email ?? ""}
      personId={application.person_id}
      jobs={[{ id: board.job_id, title: board.job_title }]}
      purpose="rejection"
      onClose={onClose}
    />
  );
}
