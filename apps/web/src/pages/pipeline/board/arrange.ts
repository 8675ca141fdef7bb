/** What the board shows: the server's, with the moves that are under way, and only those sought. Pure. */
import type { Board, BoardCard, NextStep, Stage } from "@bole/server/contract";

/** Where each is being moved to, by application. */
export type Moving = ReadonlyMap<string, Stage>;

/** As if every move were done already. Who arrives is on top, as the server would have it. */
export function withMoves(board: Board, moving: Moving): Board {
  const isMoving = ({ application }: BoardCard) => moving.has(application.id);
  const movers = cardsOf(board).filter(isMoving);
  return {
    ...board,
    columns: board.columns.map(({ stage, cards }) => ({
      stage,
      cards: [
        ...movers.filter(({ application }) => moving.get(application.id) === stage),
        ...cards.filter((card) => !isMoving(card)),
      ],
    })),
  };
}

/** What is known of one application by now, before the whole board has been asked for again. */
export function withApplication(
  board: Board,
  id: string,
  news: Pick<BoardCard["application"], "stage" | "version" | "updated_at">,
): Board {
  const columns = board.columns.map(({ stage, cards }) => ({
    stage,
    cards: cards.map((card) =>
      card.application.id === id
        ? { ...card, application: { ...card.application, ...news } }
        : card,
    ),
  }));
  return withMoves({ ...board, columns }, new Map([[id, news.stage]]));
}

export function cardsOf({ columns }: Board): readonly BoardCard[] {
  return columns.flatMap(({ cards }) => cards);
}

/** A step that nobody waits for any more limits nothing. */
export function stepOf(board: Board, kind: unknown): NextStep | undefined {
  return board.next_steps.find((step) => step.kind === kind);
}

export function cardsOfStep(
  cards: readonly BoardCard[],
  step: NextStep | undefined,
): readonly BoardCard[] {
  if (step === undefined) return cards;
  return cards.filter(({ application }) => step.application_ids.includes(application.id));
}
