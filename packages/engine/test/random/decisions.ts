import type { Gate, JsonValue } from "../../src/index.ts";
import { chance, type Dice, diceOf } from "../../src/planning/testing/dice.ts";
import { givesNumber } from "./world.ts";

/** Where a person is asked. */
export type Asked = Pick<Gate, "key" | "action" | "phase" | "fan_out">;

export type Decision =
  | { readonly decision: "approve" | "reject" }
  | { readonly decision: "modify"; readonly value: JsonValue };

/** What a person says at each gate: the same for the same place, whoever asks and whenever. */
export type Decide = (asked: Asked) => Decision;

export function decisionsOf(seed: number): Decide {
  return ({ key, action, phase, fan_out }) => {
    const dice = diceOf(seed ^ hash(`${key} ${phase}`));
    if (chance(dice, 60)) return { decision: "approve" };
    if (chance(dice, 40)) return { decision: "reject" };
    const one = () => changed(dice, phase === "before" || givesNumber(action));
    const value = fan_out ? Array.from({ length: dice.below(4) }, one) : one();
    return { decision: "modify", value };
  };
}

const changed = (dice: Dice, number: boolean): JsonValue =>
  number
    ? { n: dice.below(9) }
    : { items: Array.from({ length: dice.below(3) }, () => dice.below(9)) };

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
