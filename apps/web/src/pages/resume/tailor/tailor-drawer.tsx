/** The résumé beside an advertisement: what is proven, what could be changed, and a variant of it. */
import type { Resume, Tailoring } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { makeVariant, RESUMES_KEY, tailorResume } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Drawer } from "../../../design/drawer.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { toPatch } from "../model/to-patch.ts";
import type { Version } from "../session/resume-session.ts";
import { tailorText } from "../text/tailor-text.ts";
import { adBody, isEmptyAd, NO_AD } from "./ad.ts";
import { AdSource } from "./ad-source.tsx";
import { ProposalChoice } from "./proposal-choice.tsx";
import { RequirementView } from "./requirement-view.tsx";
import { type AnsweredLine, NO_ANSWER, tailorEdits } from "./tailor-edits.ts";
import { TailorSummary } from "./tailor-summary.tsx";

export function TailorDrawer({
  resume,
  stored,
  onBefore,
  onClose,
}: {
  readonly resume: Pick<Resume, "id">;
  readonly stored: Version;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const t = useText(tailorText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ad, setAd] = useState(NO_AD);
  const [name, setName] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Readonly<Record<string, AnsweredLine>>>({});
  const compare = useAct({
    mutationFn: async () => {
      await onBefore();
      return tailorResume(resume.id, adBody(ad));
    },
    onSuccess: ({ title }) => setName(title),
  });
  const save = useAct({
    mutationFn: (tailoring: Tailoring) => {
      const edits = tailorEdits(stored.data, tailoring, left, answers);
      const patch = toPatch(stored.data, edits);
      return makeVariant(resume.id, { name, base_version: stored.version, edits: patch });
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      void notify("success", t.variantSaved);
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: id } });
    },
  });
  const found = compare.data;
  const error = compare.error ?? save.error;
  return (
    <Drawer title={t.title} about={t.about} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <AdSource ad={ad} onChange={setAd} />
        <Button
          className="self-start"
          disabled={isEmptyAd(ad)}
          loading={compare.isPending}
          onClick={() => compare.mutate()}
        >
          {t.compare}
        </Button>
        {error !== null && <ProblemNote error={error} />}
        {found !== undefined && (
          <>
            <TailorSummary tailoring={found} />
            <section aria-label={t.proposals} className="flex flex-col gap-3">
              <h3 className="font-medium">{t.proposals}</h3>
              {found.proposals.length === 0 && (
                <p className="text-sm text-ink-2">{t.noProposals}</p>
              )}
              {found.proposals.map((one) => (
                <ProposalChoice
                  key={one.id}
                  proposal={one}
                  isTaken={!left.has(one.id)}
                  onTake={(isTaken) => {
                    const next = new Set(left);
                    if (isTaken) next.delete(one.id);
                    else next.add(one.id);
                    setLeft(next);
                  }}
                />
              ))}
            </section>
            <section aria-label={t.requirements} className="flex flex-col gap-3">
              <h3 className="font-medium">{t.requirements}</h3>
              {found.requirements.map((one) => (
                <RequirementView
                  key={one.id}
                  requirement={one}
                  question={found.questions.find((asked) => asked.requirement_id === one.id)?.text}
                  advice={found.gaps.find((gap) => gap.requirement_id === one.id)?.advice}
                  data={stored.data}
                  answer={answers[one.id] ?? NO_ANSWER}
                  onAnswer={(said) => setAnswers({ ...answers, [one.id]: said })}
                />
              ))}
            </section>
            <Field
              {...{ label: t.name, maxLength: 200, value: name }}
              onChange={(event) => setName(event.target.value)}
            />
            <Button
              variant="primary"
              className="self-start"
              disabled={name.trim() === ""}
              loading={save.isPending}
              onClick={() => save.mutate(found)}
            >
              {t.save}
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}
