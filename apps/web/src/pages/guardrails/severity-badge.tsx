import type { Severity } from "@bole/server/contract";
import { Info, OctagonX, TriangleAlert } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { TONES } from "./check-names.ts";
import { guardrailsText } from "./guardrails-text.ts";

const ICONS = { info: Info, warning: TriangleAlert, blocked: OctagonX };

export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  const t = useText(guardrailsText);
  const Icon = ICONS[severity];
  return (
    <Badge tone={TONES[severity]}>
      <Icon aria-hidden />
      {t.severities[severity]}
    </Badge>
  );
}
