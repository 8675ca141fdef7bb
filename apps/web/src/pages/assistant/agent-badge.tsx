/** Which specialist does something. */
import type { PlanViewStep } from "@bole/server/contract";
import { Badge } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { workflowText } from "./text/workflow-text.ts";

export function AgentBadge({ agent }: { readonly agent: PlanViewStep["agent"] }) {
  const t = useText(workflowText);
  return <Badge tone={agent === "supervisor" ? "neutral" : "accent"}>{t.agents[agent]}</Badge>;
}
