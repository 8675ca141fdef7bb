/** 我还在美团上班，结束时间应该是至今: of a job that is there, nothing new is being told. */
import { namedEntries } from "../reference/find-entries.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";

export const isStillThere = ({ cues, folded }: Said, { seen }: Scene): boolean =>
  /^(?:我|现在|目前|其实|\s)*(?:还|仍然?)在[^,。过]{2,16}(?:上班|在职|任职|工作)[,\s]*$/.test(
    cues,
  ) && namedEntries(folded, seen).length > 0;
