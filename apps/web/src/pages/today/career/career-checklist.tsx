/** A job-seeker's first steps. */
import { useQuery } from "@tanstack/react-query";
import { ownApplicationsQuery } from "../../../api/own-applications.ts";
import { useText } from "../../../i18n/text.ts";
import { Checklist } from "../checklist.tsx";
import { careerTodayText } from "./career-text.ts";

export function CareerChecklist({
  hasResume,
  hasPlan,
}: {
  readonly hasResume: boolean;
  readonly hasPlan: boolean;
}) {
  const { steps: t } = useText(careerTodayText);
  const { data } = useQuery(ownApplicationsQuery);
  return (
    <Checklist
      side="career"
      steps={[
        { label: t.resume, to: "/resumes", isDone: hasResume },
        { label: t.apply, to: "/matches", isDone: data && data.items.length > 0 },
        { label: t.plan, to: "/career", isDone: hasPlan },
      ]}
    />
  );
}
