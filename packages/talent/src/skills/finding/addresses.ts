/**
 * Addresses of pages and mailboxes name companies and tools, but not skills. The parts have a most
 * length, so that a long word that is no address takes no longer than others.
 */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s，。；、）)】》]+|[\w.+-]{1,64}@[\w.-]{1,255}|\b[a-z0-9-]{1,63}\.(?:com|cn|io|org|dev)\b[^\s，。；、）)】》]*/gi;
/** As wide, and part of no word. */
const BLANK = "\ufffc";

/** The text with every address painted over; what stands behind it keeps its place. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (address) => BLANK.repeat(address.length));
