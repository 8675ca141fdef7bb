/** The check digits that tell a number from a row of digits. Pure arithmetic, each by its standard. */

/** GB 11643-1999: birthday and ISO 7064 mod 11-2 check character. */
export function isChineseId(id: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(id) || !isDate(id.slice(6, 14))) return false;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return "10X98765432"[sum % 11] === id[17]?.toUpperCase();
}

/** The 15 digits that were given out until 1999 have a birthday and no check digit. */
export function isOldChineseId(id: string): boolean {
  return /^[1-8]\d{14}$/.test(id) && isDate(`19${id.slice(6, 12)}`);
}

function isDate(text: string): boolean {
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)].map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1850 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

/** ISO/IEC 7812: Luhn, with the issuers' first digits and lengths. */
export function isBankCard(digits: string): boolean {
  return ISSUERS.some((issuer) => issuer.test(digits)) && luhn(digits);
}

const ISSUERS: readonly RegExp[] = [
  /^62\d{14,17}$/,
  /^4(?:\d{15}|\d{12})$/,
  /^(?:5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^35\d{14}$/,
  /^(?:6011|65\d\d|64[4-9]\d)\d{12}$/,
];

function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const value = at % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const USCC_ALPHABET = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** GB 32100-2015: mod 31 over an alphabet without I, O, S, V and Z. */
export function isSocialCreditCode(code: string): boolean {
  if (!/^[1-9A-HJ-NPQRTUWXY][1-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code))
    return false;
  const sum = USCC_WEIGHTS.reduce(
    (total, weight, at) => total + weight * USCC_ALPHABET.indexOf(code.charAt(at)),
    0,
  );
  return USCC_ALPHABET[(31 - (sum % 31)) % 31] === code[17];
}

/** The areas and groups that the US administration never gave out are none. */
export function isSsn(text: string): boolean {
  return /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(text);
}

/** Lengths of the registry; a country that isn't here has no IBAN. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};

/** ISO 13616: the country's length, and ISO 7064 mod 97-10. */
export function isIban(iban: string): boolean {
  if (IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** ICAO 9303: weights 7, 3, 1 over digits, letters from 10 and fillers. */
export function isMachineReadableField(field: string, check: string): boolean {
  const sum = [...field].reduce((total, character, at) => {
    const value = character === "<" ? 0 : Number.parseInt(character, 36);
    return total + value * ([7, 3, 1][at % 3] ?? 0);
  }, 0);
  return String(sum % 10) === check;
}
