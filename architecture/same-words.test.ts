/** What stands in two places because neither may know the other, and has to say the same in both. */
import { describe, expect, it } from "vitest";
import { STAGE_NAMES as SHOWN } from "../apps/web/src/talent/stage-names.ts";
import { STAGE_NAMES } from "../packages/recruiter/src/model/stage-names.ts";

describe("the names of stages", () => {
  it.each(["zh", "en"] as const)(
    "are on the pages what the assistant calls them: %s",
    (language) => {
      expect(SHOWN[language]).toEqual(STAGE_NAMES[language]);
    },
  );
});
