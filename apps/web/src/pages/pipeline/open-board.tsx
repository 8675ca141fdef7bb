/** The board of one job: next steps, columns, and what is done with who is selected. */
import type { Board, NextStep, Stage } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Select } from "../../design/select.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { OfferedBooking } from "../../talent/interview/booking-offer.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { cardsOf, cardsOfStep, stepOf, withMoves } from "./board/arrange.ts";
import { BoardProvider } from "./board/board-context.ts";
import { Column } from "./board/column.tsx";
import { NextStepsStrip } from "./board/next-steps-strip.tsx";
import { BulkBar } from "./moving/bulk-bar.tsx";
import { RefusalMail } from "./moving/refusal-mail.tsx";
import { RejectDialog } from "./moving/reject-dialog.tsx";
import { pipelineText } from "./pipeline-text.ts";
import { useOpenBoard } from "./use-open-board.ts";

export interface Shown {
  readonly step?: NextStep["kind"] | undefined;
  /** On a phone, where one column has room. */
  readonly stage?: Stage | undefined;
}

export function OpenBoard({
  board,
  shown,
  onShow,
}: {
  readonly board: Board;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}) {
  const t = useText(pipelineText);
  const { stages } = useText(talentText);
  const { number } = useFormat();
  const open = useOpenBoard(board);
  useHanFont(board);
  if (cardsOf(board).length === 0) return <EmptyBoard jobId={board.job_id} />;

  const step = stepOf(board, shown.step);
  const columns = withMoves(board, open.shared.moving).columns.map(({ stage, cards }) => ({
    stage,
    cards: cardsOfStep(cards, step),
    all: cards.length,
  }));
  const fullest = columns.find(({ cards }) => cards.length > 0)?.stage ?? "sourced";
  const onPhone = shown.stage ?? fullest;
  const [from, ...others] = new Set(open.selected.map(({ application }) => application.stage));
  return (
    <BoardProvider value={open.shared}>
      <OfferedBooking />
      <Allowed to="hiring.write">
        <NextStepsStrip
          steps={board.next_steps}
          chosen={step?.kind}
          onChoose={(kind) => onShow({ ...shown, step: kind })}
        />
      </Allowed>
      <div className="mb-3 md:hidden [&>button]:w-full">
        <Select
          label={t.stage}
          value={onPhone}
          options={columns.map(({ stage, cards }) => ({
            value: stage,
            label: t.inStage(stages[stage], number(cards.length)),
          }))}
          onChange={(stage) => onShow({ ...shown, stage })}
        />
      </div>
      <div className="gap-3 md:-mx-10 md:flex md:max-h-[calc(100dvh-5rem)] md:min-h-[calc(100dvh-20rem)] md:overflow-x-auto md:px-10 md:pb-3">
        {columns.map(({ stage, cards, all }) => (
          <Column
            key={stage}
            stage={stage}
            cards={cards}
            all={all}
            isShownOnPhone={stage === onPhone}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {open.news}
      </p>
      {open.selected.length > 0 && (
        <BulkBar
          count={open.selected.length}
          from={others.length === 0 ? (from ?? null) : null}
          progress={open.progress}
          onMove={open.moveSelected}
          onClear={open.clear}
        />
      )}
      {open.rejecting.length > 0 && (
        <RejectDialog cards={open.rejecting} onReject={open.reject} onClose={open.keep} />
      )}
      {open.refusing !== null && (
        <RefusalMail card={open.refusing} board={board} onClose={open.closeRefusal} />
      )}
    </BoardProvider>
  );
}

function EmptyBoard({ jobId }: { readonly jobId: string }) {
  const t = useText(pipelineText);
  return (
    <Card>
      <EmptyState
        icon={<Users aria-hidden />}
        title={t.empty}
        detail={t.emptyDetail}
        action={
          <Allowed to="people.write">
            <Link
              to="/jobs/$jobId"
              params={{ jobId }}
              search={{ tab: "suggested" }}
              className={buttonClass("primary")}
            >
              {t.toCandidates}
            </Link>
          </Allowed>
        }
      />
    </Card>
  );
}
