// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePath, parseTemplate } from "./parse-template.ts";
import { formatReference } from "./reference.ts";

/** A template in short: texts as they are, references as ⟨canonical⟩, what cannot be read as ✗. */
function read(template: string): string {
  return parseTemplate(template)
    .map((part) => {
      if (part.type === "text") return part.text;
      return part.type === "bad" ? `✗${part.source}✗` : `⟨${formatReference(part.reference)}⟩`;
    })
    .join("");
}

describe("reading a template", () => {
  it.each([
    // A whole value.
    ["$2", "⟨$2⟩"],
    ["$2.result.items[0].name", "⟨$2.result.items[0].name⟩"],
    ["$draft-mail.text", "⟨$draft-mail.text⟩"],
    ["$2[-1]", "⟨$2[-1]⟩"],
    ['$2["a b"].c', '⟨$2["a b"].c⟩'],
    ["$2['it\\'s']", '⟨$2["it\'s"]⟩'],
    ["$2.姓名", "⟨$2.姓名⟩"],
    ["$input.topic", "⟨$input.topic⟩"],
    // Inside a text.
    ["Dear ${2.result.name}, see $3.url.", "Dear ⟨$2.result.name⟩, see ⟨$3.url⟩."],
    ["${a}_${b}", "⟨$a⟩_⟨$b⟩"],
    ["${ 2.name }", "⟨$2.name⟩"],
    ["$1$2", "⟨$1⟩⟨$2⟩"],
    ["from $a.start-$a.end", "from ⟨$a.start⟩-⟨$a.end⟩"],
    ["结果是$2。", "结果是⟨$2⟩。"],
    ["[$2.title]($2.url)", "[⟨$2.title⟩](⟨$2.url⟩)"],
    // Where a path ends.
    ["see $2.", "see ⟨$2⟩."],
    ["$2...", "⟨$2⟩..."],
    ["$2.a.", "⟨$2.a⟩."],
    // Dollars.
    ["$$5 million", "$5 million"],
    ["$$$2", "$⟨$2⟩"],
    ["$${2}", "${2}"],
    ["US$ 5, a $ b, $., $", "US$ 5, a $ b, $., $"],
    ["", ""],
    // A price that nobody escaped is a step, and the validator will say so.
    ["$5 million", "⟨$5⟩ million"],
    ["$1,000", "⟨$1⟩,000"],
    ["$2.50", "⟨$2.50⟩"],
    // What cannot be read.
    ["$2.items[*].name", "✗$2.items[*]✗.name"],
    ["$2[i", "✗$2[i✗"],
    ["${}", "✗${}✗"],
    ["${2.a b} c", "✗${2.a b}✗ c"],
    ["${2", "✗${2✗"],
  ])("%s  →  %s", (template, expected) => {
    expect(read(template)).toBe(expected);
  });

  it("reads back every reference that it can write", () => {
    const name = fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,8}[A-Za-z0-9])?$/);
    const segment = fc.oneof(fc.string({ unit: "binary" }), fc.integer({ min: -99, max: 99 }));
    fc.assert(
      fc.property(name, fc.array(segment), (ref, path) => {
        const whole = path.map((entry) => (Object.is(entry, -0) ? 0 : entry));
        const source = formatReference({ ref, path: whole });
        const reference = { ref, path: whole };
        expect(parseTemplate(source)).toEqual([{ type: "reference", reference, source }]);
      }),
      { seed: 7 },
    );
  });

  it("never fails, and loses nothing of a text without dollars", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseTemplate(text);
        expect(read(text.replaceAll("$", "$$$$"))).toBe(text);
      }),
      { seed: 7 },
    );
  });
});

describe("a path that stands alone", () => {
  it("is read to its end or not at all", () => {
    expect(parsePath("items[0].name")).toEqual(["items", 0, "name"]);
    expect(parsePath('["a b"]')).toEqual(["a b"]);
    expect(parsePath("two words")).toBeNull();
    expect(parsePath("")).toBeNull();
  });
});
