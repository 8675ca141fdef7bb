/** Files of ours that only who works on Bole needs: tests, training, and what models were trained on. */
const PATTERN =
  /(^|\/)(test|tests|training|testing)\/|\.test\.tsx?$|\.isolated\.ts$|^packages\/language\/data\/.*\.jsonl$/;

/** @param file from the root of the checkout */
export const isForDevelopment = (file: string): boolean => PATTERN.test(file);
