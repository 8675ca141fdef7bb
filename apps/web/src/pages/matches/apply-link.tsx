/** Leads to where one applies; or says what became of it. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ownApplicationsQuery } from "../../api/own-applications.ts";
import { Badge } from "../../design/badge.tsx";
import { buttonClass } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { STAGE_TONES } from "../../talent/names.ts";
import { matchesText } from "./matches-text.ts";

export function ApplyLink({
  jobId,
  resumeId,
}: {
  readonly jobId: string;
  readonly resumeId: string;
}) {
  const t = useText(matchesText);
  const { data } = useQuery(ownApplicationsQuery);
  const made = data?.items.find(({ job_id }) => job_id === jobId);
  if (made !== undefined)
    return (
      <p>
        <Badge tone={STAGE_TONES[made.stage]}>{t.stages[made.stage]}</Badge>
      </p>
    );
  return (
    <div>
      <Link
        to="/matches/$jobId"
        params={{ jobId }}
        search={resumeId === "" ? {} : { resume_id: resumeId }}
        className={buttonClass("secondary", "sm")}
      >
        {t.apply}
      </Link>
    </div>
  );
}
