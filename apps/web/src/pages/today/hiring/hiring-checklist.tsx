/** A recruiter's first steps; what came with the demo does not tick any. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { candidatesQuery } from "../../../api/candidates.ts";
import { emailsQuery } from "../../../api/emails.ts";
import { jobsQuery } from "../../../api/jobs.ts";
import { useText } from "../../../i18n/text.ts";
import { isOnlyKept } from "../../../talent/mail/mail-state.tsx";
import { Checklist } from "../checklist.tsx";
import { hiringText } from "./hiring-text.ts";

export function HiringChecklist() {
  const { steps: t } = useText(hiringText);
  const jobs = useInfiniteQuery(jobsQuery({ kind: "job", status: "all", q: "" })).data;
  const people = useInfiniteQuery(candidatesQuery({ source: "import" })).data;
  const mails = useInfiniteQuery(emailsQuery({ direction: "out" })).data;
  return (
    <Checklist
      side="hiring"
      steps={[
        {
          ...{ label: t.job, to: "/jobs/new" },
          isDone: jobs?.pages.some(({ items }) => items.some(({ demo }) => !demo)),
        },
        {
          ...{ label: t.people, to: "/people" },
          isDone: people?.pages.some(({ items }) => items.length > 0),
        },
        {
          ...{ label: t.mail, to: "/people" },
          // What the demo brings was never asked of the gate.
          isDone: mails?.pages.some(({ items }) =>
            items.some((mail) => mail.effect_id && mail.state === "sent" && !isOnlyKept(mail)),
          ),
        },
      ]}
    />
  );
}
