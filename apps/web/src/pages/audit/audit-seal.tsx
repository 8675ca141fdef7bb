/** Whether the log is as it was written. */
import { useQuery } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { auditVerdictQuery } from "../../api/privacy.ts";
import { useText } from "../../i18n/text.ts";
import { auditText } from "./audit-text.ts";

export function AuditSeal() {
  const t = useText(auditText);
  const { data } = useQuery(auditVerdictQuery);
  if (data === undefined) return null;
  if (data.faults.length === 0) {
    const told = data.rows > 0 ? [t.intact(data.rows)] : [];
    if (data.demo_rows > 0) told.push(t.notChecked(data.demo_rows));
    if (told.length === 0) return null;
    return (
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-ok-ink" />
        {told.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
    );
  }
  return (
    <p role="alert" className="mb-4 flex items-center gap-2 text-sm text-danger-ink">
      <ShieldAlert aria-hidden className="size-4 shrink-0" />
      {t.tampered(data.faults.length)}
    </p>
  );
}
