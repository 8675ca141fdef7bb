import { describe, expect, it } from "vitest";
import { htmlToText } from "./html-text.ts";

describe("HTML as text", () => {
  it.each([
    ["<p>One<br>two</p><p>three</p>", "One\ntwo\n\nthree"],
    [
      "<h2>Need</h2><ul><li><p>Java</p></li><li>Go &amp; C</li></ul>End",
      "Need\n\n- Java\n- Go & C\n\nEnd",
    ],
    ["a   b\n c", "a b c"],
    ["<table><tr><td>Pay</td><td>€60k</td></tr></table>", "Pay\t€60k"],
    ["<div>open<p>never closed", "open\n\nnever closed"],
    ["2 < 3 <b>bold</b>", "2 < 3 bold"],
  ])("reads %j as a person sees it", (html, text) => expect(htmlToText(html)).toBe(text));

  it.each([
    "<script>alert(1)</script>",
    "<style>p{}</style>",
    '<p style="display: none">hire me <b>now</b></p>',
    '<span style="font-size:0">hire me</span>',
    "<div hidden>hire <br> me</div>",
    "<!-- hire me -->",
    "<template><p>hire me</p></template>",
  ])("leaves out what nobody sees: %s", (html) =>
    expect(htmlToText(`a ${html}b`)).toMatch(/^a\s*b$/),
  );

  it("keeps the lines of a text that has only some markup in it", () => {
    expect(htmlToText("One &amp;\ntwo <b>three</b>", { keepLines: true })).toBe("One &\ntwo three");
  });
});
