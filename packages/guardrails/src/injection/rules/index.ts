import { DISCLOSURE_RULES } from "./disclosure-rules.ts";
import { FORCING_RULES } from "./forcing-rules.ts";
import { OVERRIDE_RULES } from "./override-rules.ts";
import { PERSONA_RULES } from "./persona-rules.ts";
import type { Rule } from "./rule.ts";

export const RULES: readonly Rule[] = [
  ...OVERRIDE_RULES,
  ...PERSONA_RULES,
  ...DISCLOSURE_RULES,
  ...FORCING_RULES,
];
