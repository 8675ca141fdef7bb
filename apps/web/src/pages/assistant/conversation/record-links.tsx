/** The records that an answer speaks of: people as cards, the rest as links. */
import type { RecordLink } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { candidateQuery } from "../../../api/candidates.ts";
import { proposedJobsQuery } from "../../../api/effects.ts";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { StageBadge } from "../../../talent/stage-badge.tsx";
import { EffectCard } from "../../approvals/effect-card.tsx";
import { assistantText } from "../text/assistant-text.ts";

/** More people than this are a list, not cards. */
const CARDS = 6;
const CHIP =
  "inline-flex max-w-full items-center gap-1.5 rounded-full border border-line px-3 py-1 text-sm text-accent-ink hover:bg-hover";

export function RecordLinks({ links }: { readonly links: readonly RecordLink[] }) {
  const t = useText(assistantText);
  if (links.length === 0) return null;
  const people = links.filter(({ kind }) => kind === "person");
  const areCards = people.length <= CARDS;
  const proposals = links.filter(({ kind }) => kind === "effect");
  const chips = links.filter(({ kind }) => kind !== "effect" && (!areCards || kind !== "person"));
  return (
    <section aria-label={t.links} className="flex flex-col gap-2">
      {proposals.map(({ id, title }) => (
        <Proposal key={id} id={id} title={title} />
      ))}
      {areCards && people.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {people.map(({ id, title }) => (
            <li key={id}>
              <CandidateCard id={id} name={title} />
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chips.map((link) => (
            <li key={`${link.kind} ${link.id} ${link.title}`} className="max-w-full">
              <Chip link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Chip({ link: { kind, id, title } }: { readonly link: RecordLink }) {
  const t = useText(assistantText).kinds;
  const shown = (
    <>
      <span className="text-xs text-ink-3">{t[kind]}</span>
      <span className="truncate">{title}</span>
    </>
  );
  switch (kind) {
    case "person":
      return (
        <Link to="/people/$candidateId" params={{ candidateId: id }} className={CHIP}>
          {shown}
        </Link>
      );
    case "job":
      return (
        <Link to="/jobs/$jobId" params={{ jobId: id }} className={CHIP}>
          {shown}
        </Link>
      );
    case "application":
      return (
        <Link to="/jobs" className={CHIP}>
          {shown}
        </Link>
      );
    case "message":
      return (
        <Link to="/inbox" search={{ tab: "mails", mail: id }} className={CHIP}>
          {shown}
        </Link>
      );
    case "interview":
      return (
        <Link to="/calendar" search={{ tab: "agenda" }} className={CHIP}>
          {shown}
        </Link>
      );
    case "run":
      return (
        <Link to="/runs/$runId" params={{ runId: id }} className={CHIP}>
          {shown}
        </Link>
      );
    case "session":
      return (
        <Link to="/assistant" search={{ session: id }} className={CHIP}>
          {shown}
        </Link>
      );
    case "effect":
      return null;
    case "resume":
      return (
        <Link to="/resumes/$resumeId" params={{ resumeId: id }} className={CHIP}>
          {shown}
        </Link>
      );
  }
}

/** What waits for a yes, as the inbox asks it; once it is answered, a line is left. */
function Proposal({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useText(assistantText);
  const { data, isPending } = useQuery(proposedJobsQuery);
  const effect = data?.items.find((one) => one.id === id);
  if (isPending) return <Skeleton className="h-24 w-full" />;
  const made = effect?.result?.job_id;
  if (made !== undefined) return <Chip link={{ kind: "job", id: made, title }} />;
  if (effect?.state !== "awaiting_approval")
    return <p className="text-sm text-ink-3">{t.decided(title)}</p>;
  return <EffectCard effect={effect} />;
}

function CandidateCard({ id, name }: { readonly id: string; readonly name: string }) {
  const { data, isPending } = useQuery(candidateQuery(id));
  const application = data?.applications[0];
  return (
    <Link
      to="/people/$candidateId"
      params={{ candidateId: id }}
      className="flex h-full flex-col gap-0.5 rounded-lg border border-line bg-raised px-3 py-2.5 shadow-rest transition-colors hover:bg-hover"
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium break-words text-accent-ink">{name}</span>
        {application !== undefined && <StageBadge stage={application.application.stage} />}
      </span>
      {isPending ? (
        <Skeleton className="h-4 w-2/3" />
      ) : (
        <span className="line-clamp-2 text-sm break-words text-ink-3">
          {[data?.person.headline, data?.person.location].filter(Boolean).join(" · ")}
        </span>
      )}
    </Link>
  );
}
