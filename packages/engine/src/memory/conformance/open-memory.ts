import type { Memory } from "../ports/index.ts";

/** Gives an empty memory, and cleans up after the test by `onTestFinished`. */
export type OpenMemory = () => Promise<Memory>;
