const HAN = /\p{Script=Han}/u;
const PLAIN = /^[A-Za-z ]+$/;
const ASCII = /^[\x20-\x7e]+$/;

export const isHan = (text: string): boolean => HAN.test(text);

/** The same for a name however it is written: "St. Louis", "st louis"; "Málaga", "malaga". */
export function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replaceAll(/ +/g, " ").trim();
  const bare = ASCII.test(name) ? name : name.normalize("NFKD").replaceAll(/[\p{M}’]/gu, "");
  return bare
    .replaceAll(/[.,']/g, "")
    .replaceAll(/[-\s]+/g, " ")
    .trim()
    .toLowerCase();
}

/** What a name is filed under: Chinese ones as they are. */
export const keyOf = (name: string): string => (isHan(name) ? name : fold(name));
