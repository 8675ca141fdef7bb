/** What can be done with everybody who is selected. */
import type { CandidateRow } from "@bole/server/contract";
import { BriefcaseBusiness, Mail, MoveRight, Tag, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { AddToJobDialog } from "../../../talent/add-to-job-dialog.tsx";
import { candidatesText } from "../candidates-text.ts";
import { bulkText } from "./bulk-text.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import { useBulkMove } from "./use-bulk-move.ts";

const MailDialog = lazy(() => import("./mail-dialog.tsx"));

export function SelectionBar({
  rows,
  jobId,
  everybody,
  onEverybody,
  onClear,
}: {
  readonly rows: readonly CandidateRow[];
  readonly jobId: string | undefined;
  /** How many there are, where those in view are not all. */
  readonly everybody: number | null;
  readonly onEverybody: () => void;
  readonly onClear: () => void;
}) {
  const t = useText(candidatesText);
  const bulk = useText(bulkText);
  const { number } = useFormat();
  const { move, progress } = useBulkMove();
  const [open, setOpen] = useState<"none" | "add" | "move" | "reject" | "mail" | "tag">("none");
  const close = () => setOpen("none");
  const isWorking = progress !== null;
  const act = (what: typeof open, Icon: typeof Tag, label: string) => (
    <Button disabled={isWorking} onClick={() => setOpen(what)}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
  return (
    <section
      aria-label={t.selected(rows.length)}
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-5 py-3 shadow-float"
    >
      <p role="status" className="mr-auto font-medium">
        {isWorking ? bulk.working(progress.done, progress.all) : t.selected(rows.length)}
      </p>
      {everybody !== null && (
        <Button variant="ghost" onClick={onEverybody}>
          {bulk.everybody(number(everybody))}
        </Button>
      )}
      <Button variant="ghost" onClick={onClear} disabled={isWorking}>
        {t.unselect}
      </Button>
      {act("tag", Tag, bulk.tag)}
      {act("mail", Mail, bulk.message)}
      {act("reject", X, bulk.reject)}
      {act("move", MoveRight, bulk.move)}
      <Button variant="primary" disabled={isWorking} onClick={() => setOpen("add")}>
        <BriefcaseBusiness aria-hidden />
        {t.addToJob}
      </Button>
      {open === "add" && (
        <AddToJobDialog
          people={rows.map(({ person }) => person)}
          onClose={close}
          onDone={onClear}
        />
      )}
      {(open === "move" || open === "reject") && (
        <MoveDialog
          rows={rows}
          jobId={jobId}
          isReject={open === "reject"}
          onClose={close}
          onGo={(wanted) => {
            close();
            void move(wanted);
          }}
        />
      )}
      {open === "tag" && <TagDialog rows={rows} onClose={close} />}
      {open === "mail" && (
        <Suspense>
          <MailDialog rows={rows} jobId={jobId} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
