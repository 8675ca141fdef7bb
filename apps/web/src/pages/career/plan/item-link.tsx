import type { CareerPlanItem } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";

const LINK = "rounded-sm text-accent-ink hover:underline";

/** To a job, a project, a résumé, practice for an interview or recommendations; an occupation has no page, only its name. */
export function ItemLink({ link }: { readonly link: CareerPlanItem["links"][number] }) {
  const t = useText(planText);
  const { kind, id, title } = link;
  const name = `${t.linkKinds[kind]}: ${title}`;
  switch (kind) {
    case "job":
    case "project":
      return (
        <Link to="/matches/$jobId" params={{ jobId: id }} className={LINK}>
          {name}
        </Link>
      );
    case "resume":
      return (
        <Link to="/resumes/$resumeId" params={{ resumeId: id }} className={LINK}>
          {name}
        </Link>
      );
    case "interview":
      return (
        <Link to="/resumes/$resumeId/interview" params={{ resumeId: id }} className={LINK}>
          {title}
        </Link>
      );
    case "recommend":
      return (
        <Link to="/matches" search={{ q: id }} className={LINK}>
          {title}
        </Link>
      );
    case "occupation":
      return name;
  }
}
