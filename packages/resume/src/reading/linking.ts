/** What the executor needs of a résumé. Its tools link their words themselves, so nothing is found here. */
import type { Linking } from "@bole/language";
import { durationsIn, matchNames, numberOf, ordinalsIn } from "@bole/language/text";

export const LINKING: Linking = {
  floor: {
    time: () => undefined,
    number: numberOf,
    duration: (words) => durationsIn(words)[0],
    positions: ordinalsIn,
    matchNames,
  },
  find: async () => [],
};
