import { expect, it } from "vitest";
import { startExpiring } from "./approval-expiry.ts";

it("looks at the start and again and again, says what it ended, and goes on after a failure", async () => {
  const counts = [2, new Error("locked"), 0];
  const said: unknown[] = [];
  const ticks: (() => void)[] = [];
  const stop = startExpiring(
    {
      expireOld: async () => {
        const next = counts.shift();
        if (next instanceof Error) throw next;
        return next ?? 0;
      },
    },
    { info: (about) => said.push(about), error: (about) => said.push(about) },
    {
      every: (_ms, tick) => {
        ticks.push(tick);
        return () => void ticks.splice(0);
      },
    },
  );
  for (const tick of [...ticks, ...ticks]) tick();
  await stop();
  expect(said).toMatchObject([{ expired: 2 }, { err: { message: "locked" } }]);
  expect([ticks, counts]).toEqual([[], []]);
});
