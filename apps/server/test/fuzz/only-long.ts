/** Asked for once in the long form, and not in the short one: loading takes a minute on a busy machine. */
export const ONLY_LONG: ReadonlySet<string> = new Set(["POST /api/demo", "DELETE /api/demo"]);
