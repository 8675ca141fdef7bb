import { describe, expect, it } from "vitest";
import type { Signal } from "../ports/index.ts";
import type { OpenMemory } from "./open-memory.ts";
import { AWKWARD, OTHER, TENANT } from "./samples.ts";

const signal = (signal_id: string, second: number, fields: Partial<Signal> = {}): Signal => ({
  signal_id,
  tenant: TENANT,
  event: "reply",
  data: { n: second },
  at: `2030-01-31T09:00:0${second}.000Z`,
  ...fields,
});

export function describeSignals(open: OpenMemory): void {
  describe("signals", () => {
    it("are found by name from a time on, that time included, oldest first", async () => {
      const { signals } = await open();
      const [late, early, same] = [signal("c", 3), signal("b", 1), signal("a", 1)];
      for (const one of [late, early, same]) await signals.append(one);
      await signals.append(signal("d", 2, { event: "other" }));
      expect(await signals.since(TENANT, "reply", early.at)).toEqual([early, same, late]);
      expect(await signals.since(TENANT, "reply", "2030-01-31T09:00:02.000Z")).toEqual([late]);
      expect(await signals.since(TENANT, "none", early.at)).toEqual([]);
    });

    it("keep their data, and are seen by their tenant only", async () => {
      const { signals } = await open();
      const one = signal("a", 1, { data: AWKWARD });
      await signals.append(one);
      expect(await signals.since(TENANT, "reply", one.at)).toEqual([one]);
      expect(await signals.since(OTHER, "reply", one.at)).toEqual([]);
    });
  });
}
