/** What a label of the corpus says: which way, which workflow, who takes part. */

import { readFileSync } from "node:fs";
import type { Reading } from "../../packages/recruiter/src/understanding/reading.ts";

interface Expected {
  readonly route: Reading["route"];
  readonly workflow: string | null;
  readonly agents: string;
}

const direct = (workflow: string, agents: string): Expected => ({
  route: "direct",
  workflow,
  agents,
});
const planner = (workflow: string, agents: string): Expected => ({
  route: "planner",
  workflow,
  agents,
});

const LABELS: Readonly<Record<string, Expected>> = {
  CH: { route: "chat", workflow: null, agents: "" },
  JL: direct("job_launch", "jd matching communication"),
  JD: direct("job_launch", "jd matching communication"),
  JF: direct("job_launch", "jd matching"),
  BO: direct("bulk_outreach", "matching communication"),
  BD: direct("bulk_outreach", "matching communication"),
  BF: direct("bulk_outreach", "matching communication"),
  FU: direct("bulk_outreach", "communication"),
  CR: direct("candidate_review", "resume matching pipeline"),
  IS: direct("interview_scheduling", "matching communication scheduling"),
  RS: direct("interview_scheduling", "scheduling"),
  CX: direct("interview_scheduling", "scheduling"),
  PC: direct("pipeline_cleanup", "pipeline"),
  PJ: planner("job_launch", "jd matching communication"),
  K1: planner("custom", "jd matching communication scheduling"),
  K2: planner("custom", "resume matching communication pipeline"),
  K3: planner("custom", "resume matching communication scheduling pipeline"),
  K4: planner("custom", "matching communication scheduling"),
  K5: planner("custom", "communication pipeline"),
  K6: planner("custom", "jd matching communication scheduling"),
  K7: planner("custom", "communication scheduling"),
  K8: planner("custom", "jd matching communication pipeline"),
  KC: planner("custom", "matching communication pipeline"),
  K9: planner("custom", "resume matching communication scheduling pipeline"),
};

export interface Labelled extends Expected {
  readonly message: string;
  readonly label: string;
}

/** `message … label`, the label in the last column. */
export function readLabelled(file: string | URL): Labelled[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const columns = line.split("\t");
      const label = columns.at(-1)?.trim() ?? "";
      const expected = LABELS[label];
      if (expected === undefined) throw new TypeError(`There is no label "${label}": ${line}`);
      return { message: columns[0] ?? "", label, ...expected };
    });
}

export interface Score {
  readonly route: boolean;
  readonly workflow: boolean;
  readonly agents: boolean;
  readonly got: string;
}

/** A question back counts as the way that it leads to. */
export function score(expected: Expected, reading: Reading): Score {
  const { wanted, intended } = reading;
  const route = intended?.route ?? reading.route;
  const workflow = wanted?.workflow_type ?? intended?.workflow_type ?? null;
  const agents = (wanted?.agents_required ?? intended?.agents_required ?? []).join(" ");
  return {
    route: route === expected.route,
    workflow: workflow === expected.workflow,
    agents: agents === expected.agents,
    got: [
      route,
      workflow ?? "–",
      agents || "–",
      wanted?.goals.join(",") ?? reading.asked?.topic ?? `?${reading.question?.slot}`,
    ].join(" | "),
  };
}
