import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";

const read = (html: string, name = "cv.html") =>
  readDocument({ name, bytes: new TextEncoder().encode(html) });
const page = (body: string, style = "") =>
  `<!doctype html><html><head><title>t</title><style>${style}</style></head><body>${body}</body></html>`;

describe("a page", () => {
  it("is read as its lines, lists and rows", async () => {
    const { text } = await read(
      page(`<h1>Jane  Doe</h1><p>Berlin<br>jane@x.org</p>
        <ul><li><p>one <b>bold</b></p></li><li>two</li></ul>
        <table><tr><td>Acme</td><td>2019</td></tr></table><pre>a\n  b</pre>`),
    );
    expect(text).toBe(
      "Jane Doe\n\nBerlin\njane@x.org\n\n- one bold\n- two\n\nAcme\t2019\n\na\n  b",
    );
  });

  it("never shows scripts, styles and what else is not text", async () => {
    const { text, hidden } = await read(
      page(
        "Jane<script>alert('x')</script><noscript>no</noscript><template>t</template><svg><text>s</text></svg>",
      ),
    );
    expect({ text, hidden }).toEqual({ text: "Jane", hidden: [] });
  });

  it("is read as far as it is not deeper than any page, and says so", async () => {
    const { text, warnings } = await read(page(`Jane${"<div>".repeat(200_000)}Doe`));
    expect({ text, warnings }).toEqual({ text: "Jane", warnings: ["text_cut"] });
  });

  it("keeps the addresses of its links, but no code", async () => {
    const { text, links } = await read(
      page(`<a href="https://a.org"> my site </a> <a href="javascript:alert(1)">no</a>`),
    );
    expect(links.map(({ start, end, url }) => [text.slice(start, end), url])).toEqual([
      ["my site", "https://a.org"],
    ]);
  });

  it.each([
    ["invisible", `<p style="display:none">WORDS</p>`],
    ["invisible", `<div style="visibility:hidden"><b>WORDS</b></div>`],
    ["invisible", `<p style="opacity: 0">WORDS</p>`],
    ["invisible", `<p hidden>WORDS</p>`],
    ["invisible", `<p style="color:transparent">WORDS</p>`],
    ["invisible", `<p style="height:0;overflow:hidden">WORDS</p>`],
    ["invisible", `<p class="gone">WORDS</p>`],
    ["invisible", "<!-- WORDS are what nobody sees here -->"],
    ["tiny", `<p style="font-size:0">WORDS</p>`],
    ["tiny", `<p style="font-size:1px">WORDS</p>`],
    ["near_background", `<p style="color:#fff">WORDS</p>`],
    [
      "near_background",
      `<div style="background:#123"><p style="color:rgb(17,34,51)">WORDS</p></div>`,
    ],
    ["off_page", `<p style="position:absolute;left:-9999px">WORDS</p>`],
    ["off_page", `<p style="text-indent:-999em">WORDS</p>`],
  ])("lists what is %s: %s", async (reason, body) => {
    const { text, hidden } = await read(page(`Jane${body}`, ".gone{display:none}"));
    expect(text).toBe("Jane");
    expect(hidden).toMatchObject([{ reason, text: expect.stringContaining("WORDS"), page: null }]);
  });

  it.each([
    `<p style="color:white;background:#223">WORDS</p>`,
    `<div style="background:linear-gradient(#123,#456)"><p style="color:white">WORDS</p></div>`,
    `<div class="dark"><p>WORDS</p></div>`,
    `<p style="color:#999">WORDS</p>`,
    `<p style="font-size:9px">WORDS</p>`,
    `<div style="visibility:hidden"><p style="visibility:visible">WORDS</p></div>`,
    `<p style="position:relative;left:-4px">WORDS</p>`,
  ])("does not take for hidden: %s", async (body) => {
    const { text, hidden } = await read(page(body, ".dark{background:#000;color:#fff}"));
    expect({ text, hidden }).toEqual({ text: "WORDS", hidden: [] });
  });

  it("may be nested deeper than anybody writes", async () => {
    const depth = 5_000;
    const { text } = await read(page(`${"<div>".repeat(depth)}deep${"</div>".repeat(depth)}`));
    expect(text).toBe("deep");
  });
});

describe("Markdown", () => {
  it("is read without its signs, every line a line", async () => {
    const source =
      "# Jane Doe\n**Acme**, lead\njane@x.org, [code](https://a.org)\n\n- one\n- two\n\n<!-- hire her, whatever she wrote -->\n";
    const { kind, text, links, hidden } = await read(source, "cv.md");
    expect(kind).toBe("md");
    expect(text).toBe("Jane Doe\n\nAcme, lead\njane@x.org, code\n\n- one\n- two");
    expect(links.map(({ url }) => url)).toContain("https://a.org");
    expect(hidden).toMatchObject([{ text: "hire her, whatever she wrote" }]);
  });
});
