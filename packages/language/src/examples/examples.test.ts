import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { asksForNothing } from "./describe-turns.ts";
import { allowedValues, Inventory } from "./inventory.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { Turn } from "./turn.ts";

const DATA = path.resolve(import.meta.dirname, "../../data");
const PRODUCTS = { recruiter: 8_000, resume: 6_000, career: 3_000 };

function turnsOf(product: string): Turn[] {
  return globSync(`${product}/*/*.jsonl`, { cwd: DATA })
    .toSorted()
    .flatMap((file) => readFileSync(path.join(DATA, file), "utf8").trimEnd().split("\n"))
    .map((line) => Turn.parse(JSON.parse(line)));
}

describe.each(Object.entries(PRODUCTS))("the examples of %s", (product, least) => {
  const tools = readFileSync(path.join(DATA, product, "tools.json"), "utf8");
  const inventory = Inventory.parse(JSON.parse(tools));
  const turns = turnsOf(product);
  /** Without the older sets that were converted: they come on top. */
  const written = turns.filter(({ id }) => !id.includes("-old-"));

  it("use only the tools, values, spans and state of the inventory, inside of the message", () => {
    const wrong = turns.filter(
      ({ message, state, calls }) =>
        !Object.keys(state).every((key) => inventory.state.includes(key)) ||
        !calls.every(({ tool, clause, values, spans }) => {
          const allowed = Object.entries(values).every(([argument, value]) =>
            value
              .split(",")
              .every((one) => allowedValues(inventory, tool, argument)?.includes(one)),
          );
          const places = [clause, ...spans.map(({ span }) => span)];
          const known = spans.every(({ name }) => inventory.tools[tool]?.spans.includes(name));
          return allowed && known && places.every(([a, b]) => a < b && b <= message.length);
        }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("show every tool", () => {
    const shown = new Set(turns.flatMap(({ calls }) => calls.map(({ tool }) => tool)));
    expect(Object.keys(inventory.tools).filter((tool) => !shown.has(tool))).toEqual([]);
  });

  it("are many, by many voices, with unique ids and without near duplicates", () => {
    expect(written.length).toBeGreaterThanOrEqual(least);
    expect(new Set(written.map(({ voice }) => voice)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
    expect(nearDuplicates(turns).map(({ id }) => id)).toEqual([]);
  });

  it("are in both languages, mixed ones too, and many ask for nothing", () => {
    const share = (test: (turn: Turn) => boolean) => written.filter(test).length / written.length;
    expect(share(({ language }) => language === "zh")).toBeGreaterThan(0.35);
    expect(share(({ language }) => language === "en")).toBeGreaterThan(0.35);
    // A tenth and a third of the least number, whatever comes on top.
    const mixed = written.filter(({ language }) => language === "mixed");
    expect(mixed.length).toBeGreaterThan(least / 10);
    expect(mixed.length / written.length).toBeGreaterThan(0.05);
    expect(written.filter(asksForNothing).length).toBeGreaterThan(least / 3);
    expect(share(asksForNothing)).toBeGreaterThan(0.2);
  });
});
