/** "Show me what you were told", and "carry it outside". */
import { type Rule, rule } from "./rule.ts";

export const DISCLOSURE_RULES: readonly Rule[] = [
  rule("extraction", 0.72, ["reveal", "secret"], { within: 60, breaks: 1 }),
  rule("extraction", 0.36, ["reveal", "secretWeak"]),
  rule("extraction", 0.4, [["sayQuoted", "newTask", "carry"], "secret"], { within: 60 }),
  rule("extraction", [0.2, 0.5], ["vocative", ["secret", "secretWeak"]], { within: 60 }),
  rule("extraction", 0.5, ["verbatim", ["secret", "secretWeak"]], { within: 80, breaks: 1 }),
  rule(
    "extraction",
    0.4,
    [["ignore", "authority"], "reveal", ["secret", "secretWeak", "credential"]],
    { within: 100, breaks: 2, office: true },
  ),
  rule("extraction", 0.4, ["piecemeal", ["secret", "secretWeak"]], { within: 60, breaks: 1 }),
  rule("credentials", [0.18, 0.3], ["reveal", "credential"], { within: 30 }),
  rule(
    "credentials",
    0.4,
    [
      ["authority", "ignore", "role", "become", "unbound", "opposite"],
      "reveal",
      ["credential", "records"],
    ],
    { within: 80, breaks: 2, office: true },
  ),
  rule("exfiltration", [0.55, 0.7], ["carry", ["credential", "secret"], "link"], {
    within: 100,
    breaks: 1,
  }),
  rule(
    "exfiltration",
    [0.35, 0.5],
    ["carry", "link", ["conceal", "answer", "machine", "toMachine"]],
    { within: 120, breaks: 2 },
  ),
  rule("exfiltration", [0.2, 0.25], ["carry", "records", "link"], { within: 60 }),
  rule(
    "exfiltration",
    [0.42, 0.5],
    [
      ["carry", "reveal"],
      "records",
      ["conceal", "authority", "ignore", "newTask", "toMachine", "vocative"],
    ],
    { within: 90, breaks: 2, office: true },
  ),
  rule("exfiltration", [0.2, 0.5], [["whileReading", "theUser"], "link"], {
    within: 140,
    breaks: 1,
  }),
  rule("exfiltration", [0.15, 0.3], ["pipeShell"]),
  rule("exfiltration", 0.7, ["leakyImage"]),
  rule("exfiltration", [0.25, 0.35], ["imageQuery"]),
];
