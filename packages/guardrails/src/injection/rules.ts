/**
 * What makes an injection: concepts that come together. A rule is data; a new one is a line here.
 * Single words never decide: "ignore", "act as" and "system" are everyday words.
 */
import type { FeatureName } from "./feature.ts";
import type { Concept } from "./lexicon/index.ts";
import type { PatternName } from "./patterns.ts";

export type Sign = Concept | PatternName;

export interface Rule {
  readonly feature: FeatureName;
  /** One of each list must be there. */
  readonly parts: readonly (readonly Sign[])[];
  /** How sure it makes us, from 0 to 1, in what the user types. */
  readonly weight: number;
  /**
   * The same in a document or a mail, which has no business giving orders.
   * @default as weight
   */
  readonly indirect?: number;
  /**
   * Characters between neighbouring parts at most.
   * @default 40
   */
  readonly within?: number;
  /**
   * Ends of sentences between them at most.
   * @default 0
   */
  readonly breaks?: number;
  /** Whether the parts must come in this order. */
  readonly ordered?: boolean;
  /** Whether it is harmless among things that people set aside: mails, files, meetings. */
  readonly office?: boolean;
}

const FREE: readonly Sign[] = ["unbound", "jailbreak", "noRefusal"];
const ORDERED: readonly Sign[] = [
  "ignore",
  "newTask",
  "only",
  "conceal",
  "reveal",
  "judge",
  "regardless",
  "shape",
];

export const RULES: readonly Rule[] = [
  {
    feature: "override",
    parts: [["ignore"], ["before", "all", "yours"], ["orders"]],
    weight: 0.85,
  },
  {
    feature: "override",
    parts: [["ignore"], ["before"], ["all", "yours"], ["orders", "rules"]],
    weight: 0.6,
    office: true,
  },
  { feature: "override", parts: [["ignore"], ["orders"]], weight: 0.45, within: 24, office: true },
  { feature: "override", parts: [["ignore"], ["secret"]], weight: 0.7, within: 30 },
  {
    feature: "override_rules",
    parts: [["ignore"], ["before"], ["rules"]],
    weight: 0.5,
    within: 24,
    office: true,
  },
  {
    feature: "override_rules",
    parts: [["ignore"], ["yours"], ["rules"]],
    weight: 0.5,
    within: 24,
    office: true,
  },
  {
    feature: "override_rules",
    parts: [["ignore"], ["all"], ["rules", "before"]],
    weight: 0.42,
    within: 20,
    office: true,
  },
  { feature: "override_rules", parts: [["forgetAll"]], weight: 0.5, office: true },
  {
    feature: "new_task",
    parts: [
      ["ignore", "forgetAll"],
      ["newTask", "only", "become"],
    ],
    weight: 0.35,
    within: 140,
    breaks: 3,
    office: true,
  },
  {
    feature: "new_task",
    parts: [["newTask"], ["orders", "machine", "become", "secret"]],
    weight: 0.3,
    indirect: 0.42,
    within: 60,
    breaks: 1,
  },
  { feature: "new_task", parts: [["newTask"]], weight: 0.12, indirect: 0.2 },

  { feature: "persona", parts: [["role", "become"], FREE], weight: 0.72, within: 200, breaks: 4 },
  { feature: "persona", parts: [["become"], ["role"]], weight: 0.34, within: 60, breaks: 1 },
  { feature: "persona", parts: [["become"]], weight: 0.18, indirect: 0.3 },
  {
    feature: "persona",
    parts: [["become"], ["newTask", "only", "ignore"]],
    weight: 0.35,
    within: 160,
    breaks: 3,
  },
  {
    feature: "persona",
    parts: [["role"], ["only", "noRefusal"]],
    weight: 0.4,
    within: 300,
    breaks: 6,
  },
  {
    feature: "unbound",
    parts: [["unbound"], ["machine", "noRefusal", "jailbreak"]],
    weight: 0.45,
    within: 120,
    breaks: 2,
  },
  { feature: "unbound", parts: [["jailbreak"]], weight: 0.3 },
  { feature: "unbound", parts: [["unbound"]], weight: 0.12 },
  { feature: "unbound", parts: [["enable"], ["jailbreak"]], weight: 0.5, within: 20 },
  { feature: "no_refusal", parts: [["noRefusal"]], weight: 0.3 },
  {
    feature: "no_refusal",
    parts: [["noRefusal"], ["harm", "machine", "regardless", "reveal"]],
    weight: 0.35,
    within: 120,
    breaks: 2,
  },
  {
    feature: "harm_story",
    parts: [["fiction", "role"], ["harm"]],
    weight: 0.3,
    within: 150,
    breaks: 3,
  },
  {
    feature: "harm_story",
    parts: [["fiction"], ["harm"], ["noRefusal", "unbound", "role", "howTo"]],
    weight: 0.45,
    within: 150,
    breaks: 3,
  },
  { feature: "harm_story", parts: [["howTo"], ["harm"]], weight: 0.25, within: 40 },

  { feature: "extraction", parts: [["reveal"], ["secret"]], weight: 0.72, within: 60 },
  { feature: "extraction", parts: [["reveal"], ["secretWeak"]], weight: 0.36, within: 40 },
  {
    feature: "extraction",
    parts: [["verbatim"], ["secret", "secretWeak"]],
    weight: 0.55,
    within: 80,
    breaks: 1,
  },
  {
    feature: "extraction",
    parts: [["ignore", "authority"], ["reveal"], ["secret", "secretWeak", "credential"]],
    weight: 0.4,
    within: 120,
    breaks: 3,
  },
  {
    feature: "credentials",
    parts: [["reveal"], ["credential"]],
    weight: 0.18,
    indirect: 0.3,
    within: 30,
  },
  {
    feature: "credentials",
    parts: [["authority", "ignore", "machine"], ["reveal"], ["credential"]],
    weight: 0.4,
    within: 80,
    breaks: 2,
  },

  {
    feature: "exfiltration",
    parts: [["carry"], ["credential", "secret"], ["link"]],
    weight: 0.55,
    indirect: 0.7,
    within: 100,
    breaks: 1,
  },
  {
    feature: "exfiltration",
    parts: [["carry"], ["link"], ["conceal", "answer", "machine", "toMachine"]],
    weight: 0.35,
    indirect: 0.5,
    within: 120,
    breaks: 2,
  },
  { feature: "exfiltration", parts: [["leakyImage"]], weight: 0.7 },
  { feature: "exfiltration", parts: [["imageQuery"]], weight: 0.25, indirect: 0.35 },

  { feature: "output_forcing", parts: [["only"]], weight: 0.16, indirect: 0.3 },
  {
    feature: "output_forcing",
    parts: [["only"], ["sayQuoted", "shout"]],
    weight: 0.3,
    indirect: 0.45,
    within: 40,
  },
  {
    feature: "output_forcing",
    parts: [["ignore", "newTask", "become", "machine", "toMachine"], ["sayQuoted"]],
    weight: 0.35,
    indirect: 0.45,
    within: 120,
    breaks: 2,
    office: true,
  },
  {
    feature: "output_forcing",
    parts: [["shape"], ["answer"]],
    weight: 0.15,
    indirect: 0.52,
    within: 60,
  },
  {
    feature: "output_forcing",
    parts: [["shape"], ["answerWeak"]],
    weight: 0.06,
    indirect: 0.22,
    within: 40,
  },
  {
    feature: "output_forcing",
    parts: [
      ["machine", "toMachine", "whileReading"],
      ["only", "answer", "answerWeak"],
    ],
    weight: 0.2,
    indirect: 0.4,
    within: 100,
    breaks: 1,
  },

  {
    feature: "verdict_forcing",
    parts: [["judge"], ["candidate"], ["best"]],
    weight: 0.1,
    indirect: 0.24,
    within: 30,
  },
  {
    feature: "verdict_forcing",
    parts: [["machine", "toMachine", "whileReading", "ignore"], ["judge"], ["candidate", "best"]],
    weight: 0.3,
    indirect: 0.42,
    within: 90,
    breaks: 1,
    office: true,
  },
  {
    feature: "verdict_forcing",
    parts: [["regardless"], ["judge"], ["candidate"], ["best"]],
    weight: 0.3,
    indirect: 0.5,
    within: 40,
  },
  { feature: "verdict_forcing", parts: [["scoreOrder"]], weight: 0.3, indirect: 0.55 },

  { feature: "conceal", parts: [["conceal"]], weight: 0.08, indirect: 0.15 },
  {
    feature: "conceal",
    parts: [
      ["conceal"],
      ["machine", "toMachine", "answer", "answerWeak", "orders", "whileReading"],
    ],
    weight: 0.2,
    indirect: 0.36,
    within: 80,
    breaks: 1,
  },

  { feature: "addressed_to_ai", parts: [["toMachine"]], weight: 0.12, indirect: 0.4 },
  {
    feature: "addressed_to_ai",
    parts: [["toMachine"], ORDERED],
    weight: 0.3,
    indirect: 0.45,
    within: 120,
    breaks: 2,
  },
  {
    feature: "addressed_to_ai",
    parts: [["whileReading"], ORDERED],
    weight: 0.1,
    indirect: 0.28,
    within: 60,
  },
  {
    feature: "addressed_to_ai",
    parts: [["vocative"], ORDERED],
    weight: 0.15,
    indirect: 0.4,
    within: 60,
    breaks: 1,
  },

  { feature: "authority", parts: [["authority"]], weight: 0.1 },
  {
    feature: "authority",
    parts: [
      ["authority"],
      ["ignore", "reveal", "jailbreak", "noRefusal", "carry", "become", "newTask", "regardless"],
      ["orders", "secret", "secretWeak", "credential", "rules", "jailbreak", "yours"],
    ],
    weight: 0.45,
    within: 120,
    breaks: 2,
  },

  {
    feature: "decode_and_obey",
    parts: [["decode"], ["obey"]],
    weight: 0.45,
    indirect: 0.55,
    within: 90,
    breaks: 2,
  },
  {
    feature: "decode_and_obey",
    parts: [["splitPayload"], ["obey", "decode", "reveal"]],
    weight: 0.45,
    within: 160,
    breaks: 4,
  },

  { feature: "fake_markers", parts: [["chatMarker"]], weight: 0.6 },
  { feature: "fake_markers", parts: [["sectionMarker"]], weight: 0.28, indirect: 0.42 },
  {
    feature: "fake_markers",
    parts: [["sectionMarker", "roleLine"], ORDERED],
    weight: 0.3,
    indirect: 0.4,
    within: 120,
    breaks: 2,
  },
  { feature: "fake_markers", parts: [["roleLine"]], weight: 0.08, indirect: 0.12 },

  { feature: "hidden_markup", parts: [["hiddenMarkup"]], weight: 0.25, indirect: 0.35 },
  {
    feature: "hidden_markup",
    parts: [
      ["hiddenMarkup", "comment"],
      [...ORDERED, "toMachine", "machine"],
    ],
    weight: 0.3,
    indirect: 0.4,
    within: 200,
    breaks: 3,
  },
];
