import { parseJob } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { keepsSource } from "../../../packages/resume/src/tailor/keeps-source.ts";
import { tailor } from "../../../packages/resume/src/tailor/tailor.ts";
import { RETIRED } from "./judged-pairs.ts";
import { readPairs } from "./pairs.ts";

describe("the retired pairs", () => {
  it.each(RETIRED)(
    "are tailored without a word that the résumé does not say: $set",
    async ({ folder, today }) => {
      for (const { name, data, ad } of await readPairs(folder, today)) {
        const { draft: job, language } = parseJob(ad);
        const { proposals } = tailor({ data, job, language, others: [], today });
        for (const proposal of proposals) {
          if (proposal.kind === "set_title") {
            expect(data.workExperience.map(({ position }) => position)).toContain(proposal.after);
            continue;
          }
          const words = proposal.kind === "same_word" ? [proposal.id.slice(5)] : [];
          const allowed = [...words, "Relevant to this role", "与岗位相关"];
          expect([name, proposal.kind, keepsSource(data, proposal, allowed)]).toEqual([
            name,
            proposal.kind,
            true,
          ]);
        }
      }
    },
    240_000,
  );
});
