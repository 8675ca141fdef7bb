/**
 * Moves people to another stage. The board shows it at once; what the server refuses goes back, and
 * says why. The moves lie over the server's board instead of in it: taking one back is forgetting it.
 */
import type { BoardCard, Stage } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../../api/candidates.ts";
import { askEffect } from "../../../api/effects.ts";
import { JOBS_KEY } from "../../../api/jobs.ts";
import { boardQuery } from "../../../api/pipeline.ts";
import { type Moving, withApplication } from "../board/arrange.ts";
import { placeNow } from "./place-now.ts";

export interface Move {
  readonly card: BoardCard;
  readonly to: Stage;
  readonly reason: string;
  /** The same when it is sent again: it is done once. */
  readonly key: string;
}

export interface Refusal {
  readonly move: Move;
  readonly error: unknown;
  /** Where somebody else put them meanwhile, if that was it. */
  readonly now: Stage | null;
}

export interface Outcome {
  readonly moved: number;
  /** Of those that the policy lets nobody move without an approval. */
  readonly waiting: number;
  readonly refused: readonly Refusal[];
}

const idOf = ({ card }: Move) => card.application.id;

export function useMoves(jobId: string) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(jobId);
  const [moving, setMoving] = useState<Moving>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  const settle = (id: string, news: BoardCard["application"]) =>
    client.setQueryData(queryKey, (board) => board && withApplication(board, id, news));

  const send = async (move: Move): Promise<"moved" | "waiting" | Refusal> => {
    const { card, to, reason, key } = move;
    const { id, version } = card.application;
    try {
      const payload = { application_id: id, to, reason, version };
      const effect = await askEffect({ kind: "move_stage", payload }, key);
      if (effect.state !== "done") return "waiting";
      const { updated_at } = effect;
      settle(id, { ...card.application, stage: to, version: version + 1, updated_at });
      return "moved";
    } catch (error) {
      const now = placeNow(error);
      if (now !== null) settle(id, { ...card.application, ...now });
      return { move, error, now: now?.stage ?? null };
    }
  };

  const move = async (moves: readonly Move[]): Promise<Outcome> => {
    setRefusals((old) => without(old, moves.map(idOf)));
    setMoving((old) => new Map([...old, ...moves.map((one) => [idOf(one), one.to] as const)]));
    // An answer that is on its way does not know of it yet.
    await client.cancelQueries({ queryKey });
    const results: Awaited<ReturnType<typeof send>>[] = [];
    for (const [done, one] of moves.entries()) {
      if (moves.length > 1) setProgress({ done, all: moves.length });
      results.push(await send(one));
      setMoving((old) => without(old, [idOf(one)]));
    }
    setProgress(null);
    const refused = results.filter((result) => typeof result !== "string");
    setRefusals(
      (old) => new Map([...old, ...refused.map((one) => [idOf(one.move), one] as const)]),
    );
    for (const about of [queryKey, CANDIDATES_KEY, JOBS_KEY, ["effects"]])
      void client.invalidateQueries({ queryKey: about });
    const count = (kind: string) => results.filter((result) => result === kind).length;
    return { moved: count("moved"), waiting: count("waiting"), refused };
  };

  return {
    moving,
    refusals,
    progress,
    move,
    dismiss: (id: string) => setRefusals((old) => without(old, [id])),
  };
}

function without<T>(all: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> {
  return new Map([...all].filter(([id]) => !ids.includes(id)));
}
