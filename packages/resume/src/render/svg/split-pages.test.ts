import { describe, expect, it } from "vitest";
import { compactPath } from "./compact-path.ts";
import { Glyphs } from "./glyphs.ts";
import { joinMarks } from "./join-marks.ts";
import { splitPages } from "./split-pages.ts";

const page = (content: string) =>
  `<g class="typst-page" transform="translate(0, 0)">${content}</g>`;
const drawn = (svg: string) => splitPages(svg, new Glyphs())[0]?.content;

describe("a page that was drawn", () => {
  it("keeps shapes and letters, and nothing else", () => {
    const svg = `<style>*{}</style><script>x()</script><defs><path id="gA" d="M 0 0 L 1 1 Z "/></defs>${page(
      `<g transform="translate(1,2)" onclick="x()"><use x="3" href="#gA"/><use href="#gone"/><image href="x"/>
       <foreignObject><h5:div>a <b>text</b> &lt;script></h5:div></foreignObject>
       <path class="s" d="M 0 0 L 9 0 " stroke="#abc" style="x"/></g><g transform="translate(0.000,0.000)"></g>`,
    )}`;
    expect(drawn(svg)).toBe(
      '<defs><path id="gA" d="m0 0l1 1z"/></defs><g transform="translate(1,2)"><use x="3" href="#gA"/>' +
        '<path d="M 0 0 L 9 0" stroke="#abc"/></g>',
    );
  });

  it("has no value that could end where it stands, or lead elsewhere", () => {
    const svg = page(
      `<path fill="url(https://x)" d="M 0 0'><script>" stroke="javascript:x" /><path d="M 1 1"/>`,
    );
    expect(drawn(svg)).toBe('<defs></defs><path/><path d="M 1 1"/>');
  });

  it("says where the marked texts stand, in pages and lines", () => {
    const mark = (id: number, at: string, width: number) =>
      `<g transform="translate(${at})"><a xlink:href="field:${id}"><rect width="${width}" height="10"></rect></a></g>`;
    const svg =
      page(`<g transform="translate(10,20)">${mark(4, "0,0", 30)}${mark(4, "31,0.5", 9)}</g>`) +
      page(mark(4, "0,5", 8) + mark(5, "200,5", 1) + mark(5, "0,5", 1));
    const marks = splitPages(svg, new Glyphs()).map((one) => joinMarks(one.marks));
    expect(marks).toEqual([
      [{ id: 4, x: 10, y: 20, width: 40, height: 10.5 }],
      [
        { id: 4, x: 0, y: 5, width: 8, height: 10 },
        { id: 5, x: 200, y: 5, width: 1, height: 10 },
        { id: 5, x: 0, y: 5, width: 1, height: 10 },
      ],
    ]);
  });
});

describe("an outline", () => {
  it("is written in steps", () => {
    expect(compactPath("M 10 20 L 30 15 Q 30.5 10 40 10 Z M 0 0 L 5 -5 Z ")).toBe(
      "m10 20l20-5q0.5-5 10-5zm-10-20l5-5z",
    );
  });

  it("stays as it is where it has other commands", () => {
    expect(compactPath("M 0 0 A 1 1 0 0 0 2 2")).toBeNull();
  });
});
