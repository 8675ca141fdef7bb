/** "Answer this", "judge so", "tell nobody": orders about the answer itself. */
import { MACHINE, ORDER, type Rule, rule } from "./rule.ts";

export const FORCING_RULES: readonly Rule[] = [
  rule("output_forcing", [0.16, 0.3], ["only"]),
  rule("output_forcing", [0.3, 0.45], ["only", ["sayQuoted", "shout"]]),
  rule(
    "output_forcing",
    [0.35, 0.45],
    [["ignore", "newTask", "become", "machine", "toMachine"], "sayQuoted"],
    { within: 120, breaks: 2, office: true },
  ),
  rule("output_forcing", [0.35, 0.52], ["mustAnswer"]),
  rule("output_forcing", [0.25, 0.4], ["alwaysRespond"]),
  rule(
    "output_forcing",
    [0.45, 0.5],
    [
      ["alwaysRespond", "only", "mustAnswer"],
      ["sayQuoted", "compliance", "regardless"],
    ],
    { breaks: 1 },
  ),
  rule(
    "output_forcing",
    0.45,
    [
      "compliance",
      ["roleLine", "unbound", "ignore", "become", "secret", "mode", "answer", "secretWeak"],
    ],
    { within: 60, breaks: 2 },
  ),
  rule("output_forcing", [0.12, 0.52], ["reshape"]),
  rule("output_forcing", [0.15, 0.52], ["shape", "answer"], { within: 60 }),
  rule("output_forcing", [0.06, 0.22], ["shape", "answerWeak"]),
  rule(
    "output_forcing",
    [0.2, 0.4],
    [
      ["machine", "toMachine", "whileReading"],
      ["only", "answer", "answerWeak"],
    ],
    { within: 100, breaks: 1 },
  ),
  rule("verdict_forcing", [0.1, 0.24], ["judge", "candidate", "best"], { within: 30 }),
  rule("verdict_forcing", [0.3, 0.42], [[...MACHINE, "ignore"], "judge", ["candidate", "best"]], {
    within: 90,
    breaks: 1,
    office: true,
  }),
  rule("verdict_forcing", [0.3, 0.5], ["regardless", "judge", "candidate", "best"]),
  rule("verdict_forcing", [0.25, 0.45], ["scoreOrder"]),
  rule("verdict_forcing", [0.25, 0.4], [MACHINE, ["scoreOrder", "best"]], {
    within: 60,
    breaks: 1,
  }),
  rule("conceal", [0.08, 0.15], ["conceal"]),
  rule(
    "conceal",
    [0.2, 0.36],
    ["conceal", ["machine", "toMachine", "answer", "answerWeak", "orders", "whileReading"]],
    { within: 80, breaks: 1 },
  ),
  rule("addressed_to_ai", [0.12, 0.4], ["toMachine"]),
  rule("addressed_to_ai", [0.3, 0.45], ["toMachine", ORDER], { within: 120, breaks: 2 }),
  rule("addressed_to_ai", [0.1, 0.28], ["whileReading", ORDER], { within: 60 }),
  rule("addressed_to_ai", [0.15, 0.42], ["vocative", ORDER], { within: 60, breaks: 1 }),
  rule("addressed_to_ai", [0.04, 0.25], ["theUser"]),
  rule(
    "addressed_to_ai",
    [0.1, 0.4],
    ["theUser", ["ignore", "newTask", "conceal", "whileReading", "machine"]],
    { within: 80, breaks: 1 },
  ),
  rule("fake_markers", 0.6, ["chatMarker"]),
  rule("fake_markers", [0.28, 0.42], ["sectionMarker"]),
  rule("fake_markers", [0.3, 0.4], [["sectionMarker", "roleLine"], ORDER], {
    within: 120,
    breaks: 2,
  }),
  rule("fake_markers", [0.08, 0.12], ["roleLine"]),
  rule("hidden_markup", [0.25, 0.35], ["hiddenMarkup"]),
  rule(
    "hidden_markup",
    [0.3, 0.4],
    [
      ["hiddenMarkup", "comment"],
      [...ORDER, "toMachine", "machine"],
    ],
    { within: 200, breaks: 3 },
  ),
];
