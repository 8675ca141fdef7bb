import { Send } from "@langchain/langgraph";
import { DeltaSnapshot, isDeltaSnapshot } from "@langchain/langgraph-checkpoint";
import { describe, expect, it } from "vitest";
import { StrictSerde } from "./strict-serde.ts";

const serde = new StrictSerde();
const roundTrip = async (value: unknown) => serde.loadsTyped(...(await serde.dumpsTyped(value)));

describe("the strict serialiser", () => {
  it("gives JSON back as it was", async () => {
    const value = { a: [1, null, "伯乐"], b: { c: true } };
    expect(await roundTrip(value)).toStrictEqual(value);
    expect(await roundTrip(null)).toBeNull();
  });

  it("gives back LangGraph's own two values that are not JSON", async () => {
    expect(await roundTrip(undefined)).toBeUndefined();
    const snapshot = await roundTrip(new DeltaSnapshot([1, 2]));
    expect(isDeltaSnapshot(snapshot) && snapshot.value).toEqual([1, 2]);
  });

  it("does not mistake data that looks like LangGraph's records for them", async () => {
    for (const type of ["undefined", "delta_snapshot"]) {
      const lookalike = { lc: 2, type, value: 1 };
      expect(await roundTrip(lookalike)).toStrictEqual(lookalike);
    }
    const maker = { lc: 2, type: "constructor", id: ["Set"], args: [[1]] };
    expect(await roundTrip(maker)).toStrictEqual(maker);
  });

  it("stores a Send, alone or in a list, as the plain object LangGraph takes for one", async () => {
    const plain = { node: "work", args: { n: 1 } };
    expect(await roundTrip(new Send("work", { n: 1 }))).toEqual(plain);
    expect(await roundTrip([new Send("work", { n: 1 })])).toEqual([plain]);
  });

  it("refuses what JSON can't carry inside of a Send and of a snapshot, too", async () => {
    for (const value of [new Send("work", { n: 1n }), new DeltaSnapshot([1n])]) {
      await expect(serde.dumpsTyped(value)).rejects.toMatchObject({ code: "not-json" });
    }
  });

  it("refuses to read a kind that it never wrote", async () => {
    await expect(serde.loadsTyped("pickle", "")).rejects.toThrow("pickle");
  });
});
