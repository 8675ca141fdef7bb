import { describe, expect, it } from "vitest";
import { withPersonalWords } from "./personal-words.ts";
import { PiiKind } from "./pii-kind.ts";

const TEXT = "Ms Okafor, okafor@mail.example, born 3 May 1990";
const mail = { kind: "email" as const, start: 11, end: 30, text: "okafor@mail.example" };
const read = (kind: "name" | "birth", from: number, to: number, sure = 0.9) => ({
  ...{ kind, place: [from, to] as [number, number], sure },
});

describe("personal words that were read", () => {
  it("come beside what a pattern has proved, in the order of their places", () => {
    const found = withPersonalWords(
      TEXT,
      [mail],
      [read("birth", 37, 47), read("name", 3, 9), read("name", 11, 17)],
      new Set(PiiKind.options),
    );
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "name Okafor",
      "email okafor@mail.example",
      "birth 3 May 1990",
    ]);
  });

  it("are left out where it is unsure, or where the policy does not want them", () => {
    const kinds = new Set(["email" as const, "birth" as const]);
    const said = [read("name", 3, 9), read("birth", 37, 47, 0.2)];
    expect(withPersonalWords(TEXT, [mail], said, kinds)).toEqual([mail]);
  });
});
