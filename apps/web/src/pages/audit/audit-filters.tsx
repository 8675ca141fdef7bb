/** By what was done and by whom; and, when one came from there, about one person, job or run only. */
import { X } from "lucide-react";
import { useActorName } from "../../account/use-actor-name.ts";
import type { AuditFilter } from "../../api/audit.ts";
import { Select } from "../../design/select.tsx";
import { useText } from "../../i18n/text.ts";
import { auditText } from "./audit-text.ts";
import { CODES, useAuditWords } from "./use-audit-words.ts";

const ALL = "*";

export function AuditFilters({
  filter,
  actors,
  onChange,
}: {
  readonly filter: AuditFilter;
  /** Those who did something of what is shown, with their names where they have, or had, accounts. */
  readonly actors: ReadonlyMap<string, string | null>;
  readonly onChange: (filter: AuditFilter) => void;
}) {
  const t = useText(auditText).filter;
  const nameOf = useActorName();
  const words = useAuditWords();
  const { person_id, job_id, run_id, ...rest } = filter;
  const limits = [
    person_id !== undefined && { label: t.person, next: { ...filter, person_id: undefined } },
    job_id !== undefined && { label: t.job, next: { ...filter, job_id: undefined } },
    run_id !== undefined && { label: t.run, next: { ...filter, run_id: undefined } },
  ].filter((limit) => limit !== false);
  const known = new Set([...(rest.actor === undefined ? [] : [rest.actor]), ...actors.keys()]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Select
        label={t.action}
        value={rest.action ?? ALL}
        options={[
          { value: ALL, label: t.anyAction },
          ...CODES.map((code) => ({ value: code, label: words.action(code) })),
        ]}
        onChange={(action) => onChange(given({ ...filter, action: orAll(action) }))}
      />
      <Select
        label={t.actor}
        value={rest.actor ?? ALL}
        options={[
          { value: ALL, label: t.anyActor },
          ...[...known].map((actor) => ({
            value: actor,
            label: actors.get(actor) ?? nameOf(actor),
          })),
        ]}
        onChange={(actor) => onChange(given({ ...filter, actor: orAll(actor) }))}
      />
      {limits.map(({ label, next }) => (
        <button
          key={label}
          type="button"
          aria-label={t.remove(label)}
          onClick={() => onChange(given(next))}
          className="inline-flex h-8 items-center gap-1.5 rounded-full border border-accent bg-accent-soft pr-2.5 pl-3 text-sm font-medium text-accent-ink max-md:h-10"
        >
          {label}
          <X aria-hidden className="size-3.5" />
        </button>
      ))}
    </div>
  );
}

const orAll = (value: string) => (value === ALL ? undefined : value);

/** What is left out does not limit, and does not stand in the address. */
function given(
  filter: {
    readonly [Name in keyof AuditFilter]: AuditFilter[Name] | undefined;
  },
): AuditFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
