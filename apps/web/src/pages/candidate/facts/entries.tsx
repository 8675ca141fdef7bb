/** The entries of a résumé's lists: what, where, when, and in their own words. */
import type { ResumeData } from "@bole/server/contract";
import { Fragment, type ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { Fact, LongFact } from "./fact.tsx";

interface EntryProps<List extends "workExperience" | "education" | "projects" | "other"> {
  readonly entry: ResumeData[List][number];
  readonly path: string;
}

export function WorkEntry({ entry, path }: EntryProps<"workExperience">) {
  const { labels } = useText(candidateText).facts;
  return (
    <Entry
      path={path}
      entry={entry}
      title={<Fact path={`${path}.position`} label={labels.position} value={entry.position} />}
      place={[
        entry.company && (
          <Fact key="a" path={`${path}.company`} label={labels.company} value={entry.company} />
        ),
        entry.location && (
          <Fact key="b" path={`${path}.location`} label={labels.location} value={entry.location} />
        ),
      ]}
    />
  );
}

export function EducationEntry({ entry, path }: EntryProps<"education">) {
  const { labels } = useText(candidateText).facts;
  return (
    <Entry
      path={path}
      entry={entry}
      title={<Fact path={`${path}.school`} label={labels.school} value={entry.school} />}
      place={[
        entry.degree && (
          <Fact key="a" path={`${path}.degree`} label={labels.degree} value={entry.degree} />
        ),
        entry.major && (
          <Fact key="b" path={`${path}.major`} label={labels.major} value={entry.major} />
        ),
      ]}
    />
  );
}

export function ProjectEntry({ entry, path }: EntryProps<"projects">) {
  const { labels } = useText(candidateText).facts;
  return (
    <Entry
      path={path}
      entry={entry}
      title={<Fact path={`${path}.name`} label={labels.project} value={entry.name} />}
      place={[
        entry.role && <Fact key="a" path={`${path}.role`} label={labels.role} value={entry.role} />,
      ]}
    />
  );
}

export function OtherEntry({ entry, path }: EntryProps<"other">) {
  const { labels } = useText(candidateText).facts;
  return (
    <div>
      <h3 className="font-medium">
        <Fact path={`${path}.title`} label={labels.heading} value={entry.title} />
      </h3>
      <LongFact path={`${path}.content`} label={labels.content} value={entry.content} />
    </div>
  );
}

function Entry({
  path,
  entry,
  title,
  place,
}: {
  readonly path: string;
  readonly entry: {
    readonly startDate: string;
    readonly endDate: string;
    readonly description: string;
  };
  readonly title: ReactNode;
  readonly place: readonly ReactNode[];
}) {
  const t = useText(candidateText).facts;
  const end = entry.endDate === "present" ? t.present : entry.endDate;
  const dates = [
    entry.startDate && (
      <Fact
        key="start"
        path={`${path}.startDate`}
        label={t.labels.startDate}
        value={entry.startDate}
      />
    ),
    end && <Fact key="end" path={`${path}.endDate`} label={t.labels.endDate} value={end} />,
  ].filter(Boolean);
  const where = place.filter(Boolean);
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-medium">{title}</h3>
        {dates.length > 0 && (
          <p className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
            <Joined parts={dates} by=" – " />
          </p>
        )}
      </div>
      {where.length > 0 && (
        <p className="text-sm text-ink-2">
          <Joined parts={where} by=" · " />
        </p>
      )}
      <LongFact
        path={`${path}.description`}
        label={t.labels.description}
        value={entry.description}
      />
    </article>
  );
}

function Joined({ parts, by }: { readonly parts: readonly ReactNode[]; readonly by: string }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two or three parts, always in this order.
    <Fragment key={index}>
      {index > 0 && by}
      {part}
    </Fragment>
  ));
}
