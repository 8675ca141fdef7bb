import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GraphJson } from "../graph/graph-json.ts";
import { samples } from "../testing/samples/index.ts";
import { seed } from "../testing/samples/newsroom.ts";
import { readXml } from "../testing/well-formed.ts";
import { renderSvg } from "./render-svg.ts";

/** A graph in which every text is this one. */
const graphOf = (text: string): GraphJson => ({
  graph_id: text,
  nodes: ["1", text].map((id, layer) => ({
    id,
    label: text,
    layer,
    io: { in: [text], out: [text] },
    status: "failed" as const,
    error: text,
    gate: { phase: "wait" as const, event: text, by: text },
  })),
  edges: [{ from: "1", to: text, map: { [text]: text } }],
  runtime: { ...seed.runtime, critical_path: [text] },
});

describe("a drawing", () => {
  it("is well-formed, whatever stands in a plan", () => {
    const nasty = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "</title><script>alert(1)</script>",
        '" onload="alert(1)',
        "]]>",
        "&amp;&lt;",
        "\ud800 \u0000 \u000b \uffff",
      ),
    );
    fc.assert(
      fc.property(nasty, (text) => {
        const { names } = readXml(renderSvg(graphOf(text), { interactive: true }));
        expect(names).not.toContain("script");
      }),
    );
  });

  it("keeps a text that looks like markup as text", () => {
    const { texts } = readXml(renderSvg(graphOf("<b>&</b>")));
    expect(texts).toContain("<b>&</b>");
  });

  it("is the same bytes for the same graph", () => {
    for (const graph of Object.values(samples)) {
      expect(renderSvg(structuredClone(graph))).toBe(renderSvg(graph));
    }
  });

  it("holds no number that is none", () => {
    for (const graph of Object.values(samples)) {
      expect(renderSvg(graph)).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it("can be found by the page: each node has its id, each edge its ends", () => {
    const svg = renderSvg(seed);
    for (const { id } of seed.nodes) expect(svg).toContain(`data-id="${id}"`);
    for (const { from, to } of seed.edges) {
      expect(svg).toContain(`data-from="${from}" data-to="${to}"`);
    }
  });

  it("says what it shows to those who do not see it", () => {
    const svg = renderSvg(seed);
    expect(svg).toContain('role="img"');
    expect(svg).toContain("<title>Plan g-001</title>");
    expect(svg).toContain("<desc>3 steps, 1 running, 1 completed</desc>");
    expect(renderSvg(seed, { language: "zh", title: "写作" })).toContain("<title>写作</title>");
  });

  it("can be walked through with keys where it is interactive", () => {
    const svg = renderSvg(seed, { interactive: true });
    expect(svg.match(/role="button" tabindex="0"/g)).toHaveLength(3);
    expect(renderSvg(seed)).not.toContain("tabindex");
  });

  it("tells fields by hovering: what each dot is, what each edge carries", () => {
    const { texts } = readXml(renderSvg(seed));
    expect(texts).toContain("output: draft_points");
    expect(texts).toContain("n1 → n2\ndraft_points → bullets");
  });

  it("holds still for readers who want that", () => {
    expect(renderSvg(seed)).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*animation:none/);
  });

  it("says in its language how many items are done, who decided, and when", () => {
    const english = readXml(renderSvg(samples["fan-out"] ?? seed)).texts;
    expect(english).toContain("×12 · 9 done · 1 failed");
    const chinese = readXml(renderSvg(samples.approval ?? seed, { language: "zh" })).texts;
    expect(chinese).toContain("ann 已修改，2030-01-31 10:00");
    const local = renderSvg(samples.approval ?? seed, { time: () => "an hour ago" });
    expect(local).toContain("changed by ann, an hour ago");
  });

  it("explains only what it shows", () => {
    const legend = readXml(renderSvg(seed)).texts;
    expect(legend).toContain("critical path");
    expect(legend).not.toContain("order only");
    expect(renderSvg(seed, { legend: false })).not.toContain("critical path");
  });
});
