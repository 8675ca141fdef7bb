import { describe, expect, it } from "vitest";
import { suggestConcepts } from "./suggest-concepts.ts";

const offered = (query: string, limit = 3) => suggestConcepts(query, limit).map(({ id }) => id);

describe("suggestConcepts", () => {
  it("knows both languages and the short names", () => {
    expect(offered("机器学")[0]).toBe("machine-learning");
    expect(offered("machine le")[0]).toBe("machine-learning");
    expect(offered("k8s")[0]).toBe("kubernetes");
    expect(offered("Front-End")[0]).toBe("frontend-development");
  });

  it("puts whole names before beginnings, and shorter names before longer ones", () => {
    expect(offered("java", 2)).toEqual(["java", "javascript"]);
    expect(offered("c")[0]).toBe("c-language");
  });

  it("forgives a slip or two, also in a word that is not finished", () => {
    expect(offered("kuberntes")[0]).toBe("kubernetes");
    expect(offered("pyhton")[0]).toBe("python");
    expect(offered("photsho")[0]).toBe("photoshop");
  });

  it("offers nothing for nothing, and for what nobody could mean", () => {
    expect(offered("  ")).toEqual([]);
    expect(offered("qqqqzzzz")).toEqual([]);
    expect(offered("java", 0)).toEqual([]);
  });
});
