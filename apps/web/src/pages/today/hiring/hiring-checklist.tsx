/** A recruiter's first steps; what came with the demo does not tick any. */
import type { HiringToday } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { Checklist } from "../checklist.tsx";
import { hiringText } from "./hiring-text.ts";

export function HiringChecklist({ done }: { readonly done: HiringToday["first_steps"] }) {
  const { steps: t } = useText(hiringText);
  return (
    <Checklist
      side="hiring"
      steps={[
        { label: t.job, to: "/jobs/new", isDone: done.job },
        { label: t.people, to: "/people", isDone: done.people },
        { label: t.mail, to: "/people", isDone: done.mail },
      ]}
    />
  );
}
