/** Concepts that were recognised in the text; each click shows the next place that says so. */
import type { FoundConcept, ResumeDetail } from "@bole/server/contract";
import { useRef } from "react";
import { useText } from "../../../i18n/text.ts";
import { useConceptNames } from "../../../talent/use-concepts.ts";
import { candidateText } from "../candidate-text.ts";
import { useJump } from "../document/jump-context.ts";

export function SkillsTab({ detail: { concepts, resume } }: { readonly detail: ResumeDetail }) {
  const t = useText(candidateText).skills;
  const nameOf = useConceptNames(concepts.map(({ id }) => id));
  if (concepts.length === 0) return <p className="text-ink-2">{t.none}</p>;
  const interests = new Set(resume.tags.interest);
  const groups = [
    { title: t.skill, found: concepts.filter(({ id }) => !interests.has(id)) },
    { title: t.interest, found: concepts.filter(({ id }) => interests.has(id)) },
  ].filter(({ found }) => found.length > 0);
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ title, found }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-sm font-semibold">{title}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {found.map((concept) => (
              <li key={concept.id} className="max-w-full">
                <Skill concept={concept} name={nameOf(concept.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Skill({ concept, name }: { readonly concept: FoundConcept; readonly name: string }) {
  const t = useText(candidateText).skills;
  const jump = useJump();
  const next = useRef(0);
  const { spans } = concept;
  const show = () => {
    const span = spans[next.current % spans.length];
    next.current += 1;
    if (span !== undefined) jump([span]);
  };
  return (
    <button
      type="button"
      aria-label={t.show(name, spans.length)}
      onClick={show}
      className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line px-3 text-sm transition-colors hover:bg-accent-soft hover:text-accent-ink max-md:h-9"
    >
      <span className="truncate">{name}</span>
      {spans.length > 1 && <span className="text-xs text-ink-3 tabular-nums">{spans.length}</span>}
    </button>
  );
}
