/** Surer than this, nobody has to look at a word that was recognised in a scan. */
const SURE = 0.8;

export const isUnsure = (confidence: number): boolean => confidence < SURE;
