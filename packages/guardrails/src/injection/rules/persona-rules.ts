/** "Be somebody who has no rules." */
import { type Rule, rule, type Sign } from "./rule.ts";

const FREE: readonly Sign[] = ["unbound", "jailbreak", "noRefusal"];

export const PERSONA_RULES: readonly Rule[] = [
  rule("persona", 0.72, [["role", "become"], FREE], { within: 200, breaks: 4 }),
  rule("persona", 0.34, ["become", "role"], { within: 60, breaks: 1 }),
  rule("persona", [0.18, 0.3], ["become"]),
  rule("persona", 0.35, ["become", ["newTask", "only", "ignore"]], { within: 160, breaks: 3 }),
  rule("persona", 0.4, ["role", ["only", "noRefusal"]], { within: 300, breaks: 6 }),
  rule("unbound", 0.45, ["unbound", ["machine", "noRefusal", "jailbreak"]], {
    within: 120,
    breaks: 2,
  }),
  rule("unbound", 0.3, ["jailbreak"]),
  rule("unbound", 0.12, ["unbound"]),
  rule("unbound", 0.5, ["enable", "jailbreak"], { within: 20 }),
  rule("unbound", 0.45, [["become", "yours", "authority"], "mode"], { within: 24 }),
  rule(
    "unbound",
    0.4,
    ["mode", ["noRefusal", "unbound", "reveal", "orders", "obeyMe", "compliance"]],
    { within: 80, breaks: 2 },
  ),
  rule("unbound", 0.32, ["unbound", ["yours", "orders", "become", "obeyMe", "secretWeak"]], {
    within: 60,
    breaks: 2,
  }),
  rule("unbound", 0.45, ["opposite"]),
  rule("no_refusal", 0.3, ["noRefusal"]),
  rule("no_refusal", 0.35, ["noRefusal", ["harm", "machine", "regardless", "reveal"]], {
    within: 120,
    breaks: 2,
  }),
  rule("harm_story", 0.3, [["fiction", "role"], "harm"], { within: 150, breaks: 3 }),
  rule("harm_story", 0.45, ["fiction", "harm", ["noRefusal", "unbound", "role", "howTo"]], {
    within: 150,
    breaks: 3,
  }),
  rule("harm_story", 0.25, ["howTo", "harm"]),
];
