import { describe, expect, it } from "vitest";
import { Tellings } from "./tellings.ts";

const noError = (_: string, error: unknown) => {
  throw error;
};

describe("what is being told", () => {
  it("is told once, however many ask", async () => {
    const tellings = new Tellings(noError);
    const may = Promise.withResolvers<void>();
    let told = 0;
    const tell = async () => {
      told += 1;
      await may.promise;
    };
    const all = [tellings.once("a", tell), tellings.once("a", tell)];
    expect(tellings.going("a")).toBe(all[0]);
    may.resolve();
    await Promise.all(all);
    expect(told).toBe(1);
    expect(tellings.going("a")).toBeUndefined();
  });

  //  the telling   look ── end ── ▒▒▒▒ ── forgotten
  //  somebody               ask: at any moment of these
  it("is told once more for who asks after its last look, at whatever moment of its end", async () => {
    for (let moment = 0; moment < 20; moment += 1) {
      const tellings = new Tellings(noError);
      const looked = Promise.withResolvers<void>();
      let [news, told] = [0, 0];
      const tell = async () => {
        told = news;
        await looked.promise;
      };
      const first = tellings.again("a", tell);
      news = 1;
      looked.resolve();
      for (let turn = 0; turn < moment; turn += 1) await null;
      await tellings.again("a", tell);
      await first;
      expect(told, `asked ${moment} turns after the look`).toBe(1);
    }
  });

  it("is told again after it has failed, by who asked meanwhile or asks later", async () => {
    const errors: string[] = [];
    const tellings = new Tellings((name, error) => errors.push(`${name}: ${error}`));
    let left = 2;
    const tell = async () => {
      await null;
      if (left-- > 0) throw new Error("not now");
    };
    await Promise.all([tellings.again("a", tell), tellings.again("a", tell)]);
    expect(errors).toEqual(["a: Error: not now", "a: Error: not now"]);
    await tellings.again("a", tell);
    expect(errors).toHaveLength(2);
  });

  it("ends when it is closed", async () => {
    const tellings = new Tellings(noError);
    const may = Promise.withResolvers<void>();
    let told = 0;
    const tell = async () => {
      told += 1;
      await may.promise;
    };
    void tellings.again("a", tell);
    void tellings.again("a", tell);
    const closed = tellings.close();
    may.resolve();
    await closed;
    expect(told).toBe(1);
  });
});
