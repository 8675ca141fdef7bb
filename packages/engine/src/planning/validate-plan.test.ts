// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createRegistry } from "../contracts/registry.ts";
import { newsroom } from "./testing/newsroom.ts";
import { assertValidPlan, type ValidateOptions, validatePlan } from "./validate-plan.ts";

/** The issues of a plan in short: code, path, and what the repair offers. */
function check(steps: unknown, options?: ValidateOptions) {
  const { issues } = validatePlan({ steps }, newsroom, options);
  return issues.map(({ code, path, repair }) => [code, path, repair]);
}

/** Only codes and paths. */
function codes(steps: unknown, options?: ValidateOptions) {
  return check(steps, options).map(([code, path]) => [code, path]);
}

const research = { id: "1", action: "research", args: { topic: "bees" } };
const write = { id: "2", action: "write", depends_on: ["1"], args: { bullets: "$1.points" } };

describe("a plan that holds", () => {
  //  ┌──────────┐ points  ┌───────┐ text  ┌────────┐
  //  │ research ├────────►│ write ├──────►│ review │
  //  └──────────┘         └───────┘       └────────┘
  it("has no issues, and comes back with its defaults", () => {
    const review = { id: "3", action: "review", depends_on: ["2"], args: { text: "$2.text" } };
    const { issues, plan } = validatePlan({ steps: [research, write, review] }, newsroom);
    expect(issues).toEqual([]);
    expect(plan?.steps[0]).toMatchObject({ depends_on: [], on_error: "fail" });
  });

  //  research ──► [write × n] ──► [review × n] ──► publish
  it("may fan out, over literals too, and over what a fan-out gave", () => {
    const steps = [
      research,
      { ...write, each: "$1.points", args: { bullets: ["$item", "no. $index"] } },
      { id: "3", action: "review", depends_on: ["2"], each: "$2", args: { text: "$item.text" } },
      { id: "4", action: "publish", depends_on: ["2"], args: { articles: "$2.succeeded" } },
      { id: "5", action: "research", each: ["wax", "honey"], args: { topic: "$item" } },
    ];
    expect(check(steps)).toEqual([]);
  });

  it("may ask before it uses what may be missing or null", () => {
    const steps = [
      research,
      write,
      {
        id: "3",
        action: "review",
        depends_on: ["2"],
        when: { all: [{ exists: "$2.editor" }, { gt: ["$2.words", 100] }] },
        args: { text: "$2.text", editor: "$2.editor" },
      },
      {
        id: "4",
        action: "review",
        depends_on: ["2"],
        when: { all: [{ ne: ["$2.score", null] }, { gt: ["$2.score", 3] }] },
        args: { text: "scored ${2.score}" },
      },
    ];
    expect(check(steps)).toEqual([]);
  });

  //  review ⟲ until good
  it("may repeat, look at its own last result, and wait", () => {
    const steps = [
      research,
      write,
      {
        id: "3",
        action: "review",
        depends_on: ["2"],
        repeat: {
          until: { any: [{ eq: ["$3.verdict", "good"] }, { gte: ["$last.score", 9] }] },
          max: 3,
        },
        args: { text: "$2.text", last: "$last" },
      },
      {
        id: "4",
        action: "review",
        depends_on: ["3"],
        wait: { event: "reply", match: { to: "$2.title" }, until: "$input.deadline" },
        args: { text: "$event.body" },
      },
    ];
    expect(check(steps)).toEqual([]);
  });
});

describe("the shape of a plan", () => {
  it.each([null, 7, "plan", [], {}, { steps: {} }, { steps: [] }, { steps: [null] }])(
    "%j is refused without a throw",
    (given) => {
      const { issues, plan } = validatePlan(given, newsroom);
      expect(plan).toBeNull();
      expect(issues[0]?.code).toBe("invalid_shape");
    },
  );

  it("does not hide the other issues: what can be read is checked", () => {
    const steps = [
      { ...research, retry: { attempts: 0 }, dependson: [] },
      { ...write, action: "wrote", each: 7, args: { bullets: ["$item"] } },
    ];
    expect(check(steps)).toEqual([
      ["invalid_shape", "steps[0].retry.attempts", "at least 1"],
      ["invalid_shape", "steps[0].dependson", 'use "depends_on"'],
      ["invalid_shape", "steps[1].each", expect.any(String)],
      ["unknown_agent", "steps[1].action", 'use "write"'],
    ]);
  });

  it("says once that an id or an action is missing, and goes on", () => {
    const steps = [
      { action: "research", args: { topic: 1 } },
      { id: "a b", args: {} },
      { ...write, depends_on: ["a b"], args: { bullets: [] } },
    ];
    expect(codes(steps)).toEqual([
      ["invalid_shape", "steps[0].id"],
      ["invalid_shape", "steps[1].id"],
      ["invalid_shape", "steps[1].action"],
      ["type_mismatch", "steps[0].args.topic"],
    ]);
  });

  it("says where inside a condition it went wrong", () => {
    const steps = [{ ...research, when: { all: [{ gt: [1] }] } }];
    expect(check(steps)[0]?.slice(0, 2)).toEqual(["invalid_shape", "steps[0].when.all[0].gt"]);
  });

  it("may be as deep as it likes: too deep is an issue, not a crash", () => {
    let when: unknown = true;
    for (let depth = 0; depth < 20_000; depth++) when = { not: when };
    const { issues } = validatePlan({ steps: [{ ...research, when }] }, newsroom);
    expect(issues[0]).toMatchObject({ code: "invalid_shape" });
  });
});

describe("the graph of a plan", () => {
  //   ┌──────────────┐
  //   ▼              │
  //  [a] ──► [b] ──► [c] ──► [d]
  it("has no cycles, and nothing behind one", () => {
    const step = (id: string, ...depends_on: string[]) => ({ ...research, id, depends_on });
    expect(check([step("a", "c"), step("b", "a"), step("c", "b"), step("d", "c")])).toEqual([
      ["cycle", "steps[0].depends_on", "remove one of these dependencies"],
      ["unreachable", "steps[3].depends_on", "break the cycle first"],
    ]);
  });

  it("has every id once, and depends on nothing else", () => {
    const steps = [research, { ...write, id: "1", depends_on: ["1", "3"] }, { ...write, id: "33" }];
    expect(codes(steps)).toEqual([
      ["duplicate_id", "steps[1].id"],
      ["self_dependency", "steps[1].depends_on[0]"],
      ["unknown_dependency", "steps[1].depends_on[1]"],
    ]);
  });

  it("has no step that can never run", () => {
    const steps = [{ ...research, when: { any: [false, { not: true }] } }];
    expect(check(steps)).toEqual([["unreachable", "steps[0].when", expect.any(String)]]);
  });
});

describe("a placeholder", () => {
  const text = (value: unknown, more = {}) => [
    research,
    write,
    { id: "3", action: "review", depends_on: ["2"], args: { text: value }, ...more },
  ];

  it.each([
    ["$9.text", "unknown_step", 'use "1", "2", or write $$9 for a literal dollar'],
    ["costs $5 million", "unknown_step", expect.stringContaining("write $$5 for a literal dollar")],
    ["$2.txt", "unknown_path", "use $2.title, $2.text, $2.words, $2.lang, $2.score, $2.editor"],
    ["$2.text.length", "unknown_path", "use $2.text"],
    ["$1.points.first", "unknown_path", expect.stringContaining("use $1.points[0]")],
    ["$2.editor", "maybe_missing", expect.stringContaining('when: { exists: "$2.editor" }')],
    ["$1.sources[0]", "maybe_missing", expect.stringContaining('exists: "$1.sources"')],
    ["by ${2.editor}", "maybe_missing", expect.stringContaining("guard")],
    ["$2.words", "type_mismatch", "use $2.title, $2.text, $2.lang; or send string"],
    ["$2", "type_mismatch", "use $2.title, $2.text, $2.lang; or send string"],
    ["$2.score", "type_mismatch", expect.stringContaining("send string")],
    ["$1.points", "type_mismatch", expect.stringContaining('each: "$1.points"')],
    ["$1.points[*]", "bad_placeholder", expect.stringContaining("[0]")],
    ["$item", "bad_scope", expect.stringContaining("a step with each")],
    ["$last", "bad_scope", expect.stringContaining("a step with repeat")],
    ["$event", "bad_scope", expect.stringContaining("a step with wait")],
    ["$3", "bad_scope", expect.stringContaining("$last")],
  ])("%s in a text argument: %s", (value, code, repair) => {
    expect(check(text(value))).toEqual([[code, "steps[2].args.text", repair]]);
  });

  //  [a b] ──► (approve all) ──► ⏲ × 2
  it("knows no event where a fan-out is approved before its items wait", () => {
    const waiting = { each: ["a", "b"], wait: { event: "reply" } };
    expect(check(text("$event", { ...waiting, approval: "before" }))).toEqual([
      ["bad_scope", "steps[2].args.text", expect.stringContaining("approved before")],
    ]);
    expect(check(text("$event", { ...waiting, approval: "after" }))).toEqual([]);
  });

  //  research ──► write        review
  it("reaches only what certainly ran before", () => {
    expect(check(text("$2.text", { depends_on: ["1"] }))).toEqual([
      [
        "not_an_ancestor",
        "steps[2].args.text",
        'add "2" to depends_on of "3", or write $$2 for a literal dollar',
      ],
    ]);
  });

  it("reaches back over several steps", () => {
    expect(check(text("${1.points[0]}"))).toEqual([]);
    expect(check(text("$1.input.topic"))).toEqual([]);
    expect(check(text("$1.input.depth"))).toEqual([
      ["unknown_path", "steps[2].args.text", "use $1.input.topic"],
    ]);
  });

  it("is held to the input's schema, if there is one", () => {
    const schema = z.toJSONSchema(z.object({ name: z.string(), age: z.int().nullable() }));
    expect(check(text("$input.name"), { input: schema })).toEqual([]);
    expect(codes(text("$input.age"), { input: schema })).toEqual([
      ["type_mismatch", "steps[2].args.text"],
    ]);
    expect(codes(text("$input.mail"), { input: schema })).toEqual([
      ["unknown_path", "steps[2].args.text"],
    ]);
    expect(check(text("$input.anything.at.all"))).toEqual([]);
  });
});

describe("the arguments of a step", () => {
  it("are complete, known, and within every limit that a literal can be held to", () => {
    const steps = [
      { id: "1", action: "research", args: { topic: "be", depth: 9 } },
      { id: "2", action: "write", args: { style: "plane", bulets: [] } },
      { id: "3", action: "publish", args: { articles: [{ title: "a" }, { titel: "b" }, 3] } },
    ];
    expect(check(steps)).toEqual([
      ["type_mismatch", "steps[0].args.topic", "use string, at least 3"],
      ["type_mismatch", "steps[0].args.depth", "use integer, at most 5"],
      ["type_mismatch", "steps[1].args.style", 'use "plain" or "rich"'],
      ["unknown_argument", "steps[1].args.bulets", 'use "bullets"'],
      ["missing_argument", "steps[1].args.bullets", "add bullets: list of string"],
      ["missing_argument", "steps[2].args.articles[1].title", "add title: string"],
      ["type_mismatch", "steps[2].args.articles[2]", expect.any(String)],
    ]);
  });

  it("are checked in the middle of a mixture, too", () => {
    const publish = {
      id: "3",
      action: "publish",
      depends_on: ["2"],
      args: { articles: ["$2", { title: "$2.words" }, { title: "on ${2.title}" }, { title: 1 }] },
    };
    expect(codes([research, write, publish])).toEqual([
      ["type_mismatch", "steps[2].args.articles[1].title"],
      ["type_mismatch", "steps[2].args.articles[3].title"],
    ]);
  });
});

describe("a fan-out", () => {
  const fanOut = { ...write, each: "$1.points", args: { bullets: ["$item"] } };

  it("needs a list", () => {
    const each = (value: unknown) => check([research, { ...fanOut, each: value }]);
    expect(each("$1")).toEqual([
      [
        "not_a_list",
        "steps[1].each",
        "use a placeholder to a list ($1.points), or a list of values",
      ],
    ]);
    expect(each("$1.input.topic")).toEqual([["not_a_list", "steps[1].each", expect.any(String)]]);
    expect(each("$1.sources")).toEqual([["maybe_missing", "steps[1].each", expect.any(String)]]);
  });

  it("decides `when` once, for all items", () => {
    expect(codes([research, { ...fanOut, when: "$item" }])).toEqual([
      ["bad_scope", "steps[1].when"],
    ]);
  });

  //  research ──► [write × n] ──► review
  it("may have failed items, and whoever takes its list must reckon with them", () => {
    const use = (action: string, args: object) =>
      check([research, fanOut, { id: "3", action, depends_on: ["2"], args }]);
    expect(use("review", { text: "$2[0].text" })).toEqual([
      ["maybe_missing", "steps[2].args.text", expect.stringContaining("use $2.succeeded")],
    ]);
    expect(use("publish", { articles: "$2" })).toEqual([
      ["type_mismatch", "steps[2].args.articles", expect.stringContaining("use $2.succeeded")],
    ]);
    expect(use("review", { text: "$2.succeeded[0].text" })).toEqual([]);
  });
});

describe("a condition", () => {
  const when = (condition: unknown) =>
    codes([
      research,
      write,
      { ...write, id: "3", when: condition, depends_on: ["2"], args: { bullets: [] } },
    ]);

  it("compares what can be compared", () => {
    expect(when({ gt: ["$2.words", "$2.title"] })).toEqual([["type_mismatch", "steps[2].when.gt"]]);
    expect(when({ gt: ["$2.score", 1] })).toEqual([["type_mismatch", "steps[2].when.gt"]]);
    expect(when({ eq: ["$2.lang", "fr"] })).toEqual([["type_mismatch", "steps[2].when.eq"]]);
    expect(when({ eq: ["$2.lang", "zh"] })).toEqual([]);
  });

  it("asks about steps that come before, and may ask about what is not there", () => {
    expect(when({ any: ["$2.editor", { exists: "$1.sources[0]" }, { failed: "1" }] })).toEqual([]);
    expect(when({ completed: "9" })).toEqual([["unknown_step", "steps[2].when.completed"]]);
    expect(when({ exists: "$2.nobody" })).toEqual([["unknown_path", "steps[2].when.exists"]]);
    expect(when("always")).toEqual([["bad_placeholder", "steps[2].when"]]);
  });
});

describe("assertValidPlan", () => {
  it("throws all issues at once", () => {
    const attempt = () => assertValidPlan({ steps: [write, { ...write, id: "x" }] }, newsroom);
    expect(attempt).toThrow(expect.objectContaining({ code: "plan-invalid" }));
    expect(attempt).toThrow(/steps\[0\].*And 3 more/);
  });

  it("says how to repair the first", () => {
    const attempt = () => assertValidPlan({ steps: [{ ...write, action: "wrte" }] }, newsroom);
    expect(attempt).toThrow(/there is no agent "wrte" \(.*"write"/);
  });
});

describe("a very large plan", () => {
  it("of 5,000 steps that each repeat the one before twice is still answered", () => {
    const steps = Array.from({ length: 5000 }, (_, i) => ({
      id: `s${i}`,
      action: "adapter",
      depends_on: i === 0 ? [] : [`s${i - 1}`],
      args: { fields: { a: i === 0 ? 1 : `$s${i - 1}`, b: i === 0 ? 2 : `$s${i - 1}.input` } },
    }));
    expect(validatePlan({ steps }, createRegistry([])).issues).toEqual([]);
  });
});
