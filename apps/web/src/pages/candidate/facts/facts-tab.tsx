/** What the résumé says, field by field, each with its source. */
import type { ResumeDetail } from "@bole/server/contract";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { EducationEntry, OtherEntry, ProjectEntry, WorkEntry } from "./entries.tsx";
import { Fact, LongFact, RecognisedContext, SourcesContext } from "./fact.tsx";
import { unplacedIn } from "./place-line.ts";
import { UnplacedLines } from "./unplaced-lines.tsx";

const LINES = ["name", "title", "email", "phone", "location"] as const;

export function FactsTab({ detail }: { readonly detail: ResumeDetail }) {
  const t = useText(candidateText).facts;
  const { resume, document } = detail;
  const recognised = document?.recognised ?? [];
  const { basic, workExperience, education, projects, skillContent } = resume.data;
  const unplaced = unplacedIn(resume.data)?.index;
  const other = resume.data.other
    .map((entry, index) => ({ entry, index }))
    .filter(({ index }) => index !== unplaced);
  const lists = workExperience.length + education.length + projects.length + other.length;
  const isEmpty =
    unplaced === undefined &&
    lists === 0 &&
    skillContent === "" &&
    LINES.every((name) => basic[name] === "");
  if (isEmpty) return <p className="text-ink-2">{t.nothing}</p>;
  return (
    <SourcesContext value={resume.sources}>
      <RecognisedContext value={recognised}>
        <UnplacedLines detail={detail} />
        <p className="mb-4 text-sm text-ink-3">
          {t.legend} {recognised.length > 0 && t.scanned}
        </p>
        <div className="flex flex-col gap-6">
          <Section title={t.basic}>
            <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
              {LINES.filter((name) => basic[name] !== "").map((name) => (
                <Line key={name} label={t.labels[name]}>
                  <Fact path={`basic.${name}`} label={t.labels[name]} value={basic[name]} />
                </Line>
              ))}
              {basic.links.map((link, index) => (
                <Line key={link} label={t.labels.link}>
                  <Fact path={`basic.links[${index}]`} label={t.labels.link} value={link} />
                </Line>
              ))}
            </dl>
            <LongFact path="basic.summary" label={t.labels.summary} value={basic.summary} />
          </Section>
          {workExperience.length > 0 && (
            <Section title={t.work}>
              {workExperience.map((entry, index) => (
                <WorkEntry key={entry.id} entry={entry} path={`workExperience[${index}]`} />
              ))}
            </Section>
          )}
          {projects.length > 0 && (
            <Section title={t.projects}>
              {projects.map((entry, index) => (
                <ProjectEntry key={entry.id} entry={entry} path={`projects[${index}]`} />
              ))}
            </Section>
          )}
          {education.length > 0 && (
            <Section title={t.education}>
              {education.map((entry, index) => (
                <EducationEntry key={entry.id} entry={entry} path={`education[${index}]`} />
              ))}
            </Section>
          )}
          {skillContent !== "" && (
            <Section title={t.labels.skillContent}>
              <LongFact path="skillContent" label={t.labels.skillContent} value={skillContent} />
            </Section>
          )}
          {other.length > 0 && (
            <Section title={t.other}>
              {other.map(({ entry, index }) => (
                <OtherEntry key={entry.id} entry={entry} path={`other[${index}]`} />
              ))}
            </Section>
          )}
        </div>
      </RecognisedContext>
    </SourcesContext>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="min-w-0 max-sm:mb-1.5">{children}</dd>
    </>
  );
}
