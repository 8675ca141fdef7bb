/** One line for each thing that was done. */
import type { AuditEvent } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { UserX, Workflow } from "lucide-react";
import { useActorName } from "../../account/use-actor-name.ts";
import type { AuditFilter } from "../../api/audit.ts";
import { type Column, Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { auditText } from "./audit-text.ts";
import { useAuditWords } from "./use-audit-words.ts";

const LINK = "inline-block rounded-sm py-0.5 break-words hover:text-accent-ink hover:underline";

export function AuditTable({
  events,
  filter,
}: {
  readonly events: readonly AuditEvent[];
  readonly filter: AuditFilter;
}) {
  const t = useText(auditText);
  return (
    <Table caption={t.caption} columns={useColumns(filter)} rows={events} rowKey={({ id }) => id} />
  );
}

function useColumns(filter: AuditFilter): readonly Column<AuditEvent>[] {
  const t = useText(auditText);
  const words = useAuditWords();
  const nameOf = useActorName();
  const { moment, exact } = useFormat();
  return [
    {
      id: "what",
      title: t.columns.what,
      heading: true,
      className: "md:w-1/4",
      cell: (event) => (
        <>
          <span className="font-medium">{words.title(event)}</span>
          <span className="block text-sm font-normal break-words text-ink-2 empty:hidden">
            {words.detail(event)}
          </span>
        </>
      ),
    },
    {
      id: "about",
      title: t.columns.about,
      cell: (event) => <Subject event={event} />,
    },
    {
      id: "why",
      title: t.columns.why,
      className: "md:w-1/4",
      cell: ({ facts }) => (
        <span className="break-words text-ink-2">
          {facts.rejected_because || facts.reason || "–"}
        </span>
      ),
    },
    {
      id: "who",
      title: t.columns.who,
      className: "md:w-36",
      cell: ({ actor, actor_name, run_id }) => (
        <span className="inline-flex min-w-0 -my-0.5 flex-col items-start align-top">
          <Link
            to="/audit"
            search={{ ...filter, actor }}
            title={t.only(actor_name ?? nameOf(actor))}
            className={`${LINK} break-words`}
          >
            {actor_name ?? nameOf(actor)}
          </Link>
          {run_id !== null && (
            <Link
              to="/runs/$runId"
              params={{ runId: run_id }}
              className={`${LINK} inline-flex items-center gap-1 text-sm text-accent-ink`}
            >
              <Workflow aria-hidden className="size-3.5 shrink-0" />
              {t.run}
            </Link>
          )}
        </span>
      ),
    },
    {
      id: "when",
      title: t.columns.when,
      className: "md:w-44 md:text-right whitespace-nowrap text-ink-2",
      cell: ({ at }) => (
        <time dateTime={at} title={exact(at)}>
          {moment(at)}
        </time>
      ),
    },
  ];
}

function Subject({ event }: { readonly event: AuditEvent }) {
  const { person_id, job_id, job_title } = event;
  if (person_id === null && job_id === null) return <span className="text-ink-3">–</span>;
  return (
    <span className="inline-flex min-w-0 -my-0.5 flex-col items-start align-top">
      {person_id !== null && <Somebody event={event} id={person_id} />}
      {job_id !== null && job_title !== null && (
        <Link to="/jobs/$jobId" params={{ jobId: job_id }} className={`${LINK} text-sm text-ink-2`}>
          {job_title}
        </Link>
      )}
      {job_id !== null && job_title === null && <Gone />}
    </span>
  );
}

function Somebody({ event, id }: { readonly event: AuditEvent; readonly id: string }) {
  const t = useText(auditText);
  if (event.person_name !== null) {
    return (
      <Link to="/people/$candidateId" params={{ candidateId: id }} className={LINK}>
        {event.person_name || t.unnamed}
      </Link>
    );
  }
  if (event.action !== "person-erased") return <Gone />;
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <UserX aria-hidden className="size-4 shrink-0" />
      {t.erased}
    </span>
  );
}

function Gone() {
  const t = useText(auditText);
  return (
    <span title={t.goneHint} className="text-ink-3">
      {t.gone}
    </span>
  );
}
