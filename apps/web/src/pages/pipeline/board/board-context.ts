/** What the columns and cards of a board share. */
import type { BoardCard, Stage } from "@bole/server/contract";
import { createContext, useContext } from "react";
import type { Refusal } from "../moving/use-moves.ts";
import type { Moving } from "./arrange.ts";

interface BoardShared {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: readonly string[], on: boolean) => void;
  readonly moving: Moving;
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly dismiss: (id: string) => void;
  readonly again: (refusal: Refusal) => void;
  /** By the card's own menu. */
  readonly moveOne: (card: BoardCard, to: Stage) => void;
  /** Who is dragged along with others is moved with them. */
  readonly drop: (id: string, to: Stage) => void;
  /** Whose card takes the focus back where it arrives. */
  readonly arriving: string | null;
}

const BoardContext = createContext<BoardShared | null>(null);

export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardShared {
  const shared = useContext(BoardContext);
  if (shared === null) throw new Error("A card belongs on a board.");
  return shared;
}
