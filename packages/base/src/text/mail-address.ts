/** Who a mail is from or to, as headers and settings write it. */
export interface MailAddress {
  /** Empty where there is none. */
  readonly name: string;
  readonly address: string;
}

const SHOWN = /^(?:(?<name>[^<>]*?)\s*<(?<inner>[^<>\s]+@[^<>\s]+)>|(?<bare>[^<>\s]+@[^<>\s]+))$/u;

/** `Name <address>` or an address alone, on one line; undefined if it is neither. */
export function readAddress(text: string): MailAddress | undefined {
  const { groups } = SHOWN.exec(text.trim()) ?? {};
  const address = groups?.inner ?? groups?.bare;
  if (address === undefined || /\p{Cc}/u.test(text)) return undefined;
  return { name: (groups?.name ?? "").replaceAll('"', "").trim(), address };
}

export function showAddress({ name, address }: MailAddress): string {
  return name === "" ? address : `${name} <${address}>`;
}
