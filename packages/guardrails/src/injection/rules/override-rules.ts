/** "Forget what you were told, and do this instead." */
import { type Rule, rule } from "./rule.ts";

export const OVERRIDE_RULES: readonly Rule[] = [
  rule("override", 0.85, ["ignore", ["before", "all", "yours"], "orders"]),
  rule("override", 0.6, ["ignore", "before", ["all", "yours"], ["orders", "rules"]], {
    office: true,
  }),
  rule("override", 0.45, ["ignore", "orders"], { within: 24, office: true }),
  rule("override", 0.7, ["ignore", "secret"], { within: 30 }),
  rule("override_rules", 0.5, ["ignore", "before", "rules"], { within: 24, office: true }),
  rule("override_rules", 0.5, ["ignore", "yours", "rules"], { within: 24, office: true }),
  rule("override_rules", 0.42, ["ignore", "all", ["rules", "before"]], {
    within: 20,
    office: true,
  }),
  rule("override_rules", [0.45, 0.5], ["forgetAll"], { office: true }),
  rule(
    "new_task",
    0.35,
    [
      ["ignore", "forgetAll"],
      ["newTask", "only", "become"],
    ],
    { within: 140, breaks: 3, office: true },
  ),
  rule("new_task", [0.3, 0.42], ["newTask", ["orders", "machine", "become", "secret"]], {
    within: 60,
    breaks: 1,
  }),
  rule("new_task", [0.3, 0.36], ["newTask", ["only", "alwaysRespond", "sayQuoted"]], {
    within: 80,
    breaks: 1,
  }),
  rule("new_task", [0.2, 0.25], ["newTask", "reveal"], { within: 40 }),
  rule("new_task", 0.35, ["forgetAll", ["reveal", "only", "newTask"]], {
    within: 60,
    breaks: 2,
    office: true,
  }),
  rule("new_task", [0.12, 0.2], ["newTask"]),
  rule("authority", 0.1, ["authority"]),
  rule("authority", [0.25, 0.3], ["obeyMe"]),
  rule(
    "authority",
    0.45,
    ["obeyMe", ["ignore", "become", "orders", "rules", "unbound", "newTask", "machine"]],
    { within: 60, breaks: 2 },
  ),
  rule(
    "authority",
    0.45,
    [
      "authority",
      ["ignore", "reveal", "jailbreak", "noRefusal", "carry", "become", "newTask", "regardless"],
      ["orders", "secret", "secretWeak", "credential", "rules", "jailbreak", "mode", "yours"],
    ],
    { within: 120, breaks: 2 },
  ),
  rule("decode_and_obey", [0.45, 0.55], ["decode", "obey"], { within: 90, breaks: 2 }),
  rule("decode_and_obey", 0.45, ["splitPayload", ["obey", "decode", "reveal"]], {
    within: 160,
    breaks: 4,
  }),
];
