/** What usage can be grouped by, as the server's answer names it. */
export const GROUPS = ["by_task", "by_user", "by_day", "by_model"] as const;

export type Grouping = (typeof GROUPS)[number];
