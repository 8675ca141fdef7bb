import type { Setting } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { filterSettings } from "./filter-settings.ts";

const setting = (variable: string, over: Partial<Setting> = {}): Setting => ({
  variable,
  value: null,
  source: "default",
  secret: false,
  about: { en: "", zh: "" },
  ...over,
});
const port = setting("PORT", {
  value: "4100",
  about: { en: "Where it listens", zh: "监听的端口" },
});
const data = setting("BOLE_DATA", { value: "/srv/bole", source: "environment" });
const names = (found: readonly Setting[]) => found.map(({ variable }) => variable);

describe("filtering settings", () => {
  it("shows all while nothing is asked for", () => {
    expect(names(filterSettings([port, data], "  ", "all"))).toEqual(["PORT", "BOLE_DATA"]);
  });

  it.each(["port", "4100", "LISTENS", "端口"])("finds a setting by %s", (words) => {
    expect(names(filterSettings([port, data], words, "all"))).toEqual(["PORT"]);
  });

  it("wants every word", () => {
    expect(filterSettings([port, data], "bole 4100", "all")).toEqual([]);
  });

  it("can leave out what nobody has set", () => {
    expect(names(filterSettings([port, data], "", "changed"))).toEqual(["BOLE_DATA"]);
  });
});
