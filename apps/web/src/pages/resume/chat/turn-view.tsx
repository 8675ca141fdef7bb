/** One turn: what was said, what came of it, and what was answered. */
import type { ProposalDecision } from "@bole/server/contract";
import { LoaderCircle } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { ChangeView } from "../changes/change-view.tsx";
import { chatText } from "../text/chat-text.ts";
import { ProposalCards } from "./proposal-cards.tsx";
import type { ChatTurn } from "./turn.ts";

export function TurnView({
  turn,
  isNewest,
  isDeciding,
  decisionError,
  onDecide,
  onAgain,
}: {
  readonly turn: ChatTurn;
  readonly isNewest: boolean;
  readonly isDeciding: boolean;
  readonly decisionError: unknown;
  readonly onDecide: (decision: ProposalDecision) => void;
  /** After a failure; what was answered already is answered once. */
  readonly onAgain: () => void;
}) {
  const t = useText(chatText);
  const { message, reply, changes, proposal, isRunning, error } = turn;
  return (
    <li className="flex flex-col gap-2.5">
      <p className="ml-8 self-end rounded-xl rounded-br-sm bg-accent-soft px-3 py-2 break-words whitespace-pre-wrap text-accent-ink">
        <span className="sr-only">{t.you}: </span>
        {message}
      </p>
      {isRunning && reply === "" && (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {t.thinking}
        </p>
      )}
      {reply !== "" && (
        <p className="mr-4 break-words whitespace-pre-wrap">
          <span className="sr-only">{t.assistant}: </span>
          {reply}
        </p>
      )}
      {changes.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised px-3 shadow-rest">
          {changes.map((change) => (
            <li
              key={`${change.section} ${change.entry_id} ${change.field} ${change.kind}`}
              className="py-2.5"
            >
              <ChangeView change={change} />
            </li>
          ))}
        </ul>
      )}
      {proposal !== null && proposal.items.length > 0 && (
        <ProposalCards
          proposal={proposal}
          isNewest={isNewest}
          isPending={isDeciding}
          error={decisionError}
          onDecide={onDecide}
        />
      )}
      {error !== null && (
        <div className="flex flex-col items-start gap-2">
          <ProblemNote error={error} className="w-full" />
          <Button size="sm" onClick={onAgain}>
            {t.again}
          </Button>
        </div>
      )}
    </li>
  );
}
