import { randomUUID } from "node:crypto";
import type { Clock, EffectsGate, Ids, Logger } from "../contracts/execution-ctx.ts";
import { engineErrors } from "../errors.ts";

/** The longest delay that a timer of the platform can hold; anything longer fires at once. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(ms, fn) {
    let timer: NodeJS.Timeout;
    const wait = (left: number) => {
      const next = left > LONGEST ? () => wait(left - LONGEST) : fn;
      timer = setTimeout(next, Math.min(left, LONGEST));
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};

export const randomIds: Ids = { next: (prefix) => `${prefix}_${randomUUID()}` };

const nothing = () => undefined;
export const silentLogger: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};

/** Without a gate there are no effects: an engine by itself cannot touch the world. */
export const noEffects: EffectsGate = {
  request({ kind }) {
    throw engineErrors.error("effects-unavailable", `Nothing can perform the effect "${kind}".`);
  },
};
