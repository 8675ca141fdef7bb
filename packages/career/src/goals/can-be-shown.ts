import type { Occupation } from "@bole/talent";

/**
 * Whether practice leaves something that can be shown, such as a report or a program. What must be
 * done on the spot – caring for patients, laying pipes – is shown by doing it.
 */
export const canBeShown = ({ remote }: Pick<Occupation, "remote">): boolean => remote !== "no";
