/** What stands at a source, with the words marked that a statement rests on. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { careerSourceQuery } from "../../../api/career.ts";
import { buttonClass } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { MarkedText } from "../../../talent/marked-text.tsx";
import { reportText } from "../text/report-text.ts";
import { marksOf } from "./citations.ts";
import type { ReportSource } from "./source-context.ts";

export function SourceDialog({
  sessionId,
  round,
  source,
  onClose,
}: {
  readonly sessionId: string;
  readonly round: number;
  readonly source: ReportSource;
  readonly onClose: () => void;
}) {
  const t = useText(reportText);
  const { data, error, isError } = useQuery(careerSourceQuery(sessionId, source.id, round));
  const about = [t.sourceKinds[source.kind], source.date && t.asOf(source.date)];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={source.title}
      about={about.filter(Boolean).join(" · ")}
    >
      {isError && <ProblemNote error={error} />}
      {!isError && data === undefined && <Skeleton className="h-32 w-full" />}
      {data !== undefined && (
        <>
          {!data.quote_found && <p className="mb-2 text-sm text-warning-ink">{t.notFound}</p>}
          <p className="break-words whitespace-pre-line">
            <MarkedText text={data.text} marks={marksOf(data.text, source.quote)} />
          </p>
        </>
      )}
      <Way source={source} />
    </Dialog>
  );
}

/** To the thing itself, where it has a page. */
function Way({ source }: { readonly source: ReportSource }) {
  const t = useText(reportText);
  const id = source.id.slice(source.id.indexOf(":") + 1).split("#", 1)[0] ?? "";
  if (source.kind === "job" || source.kind === "project")
    return (
      <Link
        to="/matches/$jobId"
        params={{ jobId: id }}
        className={`${buttonClass("secondary", "sm")} mt-4`}
      >
        {t.openJob}
      </Link>
    );
  if (source.kind === "resume")
    return (
      <Link
        to="/resumes/$resumeId"
        params={{ resumeId: id }}
        className={`${buttonClass("secondary", "sm")} mt-4`}
      >
        {t.openResume}
      </Link>
    );
  return null;
}
