import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Whether a number can be dialled: the country's own plan says, not its shape. */
export function isPhone(text: string, country?: CountryCode): boolean {
  const number =
    country === undefined
      ? parsePhoneNumberFromString(text)
      : parsePhoneNumberFromString(text, country);
  return number?.isValid() ?? false;
}

/** Whose numbers people write without a country code: tried where a word beside them says that it is one. */
const COUNTRIES: readonly CountryCode[] = [
  ...(["CN", "US", "GB", "DE", "FR", "IN", "ES", "IT", "NL", "BR", "AU", "CA", "IE"] as const),
  ...(["CH", "AT", "BE", "PL", "PT", "SE", "NO", "DK", "FI", "CZ", "RO", "HU", "GR"] as const),
  ...(["HK", "TW", "SG", "JP", "KR", "MY", "TH", "VN", "PH", "ID", "NZ", "ZA", "MX"] as const),
  ...(["AR", "CL", "CO", "TR", "IL", "AE", "SA", "EG", "NG", "KE", "UA", "RU", "PK"] as const),
];

/** Whether some country has such a number. */
export const isPhoneSomewhere = (text: string): boolean =>
  COUNTRIES.some((country) => isPhone(text, country));
