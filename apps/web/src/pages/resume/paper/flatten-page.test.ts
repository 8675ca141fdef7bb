import { describe, expect, it } from "vitest";
import { flattenPage } from "./flatten-page.ts";

const page = (content: string) =>
  `<svg><defs><path id="a" d="m1 2l3 4z"/><path id="b" d="m5 6l7 8z"/></defs>${content}</svg>`;

describe("a drawn page", () => {
  it("has each stretch of letters as one path, and no outlines besides", () => {
    const drawn = page(
      '<g fill="#000"><use x="0" href="#a"/><use x="-9.5" href="#b"/></g><path d="m0 0l9 0"/><g><use href="#a"/></g>',
    );
    expect(flattenPage(drawn)).toBe(
      '<svg><g fill="#000"><path d="M0 0m1 2l3 4zM-9.5 0m5 6l7 8z"/></g><path d="m0 0l9 0"/><g><path d="M0 0m1 2l3 4z"/></g></svg>',
    );
  });

  it.each([
    ["a letter without an outline", page('<use x="0" href="#c"/>')],
    ["a reference in another form", page('<use y="3" href="#a"/>')],
    [
      "an outline with a place of its own",
      '<svg><defs><path id="a" d="M1 2"/></defs><use href="#a"/></svg>',
    ],
  ])("stays as it is with %s", (_, drawn) => {
    expect(flattenPage(drawn)).toBe(drawn);
  });
});
