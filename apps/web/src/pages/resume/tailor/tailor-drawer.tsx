/** The résumé beside an advertisement: what is proven, what could be changed, and a variant of it. */
import type { Resume, Tailoring } from "@bole/server/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { makeVariant, RESUMES_KEY, tailorResume } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Drawer } from "../../../design/drawer.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { applyEdits, type HandEdit } from "../model/hand-edit.ts";
import { toPatch } from "../model/to-patch.ts";
import type { Version } from "../session/resume-session.ts";
import { tailorText } from "../text/tailor-text.ts";
import { type Answers, buildLine } from "./build-line.ts";
import { ProposalChoice } from "./proposal-choice.tsx";
import { RequirementView } from "./requirement-view.tsx";

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
  const [job, setJob] = useState("");
  const [name, setName] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<Readonly<Record<string, Answers>>>({});
  const compare = useMutation({
    mutationFn: async () => {
      await onBefore();
      return tailorResume(resume.id, { job });
    },
    onSuccess: ({ title }) => setName(title),
  });
  const save = useMutation({
    mutationFn: (tailoring: Tailoring) => {
      const edits = editsOf(tailoring, left, answers, stored.data);
      const patch = toPatch(stored.data, edits);
      return makeVariant(resume.id, { name, base_version: stored.version, edits: patch });
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: id } });
    },
  });
  const found = compare.data;
  const error = compare.error ?? save.error;
  return (
    <Drawer title={t.title} about={t.about} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <TextArea
          {...{ label: t.job, hint: t.jobHint, rows: 6, maxLength: 100_000, value: job }}
          onChange={(event) => setJob(event.target.value)}
        />
        <Button
          className="self-start"
          disabled={job.trim() === ""}
          loading={compare.isPending}
          onClick={() => compare.mutate()}
        >
          {t.compare}
        </Button>
        {error !== null && <ProblemNote error={error} />}
        {found !== undefined && (
          <>
            <p role="status" className="font-medium">
              {t.coverage(found.coverage.met, found.coverage.partly, found.coverage.all)}
            </p>
            <section aria-label={t.requirements} className="flex flex-col gap-3">
              {found.requirements.map((one) => (
                <RequirementView
                  key={one.id}
                  requirement={one}
                  isMissing={found.missing.includes(one.id)}
                  answers={answers[one.id] ?? { what: "", scale: "", result: "" }}
                  onAnswer={(said) => setAnswers({ ...answers, [one.id]: said })}
                />
              ))}
            </section>
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

/** What was taken, and a line under the newest post for each answer. */
function editsOf(
  { proposals }: Tailoring,
  left: ReadonlySet<string>,
  answers: Readonly<Record<string, Answers>>,
  data: Version["data"],
): HandEdit[] {
  const taken = proposals
    .filter(({ id }) => !left.has(id))
    .map(({ kind, section, entry_id, field, before, after }): HandEdit => {
      const place = { section, entry_id, field };
      const added = kind === "from_another_resume" ? after.slice(before.length) : null;
      return { kind: "set", place, value: added ?? after };
    });
  const edits: HandEdit[] = [];
  let now = data;
  const [newest] = data.workExperience;
  const append = (line: string) => {
    const entry = now.workExperience.find(({ id }) => id === newest?.id);
    if (entry === undefined) return;
    const place = { section: "workExperience", entry_id: entry.id, field: "description" };
    const value = [entry.description, line].filter((text) => text !== "").join("\n");
    push({ kind: "set", place, value });
  };
  const push = (edit: HandEdit) => {
    edits.push(edit);
    now = applyEdits(now, [edit]);
  };
  for (const [at, edit] of taken.entries()) {
    const isAdded = proposals.filter(({ id }) => !left.has(id))[at]?.kind === "from_another_resume";
    if (isAdded && edit.kind === "set") append(String(edit.value).trim());
    else push(edit);
  }
  for (const answer of Object.values(answers)) {
    const line = buildLine(answer);
    if (line !== "") append(`- ${line}`);
  }
  return edits;
}
