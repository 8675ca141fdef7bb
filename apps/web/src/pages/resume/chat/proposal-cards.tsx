/** What the assistant would change: one card each, to be applied or rejected. */
import type { Proposal, ProposalDecision } from "@bole/server/contract";
import { Check, X } from "lucide-react";
import { useEffect } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { ChangeView } from "../changes/change-view.tsx";
import { useEditor } from "../editor-context.ts";
import { changeTitle } from "../model/change-words.ts";
import { chatText } from "../text/chat-text.ts";
import { placeText } from "../text/place-text.ts";

type Item = Proposal["items"][number];

export function ProposalCards({
  proposal,
  isNewest,
  isPending,
  error,
  onDecide,
}: {
  readonly proposal: Proposal;
  /** What it is about stands out on the page. */
  readonly isNewest: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onDecide: (decision: ProposalDecision) => void;
}) {
  const t = useText(chatText);
  const { mark } = useEditor();
  const waiting = proposal.items.filter(({ state }) => state === "pending");
  const isOpen = isNewest && waiting.length > 0;
  useEffect(() => {
    if (isOpen) mark(proposal.items.flatMap(({ changes }) => changes));
  }, [isOpen, proposal, mark]);
  return (
    <section
      aria-label={t.proposed(proposal.items.length)}
      className="overflow-hidden rounded-lg border border-line bg-raised shadow-rest"
    >
      <p className="border-b border-line bg-sunken px-3 py-1.5 text-sm font-medium text-ink-2">
        {t.proposed(proposal.items.length)}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {proposal.items.map((item) => (
          <li key={item.id} className="flex flex-col gap-2 px-3 py-2.5">
            {item.changes.map((change) => (
              <ChangeView
                key={`${change.section} ${change.entry_id} ${change.field} ${change.kind}`}
                change={change}
              />
            ))}
            <ItemActions item={item} isPending={isPending} onDecide={onDecide} />
          </li>
        ))}
      </ul>
      {error !== null && <ProblemNote error={error} className="m-2" />}
      {waiting.length > 1 && (
        <div className="flex gap-2 border-t border-line px-3 py-2">
          <Button
            size="sm"
            variant="primary"
            loading={isPending}
            onClick={() => onDecide({ apply: "all" })}
          >
            <Check aria-hidden />
            {t.applyAll}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={isPending}
            onClick={() => onDecide({ reject: "all" })}
          >
            {t.rejectAll}
          </Button>
        </div>
      )}
    </section>
  );
}

function ItemActions({
  item: { id, state, changes },
  isPending,
  onDecide,
}: {
  readonly item: Item;
  readonly isPending: boolean;
  readonly onDecide: (decision: ProposalDecision) => void;
}) {
  const t = useText(chatText);
  const names = useText(placeText);
  const { data } = useEditor();
  const title = changes.map((change) => changeTitle(names, change, data)).join(", ");
  if (state !== "pending") {
    return (
      <p className="pl-7.5">
        <Badge tone={state === "applied" ? "ok" : "neutral"}>
          {state === "applied" ? t.applied : t.rejected}
        </Badge>
      </p>
    );
  }
  return (
    <div className="flex gap-2 pl-7.5">
      <Button
        size="sm"
        aria-label={t.applyOne(title)}
        disabled={isPending}
        onClick={() => onDecide({ apply: [id] })}
      >
        <Check aria-hidden />
        {t.apply}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t.rejectOne(title)}
        disabled={isPending}
        onClick={() => onDecide({ reject: [id] })}
      >
        <X aria-hidden />
        {t.reject}
      </Button>
    </div>
  );
}
