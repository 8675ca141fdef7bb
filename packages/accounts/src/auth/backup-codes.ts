/** Codes for the day on which an authenticator app is lost, to be typed from paper. */
import { randomInt } from "node:crypto";

/** Without letters and digits that look alike: 0 and o, 1, l and i. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const COUNT = 10;
const HALF = 5;

export function newBackupCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`);
}

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
