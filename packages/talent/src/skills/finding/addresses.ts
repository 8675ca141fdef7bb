/** Addresses of pages and mailboxes name companies and tools, but not skills. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s，。；、）)】》]+|[\w.+-]+@[\w.-]+\w|\b[a-z0-9-]+\.(?:com|cn|io|org|dev)\b[^\s，。；、）)】》]*/gi;
/** As wide, and part of no word. */
const BLANK = "\ufffc";

/** The text with every address painted over; what stands behind it keeps its place. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (address) => BLANK.repeat(address.length));
