import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { AreaTable } from "./area-table.ts";
import { areas } from "./around.ts";
import { keyOf } from "./fold.ts";

const LINES = [
  "1\tUS|United States|美国\tUS",
  "2\tOhio|俄亥俄\tOH",
  "3\tFranklin County",
  "4\tColumbus\t\t905",
  "2\tGeorgia\tGA",
  "3\tColumbus\t\t206",
  "1\tDE|Germany\tDE",
  "2\tSão-Tomé St. Cœur's|圣-多美",
];
const table = () => new AreaTable(Buffer.from(`${LINES.join("\n")}\n`));

describe("a table of areas", () => {
  it("finds all that are called so, in their order", () => {
    expect(table().named("columbus")).toEqual([
      {
        id: "US/Ohio/Franklin County/Columbus",
        names: ["Columbus"],
        code: "",
        population: 905,
        depth: 4,
      },
      { id: "US/Georgia/Columbus", names: ["Columbus"], code: "", population: 206, depth: 3 },
    ]);
  });

  it("finds a name by what it folds to, and a Chinese one as it is", () => {
    for (const key of ["sao tome st cœurs", "圣-多美"]) {
      expect(
        table()
          .named(key)
          .map(({ id }) => id),
      ).toEqual(["DE/São-Tomé St. Cœur's"]);
    }
    expect(table().named("圣多美")).toEqual([]);
    expect(table().named("saotome stcœurs")).toEqual([]);
  });

  it("does not call a country by the code that it is filed under", () => {
    expect(table().named("us")).toEqual([]);
    expect(table().coded("US")[0]?.names).toEqual(["United States", "美国"]);
    expect(table().withId("US")?.depth).toBe(1);
  });

  it("takes other names and other areas", () => {
    const own = table();
    expect(own.addNames("US/Ohio", ["Buckeye State"])).toBe(true);
    expect(own.addNames("US/Iowa", ["Hawkeye State"])).toBe(false);
    own.add({ id: "~Midwest", names: ["Midwest"], code: "", population: 0, depth: 0 });
    expect(own.named("buckeye state")).toEqual(own.named("ohio"));
    expect(own.withId("~Midwest")).toEqual(own.named("midwest")[0]);
  });
});

describe("the areas that come with Bole", () => {
  it("are found by each of their names", () => {
    const data = new URL("data/areas.tsv.gz", import.meta.url);
    const lines = gunzipSync(readFileSync(data)).toString().trimEnd().split("\n");
    const lost = lines.flatMap((line) => {
      const [depth, called = ""] = line.split("\t");
      const own = called.split("|").slice(depth === "1" ? 1 : 0);
      return own.filter((name) => areas().table.named(keyOf(name)).length === 0);
    });
    expect(lost).toEqual([]);
  });

  it("have all that regions are made of", () => {
    const { table: all, members } = areas();
    expect([...members.values()].flat().filter((id) => all.withId(id) === undefined)).toEqual([]);
  });
});
