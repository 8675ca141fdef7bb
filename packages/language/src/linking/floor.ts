/** What linking needs from outside: the text floor, and the product's own records. */
import type { Item } from "../conversation/item.ts";
import type { ConversationState } from "../conversation/state.ts";
import type { Reference } from "../examples/turn.ts";

export interface Match {
  readonly item: Item;
  /** From 0 to 1: 1 is its whole name. */
  readonly score: number;
}

/** Words to values. Undefined, null or empty where the words do not say it. The text floor fits it as it is. */
export interface Floor {
  /** A point or span of time, as the tools' schemas expect it. Now and the zone are the product's. */
  time(words: string): unknown;
  number(words: string): number | undefined;
  duration(words: string): unknown;
  /** Places in a list of that length, counted from 0: "the second one", 最后两个. */
  positions(words: string, length: number): readonly number[] | null;
  /** Whether the words say anything about which one is meant; "the one" does not. @default they do */
  tells?(words: string): boolean;
  /** Those that the words may name. */
  matchNames(words: string, items: readonly Item[]): { readonly ranked: readonly Match[] };
}

export interface FindRequest {
  readonly kind: string;
  readonly words: string;
  readonly ref: Extract<Reference, "name" | "description">;
  readonly state: ConversationState;
}

export interface GroupRequest extends Omit<FindRequest, "ref"> {
  readonly ref: Extract<Reference, "all" | "description">;
  /** What is in view; "everyone" means it where the product knows no other group. */
  readonly view: readonly Item[];
}

export interface Linking {
  readonly floor: Floor;
  /** Whether an item stands for those whom an earlier call of the message finds: "… and write to the best three". */
  isSought?(item: Item): boolean;
  /** The product's records of a kind that the words may mean, the best first. */
  find(request: FindRequest): Promise<readonly Match[]>;
  /** Which of those that share a name is meant, by what else was said; undefined where nothing tells. */
  tellApart?(equal: readonly Item[], state: ConversationState): Promise<Item | undefined>;
  /** Everybody or everything of a kind that a description means: "those in screening". Empty where it means none. */
  group?(request: GroupRequest): Promise<readonly Item[]>;
}
