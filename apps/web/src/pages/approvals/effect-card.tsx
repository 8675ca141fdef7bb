/** One change that an agent wants to make, with yes and no. What is approved is what is shown. */

import type { EffectEntry } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { useActorName } from "../../account/use-actor-name.ts";
import { CANDIDATES_KEY } from "../../api/candidates.ts";
import { approveEffect, rejectEffect } from "../../api/effects.ts";
import { EMAILS_KEY } from "../../api/emails.ts";
import { JOBS_KEY } from "../../api/jobs.ts";
import { BOARDS_KEY } from "../../api/pipeline.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { GuardedButton } from "../../design/guarded-button.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { effectText } from "../../talent/effect-text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { approvalsText } from "./approvals-text.ts";
import { EffectBody } from "./effect-body.tsx";
import { RejectForm } from "./reject-form.tsx";
import { useQuestion } from "./use-question.ts";

const LINK = "font-medium break-words text-accent-ink hover:underline";

export function EffectCard({ effect }: { readonly effect: EffectEntry }) {
  const t = useText(approvalsText);
  const { since, exact } = useFormat();
  const nameOf = useActorName();
  const { person_id, person_name, job_id, job_title, run_id, actor, created_at } = effect;
  const name = person_name || t.effectsAsked.somebody;
  const question = useQuestion(effect);
  return (
    <Card aria-label={question} data-effect={effect.id} className="px-5 py-4">
      <h3 className="text-lg font-semibold break-words">{question}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
        {person_id !== null && person_name !== null && (
          <Link to="/people/$candidateId" params={{ candidateId: person_id }} className={LINK}>
            {name}
          </Link>
        )}
        {job_id !== null && job_title !== null && (
          <Link to="/jobs/$jobId" params={{ jobId: job_id }} className={LINK}>
            {job_title}
          </Link>
        )}
        {run_id !== null && (
          <Link to="/runs/$runId" params={{ runId: run_id }} className={LINK}>
            {t.toRun}
          </Link>
        )}
        <span className="break-all">{actor.startsWith("agent:") ? t.byAgent : nameOf(actor)}</span>
        <time dateTime={created_at} title={exact(created_at)}>
          {t.asked(since(created_at, Date.now()))}
        </time>
      </p>
      <EffectBody content={effect.content} />
      <Allowed to="approvals.answer">
        <Decision effect={effect} question={question} />
      </Allowed>
    </Card>
  );
}

function Decision({
  effect,
  question,
}: {
  readonly effect: EffectEntry;
  readonly question: string;
}) {
  const t = useText(approvalsText);
  const [isRejecting, setRejecting] = useState(false);
  const done = effect.content.kind === "create_job" ? t.jobCreated : t.approved;
  const approve = useDecision(() => approveEffect(effect), done);
  const reject = useDecision((reason: string) => rejectEffect(effect.id, reason), t.rejected);
  const [asks, setAsks] = useState(false);
  const label = useEffectLabel(effect.content);
  const isFinal = effect.content.kind === "erase_person";
  const error = reject.error ?? (asks ? null : approve.error);
  return (
    <div className="mt-4 flex flex-col gap-3">
      {isRejecting ? (
        <RejectForm
          pending={reject.isPending}
          onBack={() => setRejecting(false)}
          onSend={(reason) => reject.mutate(reason)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <GuardedButton
            subject={effect.id}
            variant={isFinal ? "danger" : "primary"}
            loading={approve.isPending}
            onClick={() => (isFinal ? setAsks(true) : approve.mutate(""))}
          >
            {!approve.isPending && <Check aria-hidden />}
            {label}
          </GuardedButton>
          <Button onClick={() => setRejecting(true)}>
            <X aria-hidden />
            {t.reject}
          </Button>
        </div>
      )}
      {error !== null && <ProblemNote error={error} />}
      {asks && (
        <ConfirmDialog
          title={question}
          about={t.effectsAsked.eraseAbout}
          confirm={t.effectsAsked.eraseGo}
          isPending={approve.isPending}
          error={approve.error}
          onConfirm={() => approve.mutate("")}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

function useDecision(decide: (reason: string) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useAct({
    mutationFn: decide,
    onSuccess: () => void notify("success", done),
    onSettled: () => {
      for (const queryKey of [["effects"], EMAILS_KEY, BOARDS_KEY, CANDIDATES_KEY, JOBS_KEY])
        void client.invalidateQueries({ queryKey });
    },
  });
}

function useEffectLabel(content: EffectEntry["content"]): string {
  const t = useText(effectText);
  const { stages } = useText(talentText);
  switch (content.kind) {
    case "send_mail":
      return t.sendMails(1);
    case "move_stage":
      return t.moveTo(1, stages[content.payload.to]);
    case "remove_application":
      return t.removeApplication;
    case "book_interview":
      return t.book(1);
    case "move_interview":
      return t.moveInterviews(1);
    case "cancel_interview":
      return t.cancelInterviews(1);
    case "create_job":
      return t.createJob;
    case "close_job":
      return t.closeJob;
    case "delete_job":
      return t.deleteJob;
    case "publish_job":
      return t.publish;
    case "erase_person":
      return t.erase;
  }
}
