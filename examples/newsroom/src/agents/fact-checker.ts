import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Check, Claim } from "../article/article.ts";
import { allSources } from "../shelf/shelf.ts";
import { Pace, spend } from "./pace.ts";

export const factChecker = defineAgent({
  name: "fact_checker",
  description: "Looks one claim up in the source that it relies on.",
  kind: "evaluation",
  input: z.object({ claim: Claim, pace_ms: Pace }),
  output: Check,
  async run({ claim, pace_ms }, ctx) {
    await spend(pace_ms, ctx);
    const source = (await allSources()).find(({ id }) => id === claim.source);
    const at = source?.text.indexOf(claim.quote) ?? -1;
    return source === undefined || at < 0
      ? {
          ...claim,
          verdict: "unsupported" as const,
          evidence: missing(claim, source !== undefined),
        }
      : { ...claim, verdict: "supported" as const, evidence: `${source.title}, ${at}` };
  },
});

const missing = ({ source }: Claim, isThere: boolean) =>
  isThere ? `${source} does not say this.` : `There is no source ${source}.`;
