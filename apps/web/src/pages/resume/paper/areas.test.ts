import { describe, expect, it } from "vitest";
import { areasOf, around } from "./areas.ts";

const paper = { width: 200, height: 400 };
const at = (path: string, page: number, x: number, y: number, line?: number) => ({
  path,
  page,
  x,
  y,
  width: 50,
  height: 20,
  ...(line !== undefined && { line }),
});

describe("fields on a page", () => {
  it("have a box for each of their lines, in shares of the page", () => {
    const positions = [
      at("basic.name", 1, 10, 20),
      at("workExperience[0].description", 1, 0, 100, 0),
      at("workExperience[0].description", 1, 0, 140, 1),
      at("workExperience[0].description", 2, 0, 0, 2),
    ];
    expect(areasOf(positions, 1, paper)).toEqual([
      {
        path: "basic.name",
        boxes: [{ line: 0, left: 0.05, top: 0.05, width: 0.25, height: 0.05 }],
      },
      {
        path: "workExperience[0].description",
        boxes: [
          { line: 0, left: 0, top: 0.25, width: 0.25, height: 0.05 },
          { line: 1, left: 0, top: 0.35, width: 0.25, height: 0.05 },
        ],
      },
    ]);
    expect(areasOf(positions, 2, paper).map(({ path }) => path)).toEqual([
      "workExperience[0].description",
    ]);
  });

  it("are held by one box together", () => {
    const [, description] = areasOf(
      [at("a", 1, 0, 0), at("b", 1, 20, 40), at("b", 1, 100, 80)],
      1,
      paper,
    );
    expect(around(description?.boxes ?? [])).toEqual({
      left: 0.1,
      top: 0.1,
      width: 0.65,
      height: 0.15,
    });
  });
});
