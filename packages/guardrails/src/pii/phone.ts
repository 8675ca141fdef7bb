import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Whether a number can be dialled: the country's own plan says, not its shape. */
export function isPhone(text: string, country?: CountryCode): boolean {
  const number =
    country === undefined
      ? parsePhoneNumberFromString(text)
      : parsePhoneNumberFromString(text, country);
  return number?.isValid() ?? false;
}
