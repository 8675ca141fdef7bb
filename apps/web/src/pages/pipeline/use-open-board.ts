/** What one does on a board: select, move, reject with a reason; and what is said about it. */
import type { Board, BoardCard, Stage } from "@bole/server/contract";
import { useState } from "react";
import { newKey } from "../../api/effects.ts";
import { notify, notifyWithUndo } from "../../design/notify.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { openBooking } from "../../talent/interview/booking-offer.tsx";
import { interviewText } from "../../talent/interview/interview-text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { cardsOf } from "./board/arrange.ts";
import { type Outcome, type Refusal, useMoves } from "./moving/use-moves.ts";
import { useRefusalText } from "./moving/use-refusal-text.ts";
import { pipelineText } from "./pipeline-text.ts";

export function useOpenBoard(board: Board) {
  const t = useText(pipelineText);
  const { stages } = useText(talentText);
  const { undo } = useShellText().action;
  const { book } = useText(interviewText);
  const sayRefusal = useRefusalText();
  const { moving, refusals, progress, move, dismiss } = useMoves(board.job_id);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<readonly BoardCard[]>([]);
  const [refusing, setRefusing] = useState<BoardCard | null>(null);
  const [arriving, setArriving] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const cards = cardsOf(board);

  const select = (some: readonly string[], on: boolean) =>
    setIds((old) => new Set(on ? [...old, ...some] : [...old].filter((id) => !some.includes(id))));

  const tell = (movers: readonly BoardCard[], to: Stage, { refused, moved, waiting }: Outcome) => {
    const [first] = refused;
    const isOne = movers.length === 1;
    const name = movers[0]?.name || t.unnamed;
    if (first !== undefined)
      void notify(
        "error",
        isOne ? `${name}: ${sayRefusal(first)}` : t.move.partly(moved, refused.length),
      );
    else if (waiting > 0) void notify("success", t.move.waits);
    else {
      const said = isOne ? t.move.moved(name, stages[to]) : t.move.movedMany(moved, stages[to]);
      if (isOne) setNews(said);
      const [one] = movers;
      const application = { id: one?.application.id ?? "", job_title: board.job_title };
      const offers: Partial<Record<Stage, { label: string; onClick: () => void }>> = {
        interview: { label: book, onClick: () => openBooking({ name, application }) },
        rejected: { label: t.reject.write, onClick: () => setRefusing(one ?? null) },
      };
      const offer = isOne ? offers[to] : undefined;
      void notifyWithUndo(said, undo, () => void moveBack(movers, to), offer);
    }
  };

  const moveBack = async (movers: readonly BoardCard[], from: Stage) => {
    const back = movers.map((card) => {
      const { application } = card;
      const there = { ...application, stage: from, version: application.version + 1 };
      const moved = { ...card, application: there };
      return { card: moved, to: application.stage, reason: "", key: newKey() };
    });
    const { refused } = await move(back);
    const [first] = refused;
    if (first !== undefined) void notify("error", sayRefusal(first));
  };

  const send = async (
    some: readonly BoardCard[],
    to: Stage,
    reason: string,
    keyOf: (card: BoardCard) => string = newKey,
  ) => {
    // Who is on the way already has a version that is not known yet.
    const movers = some.filter(
      ({ application }) => application.stage !== to && !moving.has(application.id),
    );
    if (movers.length === 0) return;
    const outcome = await move(movers.map((card) => ({ card, to, reason, key: keyOf(card) })));
    const refused = new Set(outcome.refused.map((one) => one.move.card.application.id));
    const done = some.map(({ application }) => application.id).filter((id) => !refused.has(id));
    select(done, false);
    tell(movers, to, outcome);
  };

  const start = (some: readonly BoardCard[], to: Stage) => {
    if (to === "rejected") setRejecting(some.filter(({ application }) => application.stage !== to));
    else void send(some, to, "");
  };
  const selected = cards.filter(({ application }) => ids.has(application.id));

  return {
    news,
    progress,
    selected,
    rejecting,
    refusing,
    closeRefusal: () => setRefusing(null),
    moveSelected: (to: Stage) => start(selected, to),
    clear: () => setIds(new Set()),
    reject: (reason: string) => {
      setRejecting([]);
      void send(rejecting, "rejected", reason);
    },
    keep: () => setRejecting([]),
    shared: {
      selected: new Set(selected.map(({ application }) => application.id)),
      select,
      moving,
      refusals,
      dismiss,
      arriving,
      again: ({ move: { card, to, reason, key } }: Refusal) =>
        void send([card], to, reason, () => key),
      moveOne: (card: BoardCard, to: Stage) => {
        setArriving(card.application.id);
        start([card], to);
      },
      drop: (id: string, to: Stage) => {
        setArriving(null);
        const together = selected.some(({ application }) => application.id === id);
        start(together ? selected : cards.filter(({ application }) => application.id === id), to);
      },
    },
  };
}
