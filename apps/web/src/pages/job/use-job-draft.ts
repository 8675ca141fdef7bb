/**
 * A job that is being written. What others save meanwhile does not touch the draft; saving over
 * theirs is refused, and then both are held against each other.
 */
import type { Job, JobDraft } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { changeJob, createJob, JOBS_KEY, jobQuery, publishJob } from "../../api/jobs.ts";
import { ApiProblem } from "../../api/problems.ts";
import { useAct } from "../../design/use-act.ts";
import { sameJson } from "../../json/json.ts";
import { type Choices, differences, firstChoices, mergeBy } from "../../talent/three-way.ts";
import { draftOf } from "./job-draft.ts";

interface Conflict {
  readonly theirs: Job;
  readonly choices: Choices;
}

export function useJobDraft({
  current,
  first,
  isWorthKeeping = false,
  onSaved,
}: {
  /** Null for one that is not stored yet. */
  readonly current: Job | null;
  readonly first: JobDraft;
  /** Also unchanged it would be a loss, until it is stored. */
  readonly isWorthKeeping?: boolean;
  readonly onSaved: (job: Job) => void;
}) {
  const client = useQueryClient();
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(first);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const start = base === null ? first : draftOf(base);
  const isChanged = !sameJson(draft, start);
  /** Read by the guard in the very moment of leaving, which may come before the next render. */
  const isAtRisk = useRef(false);
  isAtRisk.current = isChanged || (isWorthKeeping && base === null);

  const begin = (job: Job) => {
    isAtRisk.current = false;
    setBase(job);
    setDraft(draftOf(job));
    setConflict(null);
  };
  // Nothing was written here: what others saved is simply the newest.
  useEffect(() => {
    if (current === null || isChanged || current.version <= (base?.version ?? 0)) return;
    setBase(current);
    setDraft(draftOf(current));
  }, [current, isChanged, base]);

  const saving = useAct({
    mutationFn: async () => {
      const before = conflict?.theirs ?? base;
      const wanted =
        conflict === null ? draft : mergeBy(draft, draftOf(conflict.theirs), conflict.choices);
      // To open a job is to publish it, which is for the gate of effects: the rest is saved first.
      const isOpening = wanted.status === "open" && before?.status !== "open";
      const job = isOpening ? { ...wanted, status: before?.status ?? "draft" } : wanted;
      const saved =
        before === null
          ? await createJob(job)
          : await changeJob(before.id, { version: before.version, job });
      if (!isOpening) return saved;
      // What was saved stays so, whatever becomes of the publishing.
      setBase(saved);
      setConflict(null);
      return publishJob(saved);
    },
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job);
      begin(job);
      void client.invalidateQueries({ queryKey: JOBS_KEY });
      onSaved(job);
    },
    onError: async (error) => {
      if (base === null || !isConflict(error)) return;
      const theirs = await client.fetchQuery(jobQuery(base.id));
      const found = differences(draftOf(base), draft, draftOf(theirs));
      setConflict({ theirs, choices: firstChoices(found) });
    },
  });

  return {
    base,
    draft,
    change: (part: Partial<JobDraft>) => {
      setDraft((old) => ({ ...old, ...part }));
      if (!isConflict(saving.error)) saving.reset();
    },
    isChanged,
    isAtRisk: () => isAtRisk.current,
    isPending: saving.isPending,
    /** What is held against each other is said by the conflict itself. */
    error: conflict !== null && isConflict(saving.error) ? null : saving.error,
    issues: saving.error instanceof ApiProblem ? (saving.error.problem.issues ?? []) : [],
    conflict:
      conflict === null || base === null
        ? null
        : {
            found: differences(draftOf(base), draft, draftOf(conflict.theirs)),
            choices: conflict.choices,
            choose: (choices: Choices) => setConflict({ ...conflict, choices }),
          },
    save: () => saving.mutate(),
    discard: () => {
      saving.reset();
      if (conflict !== null) begin(conflict.theirs);
      else setDraft(start);
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === "version-conflict";
}
