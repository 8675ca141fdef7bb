/**
 * From evidence to a verdict. Some evidence is final: what has expired, is too short or too little does not prove a
 * requirement, whatever else is said. The rest is weighed by a linear model (`weights.ts`), learnt from requirements that
 * people judged.
 */
import type { Verdict } from "@bole/talent";
import type { Requirement } from "../tailoring.ts";
import { evidenceFeatures, FEATURES } from "./features.ts";
import type { Evidence } from "./gather-evidence.ts";
import { onlyIn } from "./part-evidence.ts";
import { PROVEN, TOLD, type Weights } from "./weights.ts";

/** To be called proven it must be a little more likely than not: a false proof costs an applicant more than a question. */
const ENOUGH = 0.55;
const ENOUGH_PART = 0.5;
/** Cosine of what is told in quite other words. */
const SAME_MEANING = 0.6;

export function weighEvidence(
  evidence: Evidence,
  need: Requirement["need"],
): Extract<Verdict, "meets" | "partly" | "unknown"> {
  const features = evidenceFeatures(evidence, need);
  const isProven = !isRuledOut(evidence) && likely(features, PROVEN) >= ENOUGH;
  if (isProven) return "meets";
  const hasAny = evidence.parts.some(({ inAll }) => inAll > 0) || isShort(evidence);
  const isTold =
    hasAny || evidence.degree !== undefined || (evidence.closeness?.whole ?? 0) > SAME_MEANING;
  return isTold && !isLapsed(evidence) && likely(features, TOLD) >= ENOUGH_PART
    ? "partly"
    : "unknown";
}

function isRuledOut({ parts, figure, degree, years }: Evidence): boolean {
  return (
    figure !== undefined ||
    (degree !== undefined && degree.verdict !== "meets") ||
    years.some(({ wanted, had, alike }) => Math.max(had ?? 0, alike ?? 0) < wanted) ||
    parts.some(({ things }) =>
      things.some(({ claim }) => claim === "lapsed" || claim === "denied"),
    ) ||
    // One part that nothing tells of is missing, however well the others are proven.
    (parts.length > 1 && parts.some(({ inAll }) => inAll === 0)) ||
    onlyIn(parts, (path) => path.startsWith("projects"))
  );
}

/** Some years or a lower figure are a part of what is asked for. */
const isShort = ({ years, figure }: Evidence): boolean =>
  figure !== undefined || years.some(({ had }) => had !== null && had > 0);

/** Nothing of it is left. */
function isLapsed({ parts }: Evidence): boolean {
  const key = parts
    .flatMap(({ things }) => things)
    .filter(({ thing }) => thing.isName || thing.concept !== null);
  return key.length > 0 && key.every(({ claim }) => claim === "lapsed" || claim === "denied");
}

function likely(features: readonly number[], weights: Weights): number {
  const sum = FEATURES.reduce((total, name, at) => total + weights[name] * (features[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
