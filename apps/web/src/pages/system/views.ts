/** The views of the system page, as its address and the palette name them. */
export const VIEWS = ["checks", "config", "usage", "log", "reader"] as const;

export type View = (typeof VIEWS)[number];
